import type { Language } from './language.ts';

export const portuguese: Language = {
  levels: {
    army: 'ex[ée]rcito',
    division: 'divis[ãa]o',
    brigade: 'brigada',
    regiment: 'regimento',
    battalion: 'batalh(?:ão|ao|ões|oes)',
    squadron: 'esquadr(?:ão|ao|ões|oes)',
    battery: 'baterias?',
  },
  arms: {
    engineers: 'sapadores|engenheiros',
    artillery: 'artilharia',
    hussar: 'hussardos',
    dragoon: 'drag[õo]es',
    cavalry: 'cavall?aria',
    grenadier: 'granadeiros',
    light: 'ca[çc]adores',
    militia: 'mil[íi]cias|ordenan[çc]as',
    line: 'infantaria',
  },
  counted: {
    men: 'homens|h\\.|praças',
    sabres: 'cavall?os|cav\\.',
    guns: 'peças|pecas|bocas de fogo',
    battalion: 'batalhões|batalhoes',
    squadron: 'esquadrões|esquadroes',
    battery: 'baterias',
  },
  sums: 'som+a',
  ranks: ['cor\\.', 'brig\\.', 'marechal'],
};
