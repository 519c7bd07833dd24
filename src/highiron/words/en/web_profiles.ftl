# Texts of the browser client: profiles, ratings, following, playing again.

web-people = People
web-here-since = here since { $day }
web-followers = { $count ->
    [0] nobody follows
    [one] one follower
   *[other] { $count } followers
 }
web-follow = Follow
web-followed = You follow
web-you-follow = You follow
web-followed-games = Players you follow
web-person-gone = There is nobody here
web-is-here = is here now
web-results = Results
web-results-none = No game has been finished yet.
web-games-played = Games
web-games-won = Won
web-with-people = With people
web-rating = Rating
web-rating-figures = { $mu } ± { $sigma }
web-rating-none = none yet
web-rating-about = Ratings are worked out by openskill among people alone, and among bots alone. Games around one screen and imported ones do not count. Lists are ordered by what is sure of a rating: three deviations below it.
web-leaderboard = Leaderboard
web-leaderboard-of = Whose
web-of-people = people
web-of-bots = bots
web-leaderboard-none = Nobody has finished a game of this title that counts.
web-rematch = Play again
web-rematch-join = Play again: take your seat
web-rematch-about = The same people, rules and bots; everybody sits one seat earlier.

web-ladder = Ladder of the bots
web-ladder-about = The bots of the house against each other: every deal is played once from every seat, by different bots.
web-ladder-none = No run for this title is shipped.
web-ladder-bot = Bot
web-ladder-wealth = Share of all wealth
web-ladder-time = Time for a decision
web-ladder-rating = { $rating } ± { $width }
web-ladder-part = { $value } % ({ $low } to { $high })
web-ladder-ms = { $median } ms, at most { $most } ms in 99 of 100
web-ladder-run = { $games } games of { $players } players, played on { $day } by version { $commit }. Intervals hold the truth in 95 of 100 cases. Bots that look ahead had no clock.
web-ladder-people = People against bots at public tables here
web-ladder-people-none = No public game of people and bots has been finished here yet.
web-ladder-met = People met
web-ladder-ahead = of them ahead of it
