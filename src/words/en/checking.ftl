# A file whose plays are being judged.
checking-line = Each play of this file is judged again: line { NUMBER($line) } of { NUMBER($of) }.
checking-stop = Stop
checking-stopped = You stopped the check of this file.
