/** How surely an item of a prompt is a thing of the scene, when no article and no number makes it one. */
import { isAnimal, isFixture, isGear, isPerson, isSeat, isSign, isSmiley, isSubject } from '../art/kinds.ts';
import type { Drawing } from '../art/drawing.ts';
import type { Item } from './item.ts';

export type Noun = Extract<Item, { kind: 'thing' }>;

export const isNoun = (item: Item): item is Noun => item.kind === 'thing';
export const isCraft = ({ kind }: Item): boolean => kind === 'craft';
export const isUnknown = ({ kind }: Item): boolean => kind === 'unknown';
export const isSetting = ({ kind }: Item): boolean => /^(?:place|hour|weather|country|backdrop)$/.test(kind);
/** What a look is, and nothing that anyone does. */
export const isLook = ({ kind }: Item): boolean => /^(?:color|size|material)$/.test(kind);

export const drawingIn = ({ senses }: Noun): Drawing => senses[0]!.drawing;

/** Kinds that are sure: a skiff is a boat, but "printing ink" isn't a liquid that someone pours. */
const isSureKind = (drawing: Drawing): boolean => isSeat(drawing) || (isSubject(drawing) && !/^(?:person|plant)/.test(drawing.subgroup));

/** A thing that is drawn as itself, or as a kind that is sure. */
export const isExact = (item: Item): item is Noun =>
  isNoun(item) && (item.senses[0]!.fit === 'itself' || (item.senses[0]!.fit === 'kind' && isSureKind(drawingIn(item))));

/** No kind that is drawn for another: a place, or a thing that has a drawing of its own. */
export const isItself = (item: Item): boolean => !isNoun(item) || item.senses[0]!.fit === 'itself';

export const isSolid = (item: Item): boolean => isExact(item) || isSetting(item) || item.kind === 'written';

/** Any animal or person, as surely as any word says. */
const isAlive = (drawing: Drawing): boolean => isPerson(drawing) || (isAnimal(drawing) && isSubject(drawing)) || isSmiley(drawing);
export const isLiving = (item: Item): boolean => isNoun(item) && isAlive(drawingIn(item));

/** A fox, a hat, a boat, a forest: no tool, fixture or sign. */
export const isOfScene = (item: Item): boolean =>
  isSetting(item) || (isExact(item) && !isGear(drawingIn(item)) && !isFixture(drawingIn(item)));

export const isSymbol = (item: Item): boolean => isNoun(item) && isSign(drawingIn(item));
