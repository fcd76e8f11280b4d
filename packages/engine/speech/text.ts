/** Splits a person's text into sentences that a synthesizer reads as plain words. */
import type { Locale } from '../../../contract/facts/locales.ts';

/** Small words that tell apart the languages in Latin letters, and letters that only one of them has. */
const reporting = {
  en: [
    "the,of,and,is,to,in,it,you,that,was,for,are,with,i,his,they,be,at,this,have,from,had,but,what,we,your,how,their,will,if,hello,hi,my,he,she,not,do,please,thank,thanks,yes,good,an,its,it's,i'm,don't,our,can,all,who,when",
    /(?!)/u,
  ],
  fr: [
    'le,les,un,une,des,du,et,dans,avec,au,aux,sous,qui,est,sont,il,elle,nous,vous,je,ce,cette,ces,pas,ne,pour,par,mais,où,ses,mon,votre,vos,notre,leur,bonjour,bonsoir,merci,oui,très,fait,être,avoir,salut,chez,sur,en,la,de,que,tu',
    /[àâçèêëîïôœùû]|\b(?:[cdjlnmst]|qu)['’](?=\p{L}{2})/u,
  ],
  es: [
    'el,los,las,una,unos,unas,del,y,con,por,son,al,se,lo,su,sus,mi,te,sí,para,como,más,pero,muy,está,están,esta,este,hola,gracias,buenos,buenas,yo,él,ella,usted,hay,un,en,la,de,que,tu,es,soy,eres,qué,cómo,adiós',
    /[ñáíóú¿¡]/u,
  ],
} as const;
type LatinLocale = keyof typeof reporting;

/** The language of a text in Latin letters; `own` where nothing tells. */
function latinLanguageOf(text: string, own: LatinLocale): LatinLocale {
  const lower = text.normalize('NFC').toLowerCase();
  const words = lower.replaceAll('’', "'").match(/[\p{L}']+/gu) ?? [];
  const score = (locale: LatinLocale) => {
    const [small, letters] = reporting[locale];
    const known = new Set(small.split(','));
    return words.filter((word) => known.has(word)).length + (letters.test(lower) ? 1 : 0) + (locale === own ? 0.5 : 0);
  };
  return (['en', 'fr', 'es'] as const).reduce((best, one) => (score(one) > score(best) ? one : best), own);
}

/** The language of a text by its script and its small words; the person's own language where nothing tells. */
export function languageOf(text: string, own: Locale): Locale {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const [han, cyrillic, latin] = [count(/\p{Script=Han}/gu), count(/\p{Script=Cyrillic}/gu), count(/\p{Script=Latin}/gu)];
  if (han > 0 && han * 3 >= cyrillic && han * 3 >= latin) return 'zh';
  if (cyrillic > latin) return 'ru';
  return latinLanguageOf(text, own === 'zh' || own === 'ru' ? 'en' : own);
}

/** Removes the markup that synthesizers interpret (tags, phoneme brackets) and characters without a sound. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}<>]|[[\]{}|\\^~`_*#]/gu, ' ')
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\uFE0F\u20E3]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const speakable = /[\p{L}\p{N}]/u;

/** The speakable sentences, in order. */
export function sentencesOf(text: string, language: Locale): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text.replaceAll(/\r?\n+/gu, '\n'));
  return [...segments].map(({ segment }) => plain(segment)).filter((sentence) => speakable.test(sentence));
}
