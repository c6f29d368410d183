# How far units go, and what comes of it.

move-log = { $unit } moves **up to { $cm } cm**.
move-log-stays = { $unit } **does not move**.
