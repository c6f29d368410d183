# Of sky and clock, on several pages.

on-vantage-point = On a vantage point
sky-end = End the battle
sky-end-note = it can be opened again until the seed is shown
