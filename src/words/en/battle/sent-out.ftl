# Detachments and garrisons

garrison-log-none = { $unit } makes no garrison: { $why }
detach-log-none = { $unit } sends out nothing: { $why }
