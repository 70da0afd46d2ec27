# Jogos guardados. Os ids começam com "save-".

save-damaged = O jogo guardado { $file } está danificado e foi posto de lado como { $kept }.
save-foreign = { $file } não é um jogo guardado por este programa e foi posto de lado como { $kept }.
save-newer = { $file } foi guardado pela versão mais nova { $version } (formato { $format }; esta conhece o { $known }). Ele fica como { $kept } até você atualizar o programa.
save-unplayable = Este jogo foi guardado pela versão { $version } e não pode mais ser jogado com as regras atuais.
save-unreadable = Não é possível ler o jogo guardado { $file } ({ $reason }).
save-missing = O jogo guardado { $file } não existe mais.
save-disk-full = O disco está cheio: o jogo não está sendo guardado em { $folder }. Você pode continuar jogando; o que já estava guardado está a salvo.
save-folder-closed = Não é possível gravar na pasta { $folder } ({ $reason }): o jogo não está sendo guardado. Você pode continuar jogando.
save-not-written = Não foi possível guardar o jogo em { $folder } ({ $reason }). Você pode continuar jogando; o que já estava guardado está a salvo.
save-backup-offered = A situação de uma decisão antes ainda existe.
save-backup-load = Abrir essa
save-without-log = As regras mudaram desde que este jogo foi guardado: ele continua na mesma decisão, mas sem o registro.
save-altered = Este jogo guardado está danificado: algo nele foi alterado.
save-altered-without-log = Este jogo guardado está danificado: ele continua na mesma decisão, mas sem o registro.
save-continue-line = { $day }/{ $month }/{ $year } · { $game } · { $names }
