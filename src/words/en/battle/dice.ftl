# The dice and their colours.

pot-red = red
pot-white = white
pot-green = green
