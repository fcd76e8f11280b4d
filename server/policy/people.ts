/** Real people in a text: somebody close to the user by name, or anybody known by name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The commonest Chinese surnames. */
const surname =
  '[王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段钱汤尹黎易常武乔贺赖龚文关迪欧章倪鞠景]';

/** Somebody real without a name: a person of the user's life, or of a picture that the user has. */
const knownPersons: readonly Pattern[] = [
  words(
    '(?:my|our) (?:\\w+ ){0,2}(?:ex|girlfriend|boyfriend|wife|husband|fiancee?|partner|mistress|neighbou?r|boss|manager|teacher|tutor|professor|coach|trainer|instructor|classmate|schoolmate|co-?worker|colleague|employee|intern|client|customer|friend|bestie|bff|(?:step-? ?|grand)?(?:sister|brother|mother|mom|mum|ma|father|dad|pa)|(?:sister|mother|daughter)-in-law|cousin|aunt|auntie|uncle|niece|nephew|roommate|flatmate|housemate|crush|landlady|landlord|doctor|nurse|dentist|therapist|pastor|priest|babysitter|nanny|barista|waitress|waiter|baker|hairdresser|cashier|mailman|student|secretary|tinder (?:match|date))s?',
    'the (?:actress|actor|singer|influencer|streamer|youtuber|presenter|anchor(?:woman)?|first lady|president|prime minister|chancellor) (?:who|from|of|that|in the (?:movie|film|show|series))',
    '(?:girl|woman|guy|man) (?:from|at|in) my (?:class|office|gym|work|school|street|building|church|team)',
    'some(?:one|body) i know',
    'her real face',
    '(?:her|his|my|this|their) (?:instagram|facebook|linkedin|tiktok|profile) (?:photo|picture|pic)s?',
    'this (?:real )?(?:person|woman|man|girl|guy|lady|celebrity|actress|actor)',
    '(?:the|this) (?:woman|man|girl|guy|person|lady) (?:in|from|on) (?:the|this|my) (?:photo|picture|image|upload)',
    'celebrit(?:y|ies)',
    'real person',
    'princess (?:diana|kate|anne)',
    'queen elizabeth',
    'the pope',
  ),
  words(
    'm(?:on|a|es) (?:\\w+ )?(?:ex|voisine?s?|patronn?e?|prof|professeure?|collegue|copine|copain|amie?|soeur|frere|femme|mari|mere|pere|cousine?|tante|oncle|eleve|coloc|belle-? ?(?:mere|soeur|fille)|niece|fiancee?|amante|nounou|prof(?:esseure?)? de \\w+|chef(?:fe)?|proprio)',
    'm(?:on|a) (?!(?:premier|dernier|chemisier|soulier|collier|papier|calendrier|panier|dossier|chaudier|cafetier|matier|lumier|manier|carrier|riviere|frontier|ordinateur|etagere|plancher|rocher|clocher|verger|danger)\\w*)\\p{L}{3,}(?:iere|ier|[gh]ere|[gh]er|euse|trice|teur|ienne|iste)',
    'l(?:a|e| )? ?(?:actrice|acteur|chanteuse|chanteur|presentatrice|influenceuse|youtubeuse|streameuse) (?:de|du|des|qui|d )',
    '(?:la )?(?:fille|femme) de (?:mon|ma|notre) (?:classe|bureau|immeuble|salle|travail|lycee)',
    'cette (?:femme|fille|personne) (?:sur|de) la photo',
    'celebrites?',
  ),
  words(
    'mi (?:ex|vecin[oa]|jef[ea]|profesora?|companer[oa]|novi[oa]|amig[oa]|herman[oa]|espos[oa]|mujer|marido|madre|padre|prim[oa]|tia|tio|alumn[oa]|profe|suegr[oa]|cunad[oa]|madrastra|padrastro|hermanastr[oa]|sobrin[oa]|nuera|yerno|ex ?novi[oa]|amante|peluquer[oa]|camarer[oa]|panader[oa]|enfermer[oa]|doctora?|dentista|psicolog[oa]|entrenadora?|secretari[oa]|caser[oa]|monitora?|nin[ea]ra|becari[oa]|client[ea]|crush)',
    '(?:la|el) (?:actriz|actor|cantante|presentadora?|influencer|youtuber|streamer) (?:de|del|que)',
    '(?:la )?chica de mi (?:clase|oficina|gimnasio|trabajo|edificio|barrio)',
    'esta (?:mujer|chica|persona) de la foto',
    'famos[oa]s? real(?:es)?',
  ),
  words(
    'мо(?:й|я|его|ю|ей|ем) (?:\\p{L}+ )?(?:бывш\\p{L}+|сосед\\p{L}*|начальни\\p{L}+|учител\\p{L}+|коллег\\p{L}*|друг\\p{L}*|подруг\\p{L}*|одноклассни\\p{L}+|однокурсни\\p{L}+|сестр\\p{L}+|жен\\p{L}+|муж\\p{L}*|мам\\p{L}+|девушк\\p{L}+|тет[ьяию]\\p{L}*|училк\\p{L}*|преподава\\p{L}+|препод\\p{L}*|тренер\\p{L}*|врач\\p{L}*|секретарш\\p{L}*|тещ\\p{L}*|свекров\\p{L}*|мачех\\p{L}*|сводн\\p{L}+|золовк\\p{L}*|невест\\p{L}*|племянни\\p{L}+|кузин\\p{L}*|кум\\p{L}|официантк\\p{L}*|парикмахер\\p{L}*|стоматолог\\p{L}*|репетитор\\p{L}*|любовниц\\p{L}*|клиентк\\p{L}*|знаком\\p{L}+)',
    '(?:актрис|певиц|ведущ|блогерш|телеведущ)\\p{L}* (?:из|которая|с канала)',
    '(?:девушк|женщин)\\p{L}* (?:из|с) мо(?:его|ей) (?:класс|офис|работ|подъезд|групп|двор)\\p{L}*',
    'эт\\p{L}+ (?:женщин|девушк|человек)\\p{L}* (?:с|на) фото\\p{L}*',
    'знаменитост\\p{L}+',
  ),
  signs(
    '我(?:的|们|家|班|公司|学校)*(?:那个)?(?:前女友|前男友|前妻|前夫|女友|男友|女朋友|男朋友|未婚妻|邻居|老板|老师|导师|教练|女?同学|同桌|同事|朋友|妻子|老婆|丈夫|老公|姐姐|妹妹|妈妈|后妈|继母|岳母|婆婆|嫂子|弟媳|小姨|阿姨|姑姑|侄女|表妹|表姐|堂妹|堂姐|室友|舍友|闺蜜|上司|主管|学姐|学妹|女神|秘书|保姆|客户|房东|医生|护士|理发师|校花|班花)',
    `(?:演员|歌手|影星|女星|男星|主播|网红|模特|导演|主持人|运动员|女团成员)${surname}[\\u4e00-\\u9fff]{1,2}`,
    '(?:朋友圈|微博|抖音|微信头像)(?:里|上)的(?:女|男|人|她|他)',
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

/** Words that stand capitalized beside each other and name nobody. */
const unnamed = new Set(
  'a an the this that my our her his with and or of in on at for from by to un une des le la les el los las una unos en de du da del van von photo picture image portrait poster cover ad woman women man men girl girls boy boys lady ladies model models couple person people mujer hombre chica femme fille homme женщина девушка мужчина модель sexy hot sensual seductive beautiful elegant young pretty stunning gorgeous curvy lingerie bikini dress black white red blue green pink gold golden silver dark light summer winter spring autumn fall new old big little great grand san santa santo saint st los las las puerto rio costa playa monte mount lake north south east west nord sud est ouest upper lower hong kong york angeles vegas paris london berlin madrid barcelona milan milano roma rome miami hollywood beverly tokyo moscow moscou москва санкт нижний великий красная black friday cyber monday tuesday wednesday thursday saturday sunday january february march april may june july august september october november december christmas noel navidad valentine valentines halloween easter mardi gras year day night eve week fashion vogue elle calvin klein dolce gabbana agent provocateur victoria s secret la perla louis vuitton christian dior chanel gucci prada versace yves laurent jean paul gaultier hugo boss tommy hilfiger art deco nouveau belle epoque pin up film noir moulin rouge roaring twenties playboy bond wonder cat bat super harley quinn princess prince queen king lara croft alfa romeo aston martin harley davidson rolls royce ford land rover mercedes benz tesla bmw porsche lamborghini ferrari maserati jaguar studio pixar disney unreal engine canon nikon sony leica kodak fuji hasselblad octane midjourney stable diffusion hd uhd'.split(
    ' ',
  ),
);

/** Who made a picture is not who is in it. */
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
  readFileSync(join(import.meta.dirname, 'known-people.txt'), 'utf8')
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
  isFamous(readings) || hasKnownName(readings) || isKnown(readings) || hasFullName(text) || hasName(text);
