# E-mails and messages to browsers.

mail-turn = { $name }, it is your turn at “{ $table }”.
    .subject = Your turn: { $table }
mail-offer = { $name }, somebody makes you an offer at “{ $table }”.
    .subject = An offer for you: { $table }
mail-reminder = { $name }, your time at “{ $table }” runs out.
    .subject = Your time runs out: { $table }
mail-ended = { $name }, the game “{ $table }” is over.
    .subject = The game is over: { $table }
mail-vote = { $name }, the table “{ $table }” waits for your vote.
    .subject = Your vote is asked for: { $table }
mail-substitute = { $name }, you are asked to take over a seat at “{ $table }”.
    .subject = Will you take over a seat? { $table }
mail-confirm = { $name }, follow this link to say that this e-mail address is yours. If you know nothing of it, do nothing.
    .subject = Is this your address? ({ $site })
mail-reset = { $name }, by this link you can set a new password, once, within two days. If you did not ask for it, do nothing: your password stays as it is.
    .subject = A new password for { $site }
mail-stop = No more e-mails about turns:

push-turn = It is your turn
push-offer = Somebody makes you an offer
push-reminder = Your time runs out
push-ended = The game is over
push-vote = Your vote is asked for
push-substitute = You are asked to take over a seat
