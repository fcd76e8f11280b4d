/** Ages under eighteen, in numerals and in words, as five languages state them. */
import { isBornMinor, placesOfBirth } from './births.ts';
import { readLists } from './lists.ts';
import { either, placesOf, signs, words } from './patterns.ts';
import type { Readings } from './readings.ts';

/** 1 to 17 that aren't part of a longer number. */
const numeral = '(?<![\\d.,:/])(?:1[0-7]|0?[1-9])(?:[.,][05])?(?![\\d])';

const en = `(?:${numeral}|(?<!(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -])(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen))`;
const fr = `(?:${numeral}|(?<!(?:vingt|trente|quarante|cinquante|soixante)(?: et)?[ -])(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix[ -]sept))`;
const es = `(?:${numeral}|(?<!(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa) y )(?:uno?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete))`;
const ruTens = '(?:двадцат|тридцат|сорок|пятьдесят|шестьдесят|семьдесят|восемьдесят|девяност|сто)\\p{L}* ';
const ruWord =
  'одн\\p{L}+|один|двух|дв[ае]|трех|три|четырех|четыре|пят[ьи]|шест[ьи]|сем[ьи]|восьми|восемь|девят[ьи]|десят[ьи]|одиннадцат[ьи]|двенадцат[ьи]|тринадцат[ьи]|четырнадцат[ьи]|пятнадцат[ьи]|шестнадцат[ьи]|семнадцат[ьи]';
const ru = `(?:${numeral}|(?<!${ruTens})(?:${ruWord}))`;
const ruStem =
  '(?:одно|двух|трех|четырех|пяти|шести|семи|восьми|девяти|десяти|одиннадцати|двенадцати|тринадцати|четырнадцати|пятнадцати|шестнадцати|семнадцати)';
const zh = '(?<![\\d.十百千一二三四五六七八九两零])(?:1[0-7]|[1-9]|一?十[一二三四五六七]?|[一二两三四五六七八九])';

/** What may follow a bare number that is an age: an end, or more about the person. */
const then = '(?= *(?:$|[,.;:!?)\\]]|(?:in|wearing|with|who|and|on|at|posing|looking|dressed|having|y)\\b))';
const frThen = '(?= *(?:$|[,.;:!?)]|(?:en|avec|qui|et|nue?|sexy|posant)(?: |$)))';
const esEnd = ' *(?:$|[,.;:!?)]|(?:en|con|que|y|desnud[oa]|sexy|posando)(?: |$))';
const esThen = `(?=${esEnd})`;
const ruThen = '(?= *(?:$|[,.;:!?)]|(?:в|с|и|на|голая|голый|секси)(?: |$)))';
const person =
  '(?:girl|boy|girls|boys|daughter|son|sister|brother|student|pupil|kid|child|female|male|she|he|model|woman|niece|nephew|cousin|girlfriend|boyfriend|cheerleader|f|m)';

const english = words(
  `${en}[ -]*(?:years?|yrs?|yr|y)[ .-]*(?:olds?|o|of age)\\.?`,
  `${en} ?(?:yo|y/o|y\\.o\\.?|yrs)`,
  `(?:girl|boy|kid|daughter|son|she|he) ?[,(]? ?(?:is |was |of |just )?${en} (?:years|yrs)`,
  `${en} years? (?:girl|boy|kid|daughter|son|female|male)`,
  `(?:aged?|age of|ages|turned|turning|turns|barely|only just) (?:only |just |about |around |of |is |= ?)?${en}`,
  `(?:age|aged) ?[:=] ?${en}`,
  `${person}(?: is| was| s| looks| aged?| of| who is| only| just| barely| around| about| maybe| ?[,(:\\[]){1,4} ?(?:only |just |barely |about |around |like |maybe )?${en}${then}`,
  `${person} ${numeral}${then}`,
  `(?:under|below|younger than|less than|not yet|not even|before(?: she| he)? (?:is|turns)) (?:the age of |age )?(?:18|eighteen|${en})(?= ?(?:$|[,.;!?)]|years?|yrs?|yo|y))`,
  `(?:not|isn t|is not|almost|nearly|about to (?:be|turn)|soon(?: to be)?) (?:yet )?(?:18|eighteen|${en})(?: yet)?(?= ?(?:$|[,.;!?)]|years?|yrs?|yo|y))`,
  `(?:her|his|their) (?:1[0-7]th|[4-9]th|3rd|2nd|1st|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth) birthday`,
  `(?:she|he|girl|boy)(?: \\w+){0,2} (?:in (?:her|his) )?(?:early |late |mid-?)?(?:teens|single digits)`,
  `${numeral}[ -]?months?[ -]old`,
  `${en} (?:summers|winters|springs|trips around the sun|candles on (?:her|his) cake)`,
  'sweet[ -](?:16|sixteen)(?! (?:cake|party|invitation|balloons?|banner|card|decor\\w*))',
  '(?:jail|legal) in (?:\\w+ ){0,2}(?:years?|months?)',
  `${en}[ -]?ish(?= |,|$)`,
  `born (?:\\w+ )?${en} years? ago`,
  `(?<=^)${en} years?(?= ?(?:,|$))`,
  `(?<=(?:^|[,;(.]) ?)${en}(?= ?, ?(?:in|wearing|sexy|naked|nude|topless|lingerie)(?: |,|$))`,
);

const french = words(
  `(?<!(?:depuis|pendant|il y a|dans|apres|tous les|en|ces) )${fr} ?(?:ans|annees)(?! (?:de |d )?(?:mariage|amour|experience|anciennete|garantie|existence|carriere|vie commune|plus tard|apres|apart|d ecart|auparavant|ensemble|service|histoire))`,
  `${fr} (?:printemps|piges?|balais|berges)`,
  `(?:fille|garcon|copine|soeur|modele|femme|elle|etudiante) (?:\\w+ )?(?:de|a|n a que) ${fr}${frThen}`,
  `nee?s? il y a ${fr} ans`,
  `agee?s? (?:seulement )?(?:de )?(?:seulement |a peine )?${fr}`,
  '(?:moins de|pas encore|pas meme) (?:18|dix[ -]huit|seize|quinze|16|15|14) ans',
  `(?:n a pas|n ont pas|a peine|presque|bientot|pas) (?:encore )?(?:ses )?(?:18|dix[ -]huit|${fr})(?: ans)?(?= ?(?:$|[,.;!?)]))`,
  `(?:son|sa|pour son) (?:1[0-7]|[4-9])e(?:me)? anniversaire`,
  `(?:pour|fete\\w*|fetera) (?:ses|leurs) ${fr}${frThen}`,
);

const spanish = words(
  `(?<!(?:hace|durante|desde hace|tras|en|cada|por|estos|despues de) )${es} ?(?:anos|anitos)(?! (?:de )?(?:matrimonio|casad|experiencia|garantia|carrera|amor|historia|servicio|juntos|antes|atras|despues|mas tarde))`,
  `(?:menor(?:es)? de|no cumple|todavia no cumple) (?:18|dieciocho|dieciseis|16|15)(?: anos)?`,
  `(?:edad|edad de|edad:) ${es}`,
  `${es} (?:primaveras|tacos de edad|abriles)`,
  `(?:chic[oa]|muchach[oa]|joven|hij[oa]|herman[oa]|modelo|mujer|estudiante|novi[oa]|ella) (?:\\w+ )?(?:de|con|tiene) ${es}${esThen}`,
  `(?:tiene|cumplio|cumple|cumplir|cumplira|hara) (?:los |apenas |solo )?${es}(?= (?:el|la|este|esta|manana)(?: |$)|${esEnd})`,
  `(?:no llega a|le falta\\w*(?: \\w+){0,2} para|aun no tiene|todavia no tiene|casi|no tiene) (?:los )?(?:18|dieciocho|dieciseis|16|15|quince)`,
  `su ${numeral}[.]?(?:o|er|to)? cumpleanos`,
  `nacid[oa]s? hace ${es} anos`,
);

const russian = words(
  `(?<!(?:через|за|последние|уже|спустя|каждые|около|после) )${ru}(?:[ -]*(?:ти|х|и|ми))?[ -]*(?:лет|год|года|годик\\p{L}*|годов|летн\\p{L}+|л\\.)(?! (?:назад|спустя|брака|вместе|опыта|гарантии|истории|службы|подряд|работы|любви|браку|со дня))`,
  `${ruStem}[ -]?(?:летн|годовал)\\p{L}+`,
  `(?:нет|меньше|младше|до) (?:18|восемнадцати|16|шестнадцати)(?: лет)?`,
  `(?:исполни\\p{L}+|стукн\\p{L}+|стукнуло) (?:всего |только |лишь |уже )?${ru}(?= |$|[,.])`,
  `на (?:десят|одиннадцат|двенадцат|тринадцат|четырнадцат|пятнадцат|шестнадцат|семнадцат)\\p{L}+ году`,
  `(?:нет|не исполнилось|почти|скоро) (?:еще )?(?:18|восемнадцат\\p{L}+|16|шестнадцат\\p{L}+)`,
  `(?:девушк|девк|девиц|модел|сестр|доч|парн|парен|студентк)\\p{L}* ${ru}${ruThen}`,
  `(?:ей|ему|мне) (?:всего |только |лишь |уже |еще )?${ru}${ruThen}`,
  `родил\\p{L}+ ${ru} лет назад`,
);

const chinese = signs(
  `${zh}(?:个)?(?:周|多)?岁(?!月)`,
  '未满(?:18|十八|16|十六|14|十四)(?:周)?岁?',
  '不到(?:18|十八|16|十六)岁',
  `(?:年方|芳龄|刚满|将满|快满|年满|虚岁|今年|明年满|满|才|年仅|仅)${zh}(?=$|[，,。；;！!？? ]|的)`,
  '(?:不满|没到|没满|还没|差一点|快)(?:18|十八|16|十六|14|十四)周?岁?',
  `${zh}(?:周)?岁?生日`,
  `(?:她|他|女孩|女生|姑娘|妹妹)(?:今年|才|刚|只有|刚满)?${zh}(?=$|[，,。；;！!？? ]|的)`,
  `${zh}的(?:女|男|妹|姑娘)`,
);

const { grade } = readLists('grades', 'grade');
const stated = [english, french, spanish, russian, chinese, ...grade];
const states = either(...stated);

/** Whether a text states an age under eighteen, a grade at school, or a birth less than eighteen years before today. */
export const statesMinorAge = Object.assign((read: Readings, today: Date): boolean => states(read) || isBornMinor(read, today), {
  /** Where one text states it. */
  places: (text: string, today: Date) => [...placesOf(text, ...stated), ...placesOfBirth(text, today)],
});
