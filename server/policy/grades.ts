/** Grades and classes of schools for children, as five languages name them. */
import { signs, words, type Pattern } from './patterns.ts';

const en = '(?:1st|2nd|3rd|[4-9]th|1[0-2]th|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)';
const enNumber = '(?:1[0-2]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const pupil = '(?:student|pupil|girl|boy|kid|cheerleader|class|classmate)s?';

/** What follows a year of study that is none at a school. */
const studies = '(?! (?:de |d |en )?(?:medecine|droit|fac|faculte|universite|licence|master|these|doctorat|pharmacie|ecole d))';
const frClass = '(?:[3-6](?:e|eme)|2nde|2de|1ere|sixieme|cinquieme|quatrieme|troisieme|seconde|premiere|terminale)';
const frPupil = '(?:eleve|fille|garcon|classe|copine|copain|soeur|frere|cousine|ado|gamine?|elle est|elle entre|jeune)s?';

const esOrdinal =
  '(?:primero|segundo|tercero|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|[1-9][.]?(?: ?(?:o|a|er|ro|do|to|mo|vo|no))?)';
const esStage = '(?:primaria|la eso|eso|secundaria|bachillerato|bach|grado|basica|preparatoria|prepa|infantil)';
const esPupil = '(?:alumn[oa]|estudiante|colegial[ae]?|chic[oa]|companer[oa])s?';

const ruOrdinal = '(?:перв|втор|трет|четверт|пят|шест|седьм|восьм|девят|десят|одиннадцат)';
const ruStem = '(?:перво|второ|третье|четверо|четверто|пяти|шести|семи|восьми|девяти|десяти|одиннадцати|старше|младше)';

const zhGrade = '[一二三四五六七八九初高小]';

export const grades: readonly Pattern[] = [
  words(
    `${en}[ -]grade(?:rs?)?`,
    `grade ${enNumber}(?:s|ers?)?(?! (?:steel|titanium|silver|listed|bolt|beef|eggs?))`,
    `years? (?:1[0-3]|[1-9]|seven|eight|nine|ten|eleven) ${pupil}`,
    `${en}[ -]form(?:er)?s?`,
    `(?:sophomore|freshm[ae]n|junior|senior|student|girl|boy|cheerleader|prom queen)s? (?:\\w+ )?(?:at|of|in|from) (?:\\w+ ){1,2}(?:high|middle|elementary)`,
    'prom (?:queen|date|night)',
    'homeroom',
    '(?:junior|high)[ -]?school(?:er)?s?',
    'honou?r roll (?:girl|boy|student)',
  ),
  words(
    '(?<!\\d )(?:ce[12]|cm[12])',
    `(?:${frPupil}|en) (?:de |en )?cp`,
    `en (?:sixieme|cinquieme|quatrieme|troisieme|seconde)(?= |$)(?! (?:position|place|vitesse|guerre|ligne|main))`,
    `${frPupil}(?: \\w+)? (?:de|en|entre en) (?:la |classe de )?${frClass}`,
    `[3-6](?:e|eme) (?:annee|primaire|de college)${studies}`,
    `(?:premiere|deuxieme|troisieme|quatrieme|cinquieme|sixieme) annee (?:de |du )?(?:primaire|elementaire|secondaire)`,
    `(?:eleve|fille|ado)s? (?:en|de) (?:premiere|deuxieme|troisieme|quatrieme|cinquieme|sixieme) annee${studies}`,
    'brevet des colleges',
    '(?:college|lycee) (?:de filles|de garcons)',
  ),
  words(
    `${esOrdinal} (?:de |curso de )?${esStage}`,
    `${esPupil}(?: de clase)? (?:de|en) ${esOrdinal}`,
    `(?:curs|estudi)\\w* (?:el |en )?${esOrdinal} (?:de |grado)`,
    `${esPupil} (?:de|del) (?:la eso|eso|bachillerato|preparatoria|prepa|colegio|cole)`,
  ),
  words(
    `в? ?${ruOrdinal}(?:ый|ого|ом|ий|ьего|ьем|ой|ая|ые|ых) класс\\p{L}*`,
    `${ruStem}(?:класс?ни|клаш)\\p{L}+`,
    '(?:1[01]|[1-9])[ -]?(?:й|го|м|а|ый|ом|ого)? класс\\p{L}*',
    '(?:1[01]|[1-9])[ -]?[«"]?[а-гa-c][»"]? класс\\p{L}*',
    'выпускниц\\p{L}+ (?:школ|девят|одиннадцат|9|11)\\p{L}*',
    'гимназист\\p{L}*',
    'лицеист\\p{L}*',
  ),
  signs(
    `${zhGrade}年级`,
    '(?<!\\d)(?:[1-9]|1[0-2])年级',
    '(?<!大年|正月|腊月|[月年历])初[一二三](?![月夜晚拜早春]|那天)',
    '(?<![最新创更提])高[一二三](?![点些米层度倍位截个等分百千万])',
    '国[一二三](?:女|男|学)',
    '六年级',
  ),
];
