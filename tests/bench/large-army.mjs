/** An order of battle of so many units, invented: corps of two divisions, each of brigades and a battery. As text and as a table. */

const TOWNS = ['Aldern', 'Brucken', 'Calvia', 'Dornau', 'Eschen', 'Falkirch', 'Garlin', 'Hohenau', 'Isola', 'Jarov'];
const GENERALS = ['Veldt', 'Holm', 'Corvin', 'Morav', 'Sorel', 'Keller', 'Aster', 'Brandt', 'Lorenz', 'Tarn', 'Ostrow'];

const ordinal = (n) => `${n}${n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;

const PER_DIVISION = 20;

/** Rows of corps, divisions, brigades with two regiments each, and batteries; `units` brigades and batteries in all. */
function* rows(units) {
  let regiment = 0;
  for (let n = 0; n < units; n += 1) {
    const corps = Math.floor(n / (2 * PER_DIVISION)) + 1;
    const division = Math.floor(n / PER_DIVISION) + 1;
    const general = GENERALS[n % GENERALS.length];
    if (n % (2 * PER_DIVISION) === 0) yield { level: 'Corps', name: `${ordinal(corps)} Corps`, commander: general };
    if (n % PER_DIVISION === 0) yield { level: 'Division', name: `${ordinal(division)} Division`, commander: general };
    if (n % PER_DIVISION === PER_DIVISION - 1) {
      yield { level: 'Battery', name: `${ordinal(n)} Foot Battery`, guns: 8 };
      continue;
    }
    yield { level: 'Brigade', name: `${ordinal(n + 1)} Brigade`, commander: `${general}-${TOWNS[n % TOWNS.length]}` };
    for (const of of [0, 1]) {
      regiment += 1;
      // One in two hundred gives no strength: there is something to review.
      const men = regiment % 200 === 0 ? '?' : 900 + ((regiment * 37) % 400);
      yield { level: 'Regiment', name: `${ordinal(regiment)} ${of ? 'Line' : TOWNS[regiment % 10]} Regiment`, men };
    }
  }
}

/** As it might be copied from a book. */
export function asText(units) {
  const lines = ['Army of the Long Road', ''];
  for (const { level, name, commander, men, guns } of rows(units)) {
    const chief = commander ? ` (General ${commander})` : '';
    if (level === 'Corps') lines.push('', `${name}${chief}`);
    else if (level === 'Regiment') lines.push(`- ${name}: ${men} men`);
    else if (level === 'Battery') lines.push(`- ${name}: ${guns} guns`);
    else lines.push(`${name}${chief}`);
  }
  return `${lines.join('\n')}\n`;
}

/** As a table with its tree told by depth. */
export function asTable(units) {
  const DEPTH = { Corps: 1, Division: 2, Brigade: 3, Battery: 3, Regiment: 4 };
  const lines = ['depth,level,name,commander,men,guns', '0,Army,Army of the Long Road,,,'];
  for (const { level, name, commander = '', men = '', guns = '' } of rows(units))
    lines.push([DEPTH[level], level, name, commander, men, guns].join(','));
  return `${lines.join('\n')}\n`;
}
