# Partidas guardadas. Los ids empiezan por "save-".

save-damaged = La partida guardada { $file } está dañada y se ha apartado como { $kept }.
save-foreign = { $file } no es una partida guardada por este programa y se ha apartado como { $kept }.
save-newer = { $file } se guardó con la versión más reciente { $version } (formato { $format }; esta conoce el { $known }). Queda como { $kept } hasta que actualices el programa.
save-unplayable = Esta partida se guardó con la versión { $version } y ya no puede jugarse con las reglas actuales.
save-unreadable = No se puede leer la partida guardada { $file } ({ $reason }).
save-missing = La partida guardada { $file } ya no existe.
save-disk-full = El disco está lleno: la partida no se está guardando en { $folder }. Puedes seguir jugando; lo guardado antes está a salvo.
save-folder-closed = No se puede escribir en la carpeta { $folder } ({ $reason }): la partida no se está guardando. Puedes seguir jugando.
save-not-written = No se ha podido guardar la partida en { $folder } ({ $reason }). Puedes seguir jugando; lo guardado antes está a salvo.
save-backup-offered = La situación de una decisión antes todavía existe.
save-backup-load = Abrirla
save-without-log = Las reglas han cambiado desde que se guardó esta partida: continúa en la misma decisión, pero sin su registro.
save-altered = Esta partida guardada está dañada: algo en ella se ha alterado.
save-altered-without-log = Esta partida guardada está dañada: continúa en la misma decisión, pero sin su registro.
save-continue-line = { $day }/{ $month }/{ $year } · { $game } · { $names }
