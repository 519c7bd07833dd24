# Texts of the browser client: the account and the administration of the server.

web-administrator = Administrator
web-guest-to-account = Make this an account
web-sign-out-everywhere = Sign out on all devices
web-saved = Saved.
web-change-password = Change the password
web-change-password-about = All other devices are signed out.
web-old-password = Present password
web-messages = Messages from this server
web-messages-language = Language of messages
web-webhook = Address to call
web-webhook-about = When it is your turn, somebody asks you something or a game ends, the server can call an address of yours, such as that of a chat channel. Leave it empty for none.
web-webhook-secret = Calls are signed with this secret. It is shown this once.
web-tokens = Keys for programs
web-tokens-about = A key lets a program of yours use this server in your name, within what you allow it.
web-tokens-none = You have made no key.
web-token-name = Name of the key
web-token-may = It may
web-token-make = Make a key
web-token-secret = This is the key “{ $name }”. It is shown this once: copy it now.
web-token-used = last used on { $day }
web-token-unused = made on { $day }, never used
web-token-revoke = Revoke
web-token-revoke-named = Revoke the key { $name }
web-token-revoked = The key { $name } no longer works.
web-scope-read = read
web-scope-play = make moves
web-scope-tables = make and join tables
web-scope-chat = write to others
web-scope-account = change the account
web-delete-account = Delete me from this server
web-delete-account-about = { $name }, your name, password and messages are deleted for good. Games of others stay, with a “former player” in your seats.
web-delete-for-good = Delete for good
web-administration = People of this server
web-account-name = Name of the account
web-search = Search
web-person-kind = Kind
web-person-since = Since
web-recovery = New password
web-recovery-for = Link to a new password for { $name }
web-recovery-link = By this link { $name } can set a new password, once, until { $day }. Hand it over by a way you trust.

## Where one is signed in, and what the server knows

web-sessions = Where you are signed in
web-sessions-about = If you do not know one of these browsers, sign it out and change your password.
web-session-browser = { $system ->
    [none] { $browser }
   *[other] { $browser } on { $system }
 }
web-session-unknown = A program that does not say what it is
web-session-here = (this browser)
web-session-since = from { $place }, since { $time }
web-session-end-named = Sign out { $name }
web-session-ended = That browser is signed out.
web-blocks = People you block
web-blocks-about = You do not read what they say, they cannot sit down at your tables, and they cannot propose you for a seat. They are not told.
web-blocks-none = You block nobody.
web-unblock = Hear of them again
web-unblock-named = Hear of { $name } again
web-my-data = What the server knows of you
web-my-data-about = Everything in one file: your account, where you are signed in, your tables, your chat and notes, whom you block and what you reported.
web-my-data-get = Fetch the file

## Keeping order

web-reports = Reports
web-reports-settled = Show those that are settled
web-reports-none = There are none.
web-report-by = { $by } about { $about }, { $time }
web-report-table = The table
web-report-outcome = Settled: { $outcome }
web-report-what-became = What became of it
web-report-settle = Settle it
web-sanction = Mute or ban
web-sanction-named = Mute or ban { $name }
web-sanction-title = { $name }: mute or ban
web-mute = Mute
web-mute-about = Whoever is muted plays on, but cannot talk.
web-mute-how-long = For how long muted
web-mute-hours = { $hours ->
    [1] for an hour
    [24] for a day
    [168] for a week
    [720] for thirty days
   *[other] for { $hours } hours
 }
web-muted-until = Muted until { $time }.
web-unmute = Let them talk again
web-ban = Ban
web-ban-about = Whoever is banned is signed out everywhere and cannot come in; the seats can be handed on.
web-ban-reason = What they are told
web-ban-how-long = For how long banned
web-ban-days = { $days ->
    [0] for good
    [1] for a day
    [7] for a week
    [30] for thirty days
    [365] for a year
   *[other] for { $days } days
 }
web-banned-until = Banned until { $time }.
web-unban = Let them in again
web-house = This server
web-house-guests = People without an account may play
web-house-guests-about = When this is closed, guests who are here already play on, and new ones need an account.
web-house-well = All is well.
web-figure-disk-free-bytes = Free disk (MB)
web-figure-threads = Threads
web-figure-games-waiting-for-bots = Games with people that wait for a bot
web-figure-bot-games-waiting = Games of bots alone that wait
web-figure-heavy-work-waiting = Costly work that waits
web-figure-games-in-memory = Games in memory
web-figure-running-games = Running games
web-figure-deliveries-waiting = Calls to addresses that wait
web-figure-mails-waiting = E-mails that wait
web-figure-pushes-waiting = Messages to browsers that wait
web-book = Book of sign-ins and acts
web-book-about = Sign-ins, refused ones too, and what administrators did. It goes back half a year.
web-book-time = When
web-book-who = Who
web-book-act = What
web-book-about-whom = About whom
web-book-place = From where
web-book-detail = More
web-act-sign-in = signed in
web-act-sign-in-refused = was refused
web-act-password-changed = changed the password
web-act-recovery-link = made a link to a new password
web-act-recovered = set a new password by a link
web-act-remove-line = took a line of chat away
web-act-remove-table = took a table away
web-act-settle-report = settled a report
web-act-mute = muted
web-act-ban = banned
web-act-unban = let in again
web-act-guests = opened or closed guest play
web-act-passkey-made = made a passkey
web-act-passkey-dropped = took a passkey away
web-act-add-account = added an account
web-act-add-administrator = added an administrator
web-act-promote = made an administrator
web-act-demote = took the administrator's rights away
web-act-delete-account = deleted an account

## Passkeys

web-passkeys = Passkeys
web-passkeys-about = A passkey is kept by your telephone, computer or security key, and signs you in without the password, by a finger, a face or a number. It cannot be guessed, and works on this site alone.
web-passkeys-none = You have none.
web-passkeys-impossible = This browser makes passkeys only for pages that it reaches by https and by a name.
web-passkey-name = Name of the passkey
web-passkey-make = Make a passkey
web-passkey-made = The passkey is made: from now on you can sign in by it.
web-passkey-not-made = No passkey was made.
web-passkey-drop = Take it away
web-passkey-drop-named = Take the passkey { $name } away
web-passkey-go = Sign in by a passkey
web-passkey-not-shown = No passkey was shown.
web-is-banned = banned
web-is-muted = muted
## E-mail and being told

web-my-profile = My profile
web-password-rule = At least ten characters; one that is easy to guess is not taken.
web-push = Also when this page is closed
web-email = E-mail
web-email-about = For a new password when you have forgotten yours, and to be told of your turn when you are away. Nobody else sees it.
web-email-address = E-mail address
web-email-save = Send me a link
web-email-confirmed = { $email } is confirmed.
web-email-waits = A link has been sent to { $email }. The address is used once you have followed it.
web-email-turns = By e-mail to { $email }, when I have not moved after some minutes
web-email-set = Be told by e-mail too
web-mail-confirm = Is this your e-mail address?
web-mail-confirm-about = You gave this address for your account.
web-mail-confirm-go = Yes, it is mine
web-mail-confirm-done = The address is confirmed.
web-mail-stop = No more e-mails about turns?
web-mail-stop-about = You can have them again from your account page.
web-mail-stop-go = Stop them
web-mail-stop-done = You will get no more e-mails about turns.
web-forgotten = I have forgotten my password
web-forgotten-about = If your account has a confirmed e-mail address, a link to a new password is sent there. Else an administrator of this server can help.
web-forgotten-name = Name or e-mail address of the account
web-forgotten-go = Send me a link
web-forgotten-asked = If there is such an account with a confirmed address, a link is on its way there.
