/** Russian letters in Latin ones, as the Russian lexicon spells them. */
const LETTERS: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ѣ: 'e',
  ѳ: 'f',
  ѵ: 'i',
};

const CYRILLIC = /[\u0400-\u04ff]/gu;

const FIRST_YE = /(?<!\p{L})[Ее]/gu;

/** "7-я пехотная дивизия" as "7-ya pekhotnaya diviziya". */
export const inLatin = (text: string): string =>
  text
    .replace(FIRST_YE, (letter) => (letter === 'е' ? 'ye' : 'Ye'))
    .replace(CYRILLIC, (letter) => {
      const { [letter.toLowerCase()]: latin } = LETTERS;
      return latin === undefined || letter === letter.toLowerCase()
        ? (latin ?? letter)
        : latin.charAt(0).toUpperCase() + latin.slice(1);
    });
