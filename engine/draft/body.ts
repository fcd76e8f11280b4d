/** Parts of a body that whoever is drawn already has: they are seen on them, and not drawn a second time. */
import { drawingOf, type Drawing } from './art.ts';
import { isAnimal, isPerson } from './kinds.ts';
import type { Colour, Mark } from './properties.ts';
import { tableOf } from './table.ts';
import { fold } from './words.ts';

const partOf = tableOf({
  any: 'nose,mouth,face,head,eyes,eye,ear,ears,leg,legs,foot,feet,back,body,shoulder,shoulders,neck,fur,hair,nez,bouche,visage,tete,oeil,yeux,oreille,oreilles,jambe,jambes,pied,pieds,dos,epaule,epaules,cou,poil,cheveux,nariz,boca,cara,cabeza,ojo,ojos,oreja,orejas,pierna,piernas,pie,pies,espalda,hombro,hombros,cuello,pelo,cabello,нос*,рот,рту,лиц*,голов*,глаз*,ухо,уши,ушами,ног*,спин*,плеч*,шее,шея,волос*,шерст*,鼻子,嘴,嘴里,脸,头上,眼睛,耳朵,腿,脚,背,背上,肩膀,肩上,头发,毛',
  hands: 'hand,hands,arm,arms,finger,fingers,main,mains,bras,mano,manos,brazo,brazos,рук*,手,手里,手臂',
  beast:
    'tail,paw,paws,claws,mane,horns,whiskers,snout,queue,patte,pattes,criniere,moustaches,cola,pata,patas,melena,bigotes,хвост*,лап*,грив*,усы,усами,尾巴,爪子,胡须',
});
const hairWords = /^(hair|cheveux|pelo|cabello|волос.*|头发)$/;

/** Whether `drawing` shows the part that `words` name. */
export function hasPart(drawing: Drawing, words: string): boolean {
  const part = partOf(fold(words));
  if (!part) return false;
  if (part === 'beast') return isAnimal(drawing);
  return isAnimal(drawing) ? part === 'any' : isPerson(drawing) || /^(robot|alien|teddy-bear|snowman|skull|clown-face)$/.test(drawing.icon);
}
export const isPart = (words: string): boolean => partOf(fold(words)) !== undefined;

/** What is said of fur or body is said of the whole. */
export const isCoat = (words: string): boolean =>
  /^(fur|coat|body|mane|tail|ears?|skin|poil|pelage|pelaje|cuerpo|шерст.*|мех|тел.*|毛|毛皮|身体)$/.test(fold(words));
/** A mood is said of the face. */
export const isFace = (words: string): boolean => /^(face|eyes?|mouth|visage|yeux|cara|ojos|лиц.*|глаз.*|脸|眼睛)$/.test(fold(words));

const shades: Partial<Record<Colour | Mark, string>> = {
  red: 'red-hair',
  orange: 'red-hair',
  white: 'white-hair',
  grey: 'white-hair',
  silver: 'white-hair',
  yellow: 'blonde-hair',
  gold: 'blonde-hair',
  'counterclockwise-arrows-button': 'curly-hair',
};

/** The person of `drawing` with hair as described; undefined where no such person is drawn. */
export function withHair(drawing: Drawing, words: string, how: Colour | Mark): Drawing | undefined {
  const [shade, who] = [shades[how], /^(?:old(?:er)?-)?(wo)?(?:man|girl|boy|person|child)/.exec(drawing.icon)];
  if (!shade || !who || !hairWords.test(fold(words)) || !isPerson(drawing)) return undefined;
  const whose = /woman|girl/.test(drawing.icon) ? 'woman' : /man|boy/.test(drawing.icon) ? 'man' : 'person';
  return drawingOf(`${whose}-${shade}`);
}
