# E-mails and messages to browsers.

mail-turn = { $name }, it is your turn at “{ $table }”.
    .subject = Your turn: { $table }
mail-offer = { $name }, somebody makes you an offer at “{ $table }”.
    .subject = An offer for you: { $table }
mail-reminder = { $name }, your time at “{ $table }” runs out.
    .subject = Your time runs out: { $table }
mail-ended = { $name }, the game “{ $table }” is over.
    .subject = The game is over: { $table }
mail-confirm = { $name }, follow this link to say that this e-mail address is yours. If you know nothing of it, do nothing.
    .subject = Is this your address? ({ $site })
mail-reset = { $name }, by this link you can set a new password, once, within two days. If you did not ask for it, do nothing: your password stays as it is.
    .subject = A new password for { $site }
mail-stop = No more e-mails about turns:

push-turn = It is your turn
push-offer = Somebody makes you an offer
push-reminder = Your time runs out
push-ended = The game is over
