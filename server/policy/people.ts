/** Real people in a text: somebody close to the user by name, or anybody known by name. */
import { either, signs, words, type Pattern } from './patterns.ts';
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

/** Somebody real without a name: a person of the user's life, or of a picture that the user has. */
const knownPersons: readonly Pattern[] = [
  words(
    'my (?:\\w+ )?(?:ex|girlfriend|boyfriend|wife|husband|neighbou?r|boss|teacher|classmate|co-?worker|colleague|friend|sister|brother|mother|mom|mum|father|dad|cousin|aunt|uncle|roommate|crush|landlady|landlord|doctor|student|secretary)s?',
    'this (?:real )?(?:person|woman|man|girl|guy|lady|celebrity|actress|actor)',
    '(?:the|this) (?:woman|man|girl|guy|person|lady) (?:in|from|on) (?:the|this|my) (?:photo|picture|image|upload)',
    'celebrit(?:y|ies)',
    'real person',
    'princess (?:diana|kate|anne)',
    'queen elizabeth',
    'the pope',
  ),
  words(
    'm(?:on|a|es) (?:\\w+ )?(?:ex|voisine?s?|patronn?e?|prof|professeure?|collegue|copine|copain|amie?|soeur|frere|femme|mari|mere|pere|cousine?|tante|oncle|eleve|coloc)',
    'cette (?:femme|fille|personne) (?:sur|de) la photo',
    'celebrites?',
  ),
  words(
    'mi (?:ex|vecin[oa]|jef[ea]|profesora?|companer[oa]|novi[oa]|amig[oa]|herman[oa]|espos[oa]|mujer|marido|madre|padre|prim[oa]|tia|tio|alumn[oa])',
    'esta (?:mujer|chica|persona) de la foto',
    'famos[oa]s? real(?:es)?',
  ),
  words(
    'мо(?:й|я|его|ю|ей|ем) (?:\\p{L}+ )?(?:бывш\\p{L}+|сосед\\p{L}*|начальни\\p{L}+|учител\\p{L}+|коллег\\p{L}*|друг\\p{L}*|подруг\\p{L}*|одноклассни\\p{L}+|однокурсни\\p{L}+|сестр\\p{L}+|жен\\p{L}+|муж\\p{L}*|мам\\p{L}+|девушк\\p{L}+|теть\\p{L}+)',
    'эт\\p{L}+ (?:женщин|девушк|человек)\\p{L}* (?:с|на) фото\\p{L}*',
    'знаменитост\\p{L}+',
  ),
  signs(
    '我的?(?:前女友|前男友|前妻|前夫|女友|男友|女朋友|男朋友|邻居|老板|老师|同学|同事|朋友|妻子|老婆|丈夫|老公|姐姐|妹妹|妈妈|表妹|表姐|室友|闺蜜|上司)',
    '照片(?:里|中|上)的(?:女|男|人|她|他)',
    '女明星',
    '男明星',
    '明星脸',
    '真人(?:换脸|照片)',
  ),
];

/** People whom everybody knows, in the spellings of the five languages. */
const famous: readonly Pattern[] = [
  words(
    'trump',
    'melania',
    'ivanka',
    'biden',
    'kamala harris',
    'obama',
    'michelle obama',
    'hillary clinton',
    'putin',
    'zelensk\\w*',
    'macron',
    'brigitte macron',
    'le pen',
    'merkel',
    'meloni',
    'elon musk',
    'zuckerberg',
    'bezos',
    'bill gates',
    'taylor swift',
    'beyonce',
    'rihanna',
    'adele',
    'madonna',
    'lady gaga',
    'billie eilish',
    'ariana grande',
    'selena gomez',
    'katy perry',
    'miley cyrus',
    'britney spears',
    'dua lipa',
    'shakira',
    'rosalia',
    'jennifer lopez',
    'j ?-?lo',
    'kim kardashian',
    'kardashians?',
    'kylie jenner',
    'kendall jenner',
    'emma watson',
    'emma stone',
    'scarlett johansson',
    'margot robbie',
    'gal gadot',
    'zendaya',
    'sydney sweeney',
    'jennifer lawrence',
    'angelina jolie',
    'natalie portman',
    'anne hathaway',
    'megan fox',
    'jenna ortega',
    'millie bobby brown',
    'ana de armas',
    'penelope cruz',
    'salma hayek',
    'sofia vergara',
    'monica bellucci',
    'marion cotillard',
    'lea seydoux',
    'catherine deneuve',
    'brigitte bardot',
    'marilyn monroe',
    'audrey hepburn',
    'greta thunberg',
    'meghan markle',
    'kate middleton',
    'prince harry',
    'prince william',
    'princess diana',
    'brad pitt',
    'tom cruise',
    'leonardo dicaprio',
    'johnny depp',
    'keanu reeves',
    'timothee chalamet',
    'tom holland',
    'harry styles',
    'justin bieber',
    'messi',
    'ronaldo',
    'serena williams',
    'maria sharapova',
    'georgina rodriguez',
    'pedro sanchez',
    'letizia',
    'aitana',
    'emma raducanu',
    'blackpink',
    'lisa manobal',
    'pokimane',
    'belle delphine',
    'aoc',
    'ocasio-? ?cortez',
    'oprah',
    'ellen degeneres',
    'messi',
  ),
  words(
    'трамп\\p{L}*',
    'байден\\p{L}*',
    'путин\\p{L}*',
    'зеленск\\p{L}*',
    'макрон\\p{L}*',
    'мелони',
    'тейлор свифт',
    'скарлетт йоханссон',
    'эмм\\p{L} уотсон',
    'ольг\\p{L}+ бузов\\p{L}+',
    'бузов\\p{L}+',
    'ксени\\p{L}+ собчак',
    'собчак',
    'алл\\p{L}+ пугачев\\p{L}+',
    'пугачев\\p{L}+',
    'полин\\p{L}+ гагарин\\p{L}+',
    'марго робби',
    'анджелин\\p{L}+ джоли',
    'ким кардашьян',
    'бритни спирс',
    'мадонн\\p{L}+',
    'рианн\\p{L}+',
    'кейт миддлтон',
    'меган фокс',
    'клав\\p{L}+ кок\\p{L}+',
    'регин\\p{L}+ тодоренко',
    'анн\\p{L}+ асти',
    'инстасамк\\p{L}+',
  ),
  signs(
    '特朗普',
    '川普',
    '拜登',
    '普京',
    '泽连斯基',
    '马克龙',
    '习近平',
    '杨幂',
    '范冰冰',
    '赵丽颖',
    '迪丽热巴',
    '杨紫',
    '刘亦菲',
    '章子怡',
    '巩俐',
    '林志玲',
    '周杰伦',
    '刘德华',
    '成龙',
    '王菲',
    '鞠婧祎',
    '关晓彤',
    '杨超越',
    '唐嫣',
    '高圆圆',
    '泰勒.?斯威夫特',
    '霉霉',
    '斯嘉丽',
    '艾玛.?沃特森',
    '金.?卡戴珊',
    '赵露思',
    '李冰冰',
    '郑爽',
    '景甜',
    '古力娜扎',
    '虞书欣',
    '欧阳娜娜',
    '谷爱凌',
    '王心凌',
    '邓紫棋',
    '蔡依林',
    '舒淇',
    '林允儿',
  ),
];

const givenNames = new Set(
  'emma anna maria mary kate katie emily olivia sophia sophie laura julia jessica jennifer sarah sara lisa linda karen susan nancy amy amanda ashley michelle melissa stephanie rebecca rachel hannah nicole megan lauren victoria elizabeth alice charlotte chloe ella grace lily lucy mia natalie natasha samantha helen diana angela angelina scarlett margot jane jenny molly zoe vanessa veronica claire clara camille marie juliette elodie celine manon lea ines louise pauline marion aurelie sandrine nathalie isabelle valerie caroline carla carmen lucia elena isabel paula marta ana laia nuria rosa pilar sofia valentina camila daniela gabriela andrea fernanda alejandra patricia monica silvia teresa penelope salma olga irina tatiana ekaterina katya svetlana anastasia nastya yulia ksenia polina darya marina james john robert michael david william richard thomas charles daniel matthew mark paul steven andrew kevin brian george edward ryan jacob jack adam peter henry jean pierre jacques luc julien nicolas antoine juan jose luis carlos javier miguel antonio pablo pedro diego fernando ivan dmitri sergei alexei vladimir mikhail igor анна мария ольга елена ирина татьяна наталья светлана екатерина анастасия юлия ксения полина дарья марина алина виктория александра софья алиса вера людмила галина иван дмитрий сергей алексей владимир михаил андрей николай павел'.split(
    ' ',
  ),
);

const isFamous = either(...famous);
const isKnown = either(...knownPersons);

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
  isFamous(readings) || isKnown(readings) || hasFullName(text);
