# What is for one pair of eyes, and where it is.
papers-of = { $side } papers
papers-of-umpire = The umpire’s papers
battle-others-safe = Other battles are not touched by it.
