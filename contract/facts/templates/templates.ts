/**
 * The template gallery: presets that open a tool with a filled-in form. A new template needs an entry here and its text in every language;
 * `scripts/assets/covers.ts` renders its cover.
 */
import type { TabOf, TemplateTab } from './tabs.ts';
import type { TemplateTool } from '../tools/catalog.ts';
import { effects, type EffectCard, type EffectId } from '../tools/effects.ts';
import type { ratios } from '../tools/choices.ts';

type Facts = {
  /** The tool that the template opens. */
  readonly tool: TemplateTool;
  readonly tab: TemplateTab;
  readonly cover: string;
  /** Non-text values that the template fills in, by the tool's input names. */
  readonly inputs: Readonly<Record<string, string | number>>;
};

/** A template with its own text, which goes into the input named by `words`. */
type Idea<Id extends string> = Facts & { readonly id: Id; readonly words: 'prompt' | 'text' };

/** A template that opens an effect and shares the name of its card. */
type OfEffect = Facts & { readonly id: `effect-${EffectId}` | `style-${EffectId}`; readonly effect: EffectId };

const sticker = <Id extends string>(id: Id, tab: TabOf<'ai-sticker-maker'>): Idea<`sticker-${Id}`> => ({
  id: `sticker-${id}`,
  tool: 'ai-sticker-maker',
  tab,
  cover: `/stickers/${id}.webp`,
  inputs: { mode: 'text' },
  words: 'prompt',
});

/** The same text and seed produce the same image, so the built-in engine reproduces the cover. */
const seed = 7;

const image = <Id extends string>(id: Id, tab: TabOf<'ai-text-to-image'>, ratio: (typeof ratios)[number]): Idea<`picture-${Id}`> => ({
  id: `picture-${id}`,
  tool: 'ai-text-to-image',
  tab,
  cover: `/templates/${id}.webp`,
  inputs: { ratio, style: 'plain', seed },
  words: 'prompt',
});

const video = <Id extends string>(id: Id, tab: TabOf<'text-to-video-ai'>): Idea<`film-${Id}`> => ({
  id: `film-${id}`,
  tool: 'text-to-video-ai',
  tab,
  cover: `/templates/${id}.webp`,
  inputs: { ratio: '16:9', duration: 5, seed },
  words: 'prompt',
});

const girl = <Id extends string>(id: Id): Idea<`girl-${Id}`> => ({
  id: `girl-${id}`,
  tool: 'ai-girl-generator',
  tab: 'people',
  cover: `/templates/${id}.webp`,
  inputs: { ratio: '3:4', style: 'plain', seed },
  words: 'prompt',
});

const speech = <Id extends string>(id: Id): Idea<`speech-${Id}`> => ({
  id: `speech-${id}`,
  tool: 'ai-text-to-audio',
  tab: 'voice',
  cover: `/templates/${id}.webp`,
  inputs: { voice: 'neutral' },
  words: 'text',
});

const tabOfFamily: Readonly<Record<EffectCard['family'], TemplateTab>> = { halloween: 'spooky', together: 'people', style: 'style' };

/** Every effect card is also a template of the effect tool; style cards are templates of image-to-image as well. */
const ofEffects = effects.flatMap(({ id, family }): OfEffect[] => {
  const common = { tab: tabOfFamily[family], cover: `/effects/${id}.webp`, effect: id };
  const effect: OfEffect = { ...common, id: `effect-${id}`, tool: 'ai-effect', inputs: { effect: id } };
  const style: OfEffect = { ...common, id: `style-${id}`, tool: 'ai-image-to-image', inputs: { style: id } };
  return family === 'style' ? [effect, style] : [effect];
});

const ideas = [
  sticker('fox', 'animals'),
  image('lake-dawn', 'nature', '4:3'),
  video('stars-flight', 'space'),
  sticker('octopus', 'animals'),
  sticker('rocket', 'space'),
  image('desert-moon', 'nature', '16:9'),
  sticker('unicorn', 'animals'),
  image('snow-village', 'seasons', '4:3'),
  sticker('cupcake', 'things'),
  video('dolphin-sunset', 'nature'),
  sticker('christmas', 'seasons'),
  image('city-night', 'places', '9:16'),
  sticker('car', 'things'),
  sticker('butterfly', 'animals'),
  image('whale-deep', 'animals', '16:9'),
  sticker('dog', 'animals'),
  video('snow-owl', 'seasons'),
  sticker('mushroom', 'nature'),
  image('castle-hill', 'places', '4:3'),
  sticker('flower', 'nature'),
  sticker('crown', 'things'),
  image('ringed-planet', 'space', '1:1'),
  sticker('sunglasses', 'things'),
  video('rainy-city', 'places'),
  sticker('wand', 'things'),
  sticker('nails', 'things'),
  girl('freckles'),
  girl('earrings'),
  speech('welcome'),
  speech('bedtime'),
  speech('podcast'),
];

export type IdeaId = (typeof ideas)[number]['id'];
export type Template = Idea<IdeaId> | OfEffect;

export const templates: readonly Template[] = [...ideas, ...ofEffects];
