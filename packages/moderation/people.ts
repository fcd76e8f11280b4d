/** Real people in a text: somebody close to the user by name, or anybody known by name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLists } from './lists.ts';
import { either } from './patterns.ts';
import type { Readings } from './readings.ts';

/**
 * A full name that follows a word for someone close to the user, which indicates a private person. Matched in the original text, since
 * names are capitalized.
 */
const named = /\p{Lu}\p{Ll}+[ -]\p{Lu}\p{Ll}+/u.source;
const closePersons = [
  new RegExp(
    `\\b[Mm]y (?:\\w+ )?(?:ex|ex-?(?:girl|boy)friend|ex-?wife|ex-?husband|girlfriend|boyfriend|wife|husband|neighbou?r|boss|teacher|classmate|coworker|co-worker|colleague|friend|sister|brother|mother|daughter|son),? ${named}`,
    'u',
  ),
  new RegExp(
    `\\b[Mm](?:on|a) (?:ex|voisine?|patronn?e?|professeure?|prof|collègue|copine|copain|amie?|sœur|frère|femme|mari),? ${named}`,
    'u',
  ),
  new RegExp(`\\b[Mm]i (?:ex|vecin[oa]|jef[ea]|profesora?|compañer[oa]|novi[oa]|amig[oa]|hermana?o?|espos[oa]),? ${named}`, 'u'),
  new RegExp(
    `[Мм](?:ой|оя|оего|ою|оей) (?:бывш\\p{L}+|сосед\\p{L}*|начальни\\p{L}+|учител\\p{L}+|коллег\\p{L}*|друг\\p{L}*|подруг\\p{L}*|одноклассни\\p{L}+|сестр\\p{L}+|жен\\p{L}+|муж\\p{L}*),? ${named}`,
    'u',
  ),
  /我(?:的)?(?:前女友|前男友|女友|男友|邻居|老板|老师|同学|同事|朋友|妻子|丈夫)(?:叫)?[王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗][\u4e00-\u9fff]{1,2}(?:的|，|,|。|$|\s)/u,
];

/** Whether a text names a private person. Reads the original text, because names are capitalized. */
export const namesPrivatePerson = (text: string): boolean => closePersons.some((rule) => rule.test(text.normalize('NFKC')));

const { close, famous } = readLists('people', 'close', 'famous');

const givenNames = new Set(
  'emma anna maria mary kate katie emily olivia sophia sophie laura julia jessica jennifer sarah sara lisa linda karen susan nancy amy amanda ashley michelle melissa stephanie rebecca rachel hannah nicole megan lauren victoria elizabeth alice charlotte chloe ella grace lily lucy mia natalie natasha samantha helen diana angela angelina scarlett margot jane jenny molly zoe vanessa veronica claire clara camille marie juliette elodie celine manon lea ines louise pauline marion aurelie sandrine nathalie isabelle valerie caroline carla carmen lucia elena isabel paula marta ana laia nuria rosa pilar sofia valentina camila daniela gabriela andrea fernanda alejandra patricia monica silvia teresa penelope salma olga irina tatiana ekaterina katya svetlana anastasia nastya yulia ksenia polina darya marina james john robert michael david william richard thomas charles daniel matthew mark paul steven andrew kevin brian george edward ryan jacob jack adam peter henry jean pierre jacques luc julien nicolas antoine juan jose luis carlos javier miguel antonio pablo pedro diego fernando ivan dmitri sergei alexei vladimir mikhail igor анна мария ольга елена ирина татьяна наталья светлана екатерина анастасия юлия ксения полина дарья марина алина виктория александра софья алиса вера людмила галина иван дмитрий сергей алексей владимир михаил андрей николай павел'.split(
    ' ',
  ),
);

/** Words that stand capitalized beside each other and name nobody. */
const unnamed = new Set(
  'a an the this that my our her his with and or of in on at for from by to un une des le la les el los las una unos en de du da del van von photo picture image portrait poster cover ad woman women man men girl girls boy boys lady ladies model models couple person people mujer hombre chica femme fille homme женщина девушка мужчина модель sexy hot sensual seductive beautiful elegant young pretty stunning gorgeous curvy lingerie bikini dress black white red blue green pink gold golden silver dark light summer winter spring autumn fall new old big little great grand san santa santo saint st los las las puerto rio costa playa monte mount lake north south east west nord sud est ouest upper lower hong kong york angeles vegas paris london berlin madrid barcelona milan milano roma rome miami hollywood beverly tokyo moscow moscou москва санкт нижний великий красная black friday cyber monday tuesday wednesday thursday saturday sunday january february march april may june july august september october november december christmas noel navidad valentine valentines halloween easter mardi gras year day night eve week fashion vogue elle calvin klein dolce gabbana agent provocateur victoria s secret la perla louis vuitton christian dior chanel gucci prada versace yves laurent jean paul gaultier hugo boss tommy hilfiger art deco nouveau belle epoque pin up film noir moulin rouge roaring twenties playboy bond wonder cat bat super harley quinn princess prince queen king lara croft alfa romeo aston martin harley davidson rolls royce ford land rover mercedes benz tesla bmw porsche lamborghini ferrari maserati jaguar studio pixar disney unreal engine canon nikon sony leica kodak fuji hasselblad octane midjourney stable diffusion hd uhd'.split(
    ' ',
  ),
);

/** Who made an image is not who is in it. */
const maker = /(?:by|after|style of|style d[eu'’]|manière de|estilo de|de la mano de|стил[ея]|à la|d['’]après)\s$/iu;

/** Two capitalized words side by side that look like a name, in a text that does not capitalize all its words. */
function hasName(text: string): boolean {
  const seen = text.normalize('NFKC');
  const all = seen.match(/\p{L}+/gu) ?? [];
  const capitals = all.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  if (all.length > 3 && capitals / all.length > 0.6) return false;
  return [
    ...seen.matchAll(
      /(?<![\p{L}'’-])(\p{Lu}\p{Ll}+)[ -](?:\p{Lu}\. |(?:[Dd]e|[Dd]el|[Vv]an|[Vv]on|[Dd]er|[Dd]en|[Dd]a|[Dd]i|[Dd]os|[Ll]a|[Ll]e|[Ee]l|[Bb]in) )*(\p{Lu}\p{Ll}+)(?![\p{L}])/gu,
    ),
  ].some(
    ({ index, 1: given, 2: family }) =>
      !unnamed.has(given!.toLowerCase()) && !unnamed.has(family!.toLowerCase()) && !maker.test(seen.slice(0, index)),
  );
}

/** Actors, singers and rich people by their full names, in the spelling of readings: lists of github.com/dariusk/corpora (CC0), without bands. */
const known: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'words/known-people.txt'), 'utf8')
    .trim()
    .split('\n'),
);
/** Words of the longest and the shortest name. */
const [longest, shortest] = [4, 2];

/** Whether a text holds one of these names, however it is capitalized. */
const hasKnownName = ({ texts }: Readings): boolean =>
  texts.some((text) => {
    const words = text.match(/[a-z0-9]+/g) ?? [];
    return words.some((_, at) => {
      for (let count = shortest; count <= longest; count += 1) if (known.has(words.slice(at, at + count).join(' '))) return true;
      return false;
    });
  });

const isFamous = either(...famous);
const isKnown = either(...close);

/** A given name and a surname, both capitalized. Chinese names are known by the list alone. */
const hasFullName = (text: string): boolean =>
  [...text.normalize('NFKC').matchAll(/(\p{Lu}\p{L}+) (?:[\p{Lu}]\. )?\p{Lu}\p{Ll}+/gu)].some(([, given]) =>
    givenNames.has(
      given!
        .toLowerCase()
        .normalize('NFD')
        .replace(/[\u0300-\u0305\u0307-\u036f]/g, ''),
    ),
  );

/** Whether a text is about somebody real. */
export const isAboutSomebodyReal = (text: string, readings: Readings): boolean =>
  isFamous(readings) || hasKnownName(readings) || isKnown(readings) || hasFullName(text) || hasName(text);
