# Puzzles: one position, one question. { $company } is the corporation that the question is about.

puzzle-run = Find the best run
    .about = Which runs of the trains earn the most?
puzzle-run-1 = The trains of { $company } are to run. The network has changed since they ran last: the same runs as before are not the best any more. No set of runs earns more than the one that is wanted; that has been proven.
    .task = Run the trains of { $company } for as much as possible.
    .done = That is the best there is.
    .else = That is legal, but there are better runs.
puzzle-tile = Which tile earns most?
    .about = One lay lets the trains earn more than all others.
puzzle-tile-1 = It is the turn of { $company }. Of all tiles that it may lay, only one or two let its trains earn the most, and the first idea, a tile at home, is not among them.
    .task = Lay the tile with which { $company } can earn the most.
    .done = No other lay earns more.
    .else = That is legal, but another lay earns more.
puzzle-float = Can you float it?
    .about = The highest par at which you can start and float a corporation alone.
puzzle-float-1 = A stock round. You want a corporation of your own, and nobody will help you: all others pass. Six of its ten shares must be sold, to you, before the round ends. Your cash alone is not enough for the best par, but you may sell shares.
    .task = Start a corporation at the highest par that you can afford, and make it float.
    .done = It floats, and at no higher par would it have done so.
    .else = That is legal, but it does not lead to the highest possible par. Begin again.
