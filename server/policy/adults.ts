/** Words for grown-up people, who may stand beside a child at a beach. */
import { signs, words, type Pattern } from './patterns.ts';

export const adultWords: readonly Pattern[] = [
  words(
    'wom[ae]n',
    'm[ae]n',
    'mothers?',
    'moms?',
    'mums?',
    'fathers?',
    'dads?',
    'adults?',
    'lad(?:y|ies)',
    'parents?',
    'grandm\\w+',
    'aunts?',
    'lifeguards?',
    'families',
    'wife',
    'husband',
  ),
  words('femmes?', 'hommes?', 'meres?', 'mamans?', 'peres?', 'papas?', 'adultes?', 'dames?', 'parents?', 'mamie', 'tante'),
  words('mujer(?:es)?', 'hombres?', 'madres?', 'mamas?', 'padres?', 'papas?', 'adult[oa]s?', 'senoras?', 'abuelas?', 'tias?'),
  words(
    'женщин\\p{L}*',
    'мужчин\\p{L}*',
    'мам[аеоуыой]*',
    'мать',
    'матери',
    'пап[аеоуы]*',
    'взросл\\p{L}*',
    'родител\\p{L}*',
    'бабушк\\p{L}*',
    'тет[яию]',
  ),
  signs('女人', '男人', '妈妈', '母亲', '爸爸', '父亲', '成人', '成年', '父母', '奶奶', '阿姨'),
];
