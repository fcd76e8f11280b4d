/** Deceptive political speech: a politician's name together with a claim that misleads voters. */
import { either, signs, words, type Pattern } from './patterns.ts';
import type { Readings } from './readings.ts';

const politician: readonly Pattern[] = [
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
];
const deception: readonly Pattern[] = [
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
];

const namesPolitician = either(...politician);
const deceives = either(...deception);

/** Whether a text puts a misleading political claim into a politician's mouth. */
export const isPoliticalDeception = (readings: Readings): boolean => namesPolitician(readings) && deceives(readings);
