/**
 * `npm run verify FILE`: proves a battle from its file alone, as a stranger would: the chain, the seal, every throw and
 * every play. Also proves a campaign, in a few lines. Exits with 1 and the place if the file does not hold.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rooms } from './rooms.mjs';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name the file of a battle or a campaign: npm run verify FILE');
  process.exit(2);
}
const text = readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
process.chdir(new URL('..', import.meta.url).pathname);
const { load, close } = await rooms();

/** By the name of their rules in a header. */
const CAMPAIGNS = [
  ['aon', 'age-of-napoleon', 'ageOfNapoleon'],
  ['eia', 'empires-in-arms', 'empiresInArms'],
];

function rulesIn(json) {
  try {
    return `${JSON.parse(json).header?.rules}`;
  } catch {
    return '';
  }
}

/** Why a line does not hold, in the words of a battle's proof. */
const wrongIn = (words, { seq, why }) =>
  `This file does not prove the campaign. It breaks at line ${seq}: ${words.speak(why)}`;

async function verifyCampaign([, folder, name]) {
  const [
    { [name]: game },
    { eventSchema },
    { parseFile },
    { judging },
    { atOnce },
    { anyPayload },
    words,
    { loadWords },
  ] = await Promise.all([
    load(`/src/campaign/${folder}/game.ts`),
    load(`/src/campaign/${folder}/events.ts`),
    load('/src/journal/file.ts'),
    load('/src/journal/judging.ts'),
    load('/src/journal/breath.ts'),
    load('/src/journal/entry.ts'),
    load('/src/words/speak.ts'),
    load('/src/words/load.ts'),
  ]);
  await loadWords('shell', 'proof');
  const read = parseFile(text, { ...anyPayload, schema: 1, event: eventSchema });
  if (!read.ok) return { holds: false, said: words.speak(read.said) };
  const { header, entries, seed } = read.record;
  if (entries.some(({ events }) => events?.some(({ type }) => type === 'covered')))
    return {
      holds: false,
      said: 'Its deeds lie covered: they are judged on a phone that its keeper has opened it on.',
    };
  const judged = atOnce(judging(game, { start: undefined, apply: game.apply }, read.record));
  if (!judged.ok) return { holds: false, said: wrongIn(words, judged) };
  const waits = seed === '' ? `; ${judged.waiting} of them ask for dice, and wait for the seed` : '';
  return {
    holds: true,
    said: `${header.title}: lines 1 to ${entries.length} hold. Plays judged again: ${judged.plays + judged.waiting}${waits}.`,
  };
}

const campaign = CAMPAIGNS.find(([id]) => rulesIn(text).startsWith(`${id}-`));
try {
  if (campaign) {
    const { holds, said } = await verifyCampaign(campaign);
    console.log(said);
    process.exitCode = holds ? 0 : 1;
  } else await verifyBattle();
} finally {
  await close();
}

async function verifyBattle() {
  const [{ readForProof }, { proveFile }, { reportLines }, { fetchFourWords, wordsOf }, { speak }, { loadWords }] =
    await Promise.all([
      load('/src/app/proof/reading.ts'),
      load('/src/app/proof/walk.ts'),
      load('/src/app/proof/told.ts'),
      load('/src/app/session/words-of.ts'),
      load('/src/words/speak.ts'),
      load('/src/words/load.ts'),
    ]);
  await Promise.all([loadWords('shell', 'battle', 'proof'), fetchFourWords()]);
  const read = readForProof(text);
  const report = read.ok && proveFile(read.file);
  console.log(report ? reportLines(report, wordsOf).join('\n') : speak(read.why));
  process.exitCode = report && !report.broken ? 0 : 1;
}
