# What the cards say.

result-VH = Very High
result-H = High
result-N = Normal
result-L = Low
result-VL = Very Low
