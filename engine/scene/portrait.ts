/** Chooses the person to draw: always a fictional adult and never a child, whatever the words say. */
import { coloursIn } from '../draft/colours.ts';
import type { Plan } from '../draft/plan.ts';
import { drawingOf, fold, type Drawing } from '../draft/words.ts';

/** In these words a color is the hair's. */
const hairColour = /\S+ hair|cheveux \S+|(pelo|cabello) \S+|\S+ волос\S*|[\p{Script=Han}]{1,3}发/giu;

const looks = {
  'woman-red-hair': /red.?hair|redhead|ginger|rouss|cheveux roux|pelirroj|рыж|红发|红头发/,
  'woman-curly-hair': /curl|boucl|frise|rizad|кудряв|кудр|卷发/,
  'woman-white-hair':
    /white hair|grey hair|gray hair|silver hair|cheveux (blancs|gris)|pelo (blanco|gris)|cabello (blanco|gris)|canos|сед(ая|ые|ой|ым)|бел(ые|ыми) волос|白发|银发/,
  'woman-with-headscarf': /headscarf|hijab|foulard|voile|panuelo|velo|платк|хиджаб|头巾/,
  'woman-elf': /\belf\b|elfe|elfa|эльф|精灵/,
  'woman-fairy': /fairy|\bfee\b|\bhada\b|фея|феей|феи|仙女/,
  'woman-vampire': /vampir|вампир|吸血鬼/,
  'woman-superhero': /superhero|super-?heroine|heroina|супергеро|超级英雄/,
  'woman-mage': /witch|mage|wizard|sorcier|magicienne|bruja|maga|ведьм|волшебниц|女巫|魔法师/,
  princess: /princess|princesa|принцесс|公主/,
} as const;
/** The default person; an occupation or rank is drawn when the words name it. */
const usual = ['woman', 'woman-red-hair', 'woman-curly-hair'] as const;
const dresses = ['#3f6fd1', '#c43f6b', '#2f9e7a', '#8a4fc0', '#d9782d', '#2f3b52'] as const;

/** The color that the words name; otherwise one chosen by the seed. */
export const dressOf = (prompt: string, seed: number): string =>
  coloursIn(prompt.replaceAll(hairColour, ' '))[0]?.value ?? dresses[seed % dresses.length]!;

/** The female variant of an occupation; undefined where there is none. */
const womanLike = ({ icon }: Drawing): Drawing | undefined =>
  icon.startsWith('woman-')
    ? drawingOf(icon)
    : (drawingOf(`woman-${icon}`) ?? (/^(man|person)-/.test(icon) ? drawingOf(icon.replace(/^(man|person)/, 'woman')) : undefined));

const isPerson = ({ icon, group }: Drawing): boolean => group === 1 || drawingOf(`woman-${icon}`) !== undefined;
/** Icons of children, young people, or several people, which cannot stand for the adult drawn here. */
const unfit = /baby|child|boy|girl|kid|family|pregnant|feeding|bath|massage|in-bed|couple|kiss/;

const clothes = /dress|shirt|clothes|jeans|coat|kimono|sari|bikini|swimsuit|shorts|underwear|lipstick|heeled|sandal|boot/;
const whoWords = /^(girl|woman|lady|women|fille|femme|dame|chica|mujer|muchacha|девушк|женщин|дам|красавиц|女)/;

/** The plan with an adult, fictional woman as its subject; `seed` chooses where the words do not. */
export function portraitOf(plan: Plan, prompt: string, seed: number): Plan & { subject: Drawing } {
  const text = fold(prompt);
  const asked = (Object.keys(looks) as (keyof typeof looks)[]).find((icon) => looks[icon].test(text));
  const named = [plan.subject, ...plan.props].filter(
    (thing): thing is Drawing => thing !== null && isPerson(thing) && !unfit.test(thing.icon),
  );
  const worker = named.map(womanLike).find((thing) => thing !== undefined);
  const subject = (asked && drawingOf(asked)) ?? worker ?? drawingOf(usual[seed % usual.length]!) ?? drawingOf('woman')!;
  const things = plan.subject && !isPerson(plan.subject) ? [plan.subject, ...plan.props] : plan.props;
  const known = (word: string) => whoWords.test(word) || coloursIn(word).length > 0 || Object.values(looks).some((rule) => rule.test(word));
  return {
    ...plan,
    subject,
    count: 1,
    props: things.filter((thing) => !isPerson(thing) && !unfit.test(thing.icon) && !clothes.test(thing.icon)),
    understood: [...plan.understood, ...plan.unknown.filter(known)],
    unknown: plan.unknown.filter((word) => !known(word)),
  };
}
