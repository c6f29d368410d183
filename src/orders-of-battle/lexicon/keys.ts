/** Keys of nested lists, by what they tell. */

export const ENTRY_KEYS = {
  name: ['name', 'title', 'unit', 'label', 'designation', 'unit_name'],
  commander: [
    'commander_name',
    'commander',
    'leader',
    'general',
    'commanded_by',
    'co',
    'cinc',
    'c_in_c',
    'commander_in_chief',
    'chief',
  ],
  strength: ['strength', 'total', 'headcount', 'size', 'effectives'],
  men: ['men', 'bayonets', 'infantry', 'foot'],
  sabres: ['sabres', 'sabers', 'cavalry', 'horse', 'horses'],
  guns: ['guns', 'cannon', 'cannons', 'pieces'],
  points: ['points', 'sp', 'steps'],
  level: ['level', 'echelon', 'size_type', 'unit_level'],
  kind: ['category', 'arm', 'kind', 'branch', 'function'],
  type: ['type', 'troop_type', 'class'],
  nation: ['nation', 'nationality', 'country', 'faction'],
  arrival: ['arrival', 'arrives', 'entry', 'entry_turn', 'entryturn', 'reinforcement'],
  notes: ['notes', 'note', 'comment', 'description', 'remark', 'remarks'],
  parts: [
    'units',
    'children',
    'subunits',
    'sub_units',
    'formations',
    'groups',
    'troops',
    'subordinates',
    'elements',
    'members',
  ],
} as const;

/** Keys that hold the level below under its own name: `brigades: […]`. */
export const LEVEL_KEYS =
  /^(?:armies|army|wings?|corps|divisions?|brigades?|regiments?|battalions?|squadrons?|batteries|battery|sides?|forces?|belligerents|combatants|opponents|opposing_forces|factions|cavalry_brigades)$/;

export const RATED_KEYS = ['quality', 'morale', 'moralegrade', 'experience', 'rating', 'training', 'q'];
