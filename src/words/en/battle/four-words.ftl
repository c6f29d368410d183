# Thirty-two beginnings and thirty-two ends; each beginning with each end is a plain word, such as "oakbridge", easily told
# apart from the others by eye and ear: the head of a journal is said in four of them. Another language has as many of its
# own. Their order is for good: one put in, left out or moved changes what old battles say.
four-words-first =
    amber badger barley bishop castle cherry clover copper dragon eagle elder falcon flint fox hazel ivy lily moon
    north oak otter plum queen raven rose silver summer swan thistle walnut willow winter
four-words-second =
    bank bridge brook chapel church cliff cross farm field ford garden gate grove harbour heath hill house lake lodge
    market meadow orchard point road stone street tavern tower valley water wood yard
