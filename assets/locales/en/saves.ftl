# Saved games. Ids start with "save-".

save-damaged = The saved game { $file } is damaged and was set aside as { $kept }.
save-foreign = { $file } is not a saved game of this program and was set aside as { $kept }.
save-newer = { $file } was saved by the newer version { $version } (format { $format }; this one knows { $known }). It is kept as { $kept } until you update.
save-unplayable = This game was saved by version { $version } and can no longer be played with the present rules.
save-unreadable = The saved game { $file } cannot be read ({ $reason }).
save-missing = The saved game { $file } is not there any more.
save-disk-full = The disk is full: the game is not being saved in { $folder }. You can go on playing; what was saved before is safe.
save-folder-closed = The folder { $folder } cannot be written ({ $reason }): the game is not being saved. You can go on playing.
save-not-written = The game could not be saved in { $folder } ({ $reason }). You can go on playing; what was saved before is safe.
save-backup-offered = The state one decision earlier is still there.
save-backup-load = Load it
save-without-log = The rules have changed since this game was saved: it goes on from the same decision, but without its log.
save-altered = This saved game is damaged: something in it has been altered.
save-altered-without-log = This saved game is damaged: it goes on from the same decision, but without its log.
save-continue-line = { $year }-{ $month }-{ $day } · { $game } · { $names }
