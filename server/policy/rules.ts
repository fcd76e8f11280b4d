/**
 * The built-in content policy: word lists of forbidden requests in five languages. It is deliberately simple and errs on the side of the
 * person depicted; operators who need more nuance can configure a moderation service.
 */

export type Rule = 'sexual' | 'minors' | 'undressing' | 'politics' | 'privatePerson';

const words = (...list: string[]): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.join('|')})(?![\\p{L}\\p{N}])`, 'u');
/** Builds a pattern without word boundaries, because Chinese is written without spaces. */
const signs = (...list: string[]): RegExp => new RegExp(list.join('|'), 'u');
const any =
  (...rules: RegExp[]) =>
  (text: string): boolean =>
    rules.some((rule) => rule.test(text));

const sexual = any(
  words(
    'nudes?',
    'nudity',
    'naked',
    'nsfw',
    'porn\\w*',
    'hentai',
    'xxx',
    'sex',
    'sexual\\w*',
    'orgasm\\w*',
    'blowjobs?',
    'handjobs?',
    'masturbat\\w*',
    'genitals?',
    'penis\\w*',
    'vaginas?',
    'topless',
    'erotic\\w*',
    'fetish\\w*',
    'bdsm',
    'cumshots?',
    'onlyfans',
  ),
  words('nue?s?', 'nudite', 'sexe', 'sexuel\\w*', 'porno\\w*', 'erotique\\w*', 'seins nus', 'penis', 'vagin', 'masturb\\w*', 'fellation'),
  words('desnud[oa]s?', 'desnudez', 'sexo', 'sexuales?', 'pornograf\\w*', 'erotic[oa]s?', 'pene', 'mamada', 'masturb\\w*', 'en pelotas'),
  words(
    'гол(?:ая|ый|ые|ой|ую|ого|ых|ыми|ышом)',
    'обнажен\\p{L}*',
    'порно\\p{L}*',
    'секс\\p{L}*',
    'эротик\\p{L}*',
    'эротическ\\p{L}*',
    'интимн\\p{L}* фото',
    'минет',
    'мастурб\\p{L}*',
    'половой член',
  ),
  signs(
    '裸体',
    '裸照',
    '裸女',
    '裸男',
    '全裸',
    '半裸',
    '赤裸',
    '色情',
    '性爱',
    '做爱',
    '情色',
    '口交',
    '自慰',
    '阴茎',
    '阴道',
    '黄片',
    '无码',
  ),
);

const minors = any(
  words(
    'child(?:ren)?',
    'kids?',
    'minors?',
    'underage',
    'preteens?',
    'teen(?:age|ager|agers|s)?',
    'school ?(?:girl|boy)s?',
    'toddlers?',
    'bab(?:y|ies)',
    'infants?',
    'little (?:girl|boy)s?',
    'lolis?',
    'lolita',
    'shota',
    '(?:[1-9]|1[0-7])(?: |-)?(?:years?|yrs?|yo|y/o)(?: |-)?(?:olds?)?',
  ),
  words(
    'enfants?',
    'mineure?s?',
    'gamine?s?',
    'fillettes?',
    'ado(?:lescente?s?)?',
    'ecolieres?',
    'ecoliers?',
    'lyceennes?',
    'collegiennes?',
    'bebes?',
    'petites? filles?',
    'petits? garcons?',
    '(?:[1-9]|1[0-7]) ans',
  ),
  words('nin[oa]s?', 'menores?', 'adolescentes?', 'colegialas?', 'bebes?', 'chiquill[oa]s?', '(?:[1-9]|1[0-7]) anos'),
  words(
    'ребен\\p{L}*',
    'дет(?:и|ей|ям|ьми|ях|ск\\p{L}*)',
    'несовершеннолетн\\p{L}*',
    'школьни\\p{L}*',
    'подрост\\p{L}*',
    'малолет\\p{L}*',
    'малыш\\p{L}*',
    'девочк\\p{L}*',
    'мальчи\\p{L}*',
    '(?:[1-9]|1[0-7]) лет',
  ),
  signs(
    '儿童',
    '孩子',
    '小孩',
    '未成年',
    '少女',
    '幼女',
    '萝莉',
    '正太',
    '男童',
    '女童',
    '小学生',
    '中学生',
    '婴儿',
    '小女孩',
    '小男孩',
    '(?<!\\d)(?:[1-9]|1[0-7])岁',
  ),
);

const undressing = any(
  words(
    'undress\\w*',
    'unclothed',
    'strip(?:ped|ping)? (?:her|him|them|the|off)',
    'nudify\\w*',
    'deepnude',
    '(?:remove|take off|taking off|tear off|without)(?: \\w+){0,2} (?:clothes|clothing|dress|shirt|bra|underwear|panties|pants|skirt|bikini)',
    'see[- ]?through clothes',
    'no clothes',
  ),
  words(
    'deshabill\\w*',
    'devetu\\w*',
    '(?:enlever?|retirer?|oter?|sans)(?: \\w+){0,2} (?:vetements?|habits?|robe|soutien gorge|culotte|chemise)',
  ),
  words(
    'desnudar\\w*',
    'desvestir\\w*',
    'desvistel[aoe]s?',
    '(?:quitar?(?:le|se)?|sin)(?: \\w+){0,2} (?:ropa|vestido|camisa|sujetador|bragas|falda)',
  ),
  words(
    'раздев\\p{L}*',
    'раздень\\p{L}*',
    'раздет\\p{L}*',
    '(?:снять|сними|убери|убрать|без)(?: \\p{L}+){0,2} (?:одежд\\p{L}*|плать\\p{L}*|бель\\p{L}*|лифчик\\p{L}*|рубашк\\p{L}*)',
  ),
  signs('脱掉', '脱光', '脱衣', '脱去.{0,4}衣', '去掉.{0,4}衣', '去除.{0,4}衣', '不穿衣', '没穿衣', '扒光'),
);

const politician = any(
  words(
    'trump',
    'biden',
    'harris',
    'vance',
    'obama',
    'clinton',
    'putin',
    'zelensk\\w*',
    'macron',
    'le pen',
    'sanchez',
    'xi jinping',
    'president',
    'senator',
    'prime minister',
    'presidente?',
    'premier ministre',
    'candidat\\w*',
  ),
  words('трамп\\p{L}*', 'байден\\p{L}*', 'путин\\p{L}*', 'зеленск\\p{L}*', 'макрон\\p{L}*', 'президент\\p{L}*', 'кандидат\\p{L}*'),
  signs('特朗普', '川普', '拜登', '普京', '泽连斯基', '马克龙', '习近平', '总统', '候选人'),
);
const deception = any(
  words(
    '(?:election|vote|voting|polls?)(?: \\w+){0,4} (?:cancell?ed|postponed|moved|closed|rigged|stolen|by text|by sms|on wednesday)',
    'do ?n.?t vote',
    'no need to vote',
    'vote by (?:text|sms|phone)',
    'i (?:hereby )?(?:concede|withdraw|resign|drop out|am dropping out)',
    '(?:declare|declaring|declared) (?:war|martial law)',
    'launch(?:ed|ing)? (?:the )?(?:nuclear|nukes)',
    'stay home on election day',
  ),
  words(
    '(?:election|vote|scrutin)s?(?: \\w+){0,4} (?:annulee?s?|reportee?s?|truquee?s?|volee?s?)',
    'ne votez pas',
    'je (?:demissionne|me retire)',
    'declare la guerre',
  ),
  words(
    '(?:eleccion|elecciones|votacion)(?: \\w+){0,4} (?:cancelad[oa]s?|aplazad[oa]s?|amanad[oa]s?|robad[oa]s?)',
    'no vot(?:en|es|e)',
    '(?:renuncio|me retiro)',
    'declaro la guerra',
  ),
  words(
    'выбор\\p{L}*(?: \\p{L}+){0,4} (?:отмен\\p{L}*|перенес\\p{L}*|сфальсифиц\\p{L}*|украден\\p{L}*)',
    'не голосуйте',
    'я (?:ухожу в отставку|снимаю кандидатуру|сдаюсь)',
    'объявля\\p{L}* войну',
  ),
  signs('选举.{0,6}(?:取消|推迟|作弊|被偷)', '不要投票', '不用投票', '我(?:宣布)?(?:辞职|退选|认输)', '宣战', '戒严'),
);

/**
 * A full name that follows a word for someone close to the user, which indicates a private person. Matched in the original text, since
 * names are capitalized.
 */
const named = /\p{Lu}\p{Ll}+[ -]\p{Lu}\p{Ll}+/u.source;
const privatePersons = [
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

const digits: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };

/**
 * Normalizes text so that spelling variants match: lowercase, without accents (except й, which is a letter of its own) and invisible
 * characters.
 */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u0305\u0307-\u036f\u200b-\u200f\u2060\ufeff\u00ad]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[’'`_]+/g, ' ')
    .replace(/\s+/g, ' ');

/** Returns the text and variants that undo attempts to evade the filter: n4ked, n a k e d. */
function readings(text: string): string[] {
  const base = plain(text);
  const letters = base.replace(/(?<=\p{L})[0134579@$](?=\p{L})/gu, (sign) => digits[sign] ?? sign);
  const joined = base.replace(/(?<=(?<!\p{L})\p{L})[ .\-*](?=\p{L}(?!\p{L}))/gu, '');
  return [...new Set([base, letters, joined])];
}

/**
 * Returns the rule that the text violates, or null. `adult`: the tool depicts people whose looks the user describes, so any mention of a
 * minor is a violation.
 */
export function brokenRule(text: string, { adult = false }: { adult?: boolean } = {}): Rule | null {
  const all = readings(text);
  const says = (rule: (text: string) => boolean): boolean => all.some(rule);
  const isSexual = says(sexual);
  const isUndressing = says(undressing);
  if (says(minors) && (isSexual || isUndressing || adult)) return 'minors';
  if (isUndressing) return 'undressing';
  if (isSexual) return 'sexual';
  if (says(politician) && says(deception)) return 'politics';
  if (privatePersons.some((rule) => rule.test(text.normalize('NFC')))) return 'privatePerson';
  return null;
}
