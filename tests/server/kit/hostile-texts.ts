/** Families of text that cost a reader more than its length suggests: what one character becomes, how words are joined, what can be counted or corrected. */

const units: Readonly<Record<string, string>> = {
  'one long word': 'a',
  'a long word of many letters': 'abcdefghijklmnopqrstuvwxyz',
  'words as long as are corrected': 'qwertyuiopasdfghjklzxcvb ',
  'misspelt words': 'beautifll oceean ',
  'words joined by hyphens': 'abcde-',
  'a compatibility character of eighteen letters': '\ufdfa',
  'the same between underscores': '_\ufdfa',
  'the same between spaces': '\ufdfa ',
  'ligatures and circled letters': 'ﬃ㍿㏂Ⓐ🅰',
  'combining marks': 'e\u0301\u0323\u0302',
  'one letter under many marks': `e${'\u0301'.repeat(40)}`,
  'Chinese numerals': '十',
  'Chinese numerals in turn': '二十三百',
  'numerals of other scripts': '٣३௩๓',
  'Roman numerals': 'xvi years ',
  'numbers in words': 'twenty one ',
  sums: '3 times 4 plus ',
  alternations: 'girl not of age ',
  'letters with single spaces': 'n u d e ',
  'letters with signs': 'n.u*d|e_',
  'emoji joined': '👩\u200d👩\u200d👧\u200d',
  flags: '🇫🇷',
  'invisible characters': 'a\u200b\u00ad',
  'letters that look alike': 'пᴜԁе ',
  'upside-down letters': 'ǝpnu ',
  'digits for letters': 'nud3 l1ttl3 ',
  'dates of birth': 'born in 2012 ',
  names: 'my friend Anna Bell, ',
  'French words': "l'été des enfants ",
  'Russian words': 'маленькая девочка в лесу ',
  'Russian long word': 'щ',
  'Chinese text': '小女孩在河边画画',
  'quotation marks': '"a" ',
  brackets: '((',
  'white space': ' \t\u2003',
  punctuation: '.,;:!?',
  'line breaks': 'a\n',
  slashes: 'a/b\\',
  'at signs': 'a@b.',
  'lone accents': '\u0301',
  'capital letters': 'Anna BELL ',
};

/** Every family at a length in UTF-16 units, never with half of a character at its end. */
export const hostileTexts = (length: number): [name: string, text: string][] =>
  Object.entries(units).map(([name, unit]) => [
    name,
    unit
      .repeat(Math.ceil(length / unit.length))
      .slice(0, length)
      .replace(/[\ud800-\udbff]$/, ''),
  ]);
