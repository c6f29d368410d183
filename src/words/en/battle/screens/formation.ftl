# Of officers, by hand.

rating-A = Ability
rating-L = Leadership
rating-T = Temperament
