/** Fields: a place that is full of what grows there. */
import type { Drawing } from '../art/drawing.ts';
import { several, type Cast } from './cast.ts';
import type { Item } from '../items/item.ts';
import type { Thing } from './thing.ts';
import { cropOf, type Crop } from '../words/crops.ts';
import { fold } from '../words/forms.ts';
import { asWritten, listOf } from '../words/table.ts';

const isFull = asWritten(listOf('sown'));

const cropsDrawn: Readonly<Record<string, Crop>> = {
  sunflower: 'sunflowers',
  tulip: 'tulips',
  hyacinth: 'lavender',
  rose: 'roses',
  'sheaf-of-rice': 'wheat',
};
const isGrown = ({ icon, subgroup }: Drawing): boolean =>
  (subgroup === 'plant-flower' && !/^(?:bouquet|white-flower|rosette|wilted-flower)$/.test(icon)) || icon === 'sheaf-of-rice';

/** Whether a noun may be what a field is full of: `surely`, as the words say that the field is one of it. */
export function growthOf(cast: Cast, item: Extract<Item, { kind: 'thing' }>, next: Item | undefined): 'surely' | 'perhaps' | null {
  if (cast.placeless || !isGrown(item.senses[0]!.drawing)) return null;
  const before = cast.previous;
  if (isFull(cast.countWords) || (before?.kind === 'place' && before.place === 'meadow' && cast.pending === null)) return 'surely';
  if (cast.locale === 'zh' && next?.kind === 'place' && next.place === 'meadow' && cast.pending === null) return 'surely';
  return cast.count === 0 && item.plural ? 'perhaps' : null;
}

/** Takes note of what the last noun may be. */
export function growLater(cast: Cast, growth: 'surely' | 'perhaps' | null): void {
  const thing = cast.things[cast.current];
  if (!growth || !thing) return;
  cast.growing.set(thing, growth);
  if (growth === 'surely') thing.count = Math.max(thing.count, several);
}

/** Makes the place a field of what grows there and nobody holds, gives or waters. */
export function sow({ things, links, setting, growing }: Cast): void {
  for (const [thing, growth] of growing) {
    const at = things.indexOf(thing);
    const isUsed = links.some(
      ({ from, to, relation, deed }) =>
        (to === at && (deed !== undefined || /^(?:hold|wear|play|eat)$/.test(relation))) ||
        (from === at && !/^(?:beside|near|with)$/.test(relation)),
    );
    const isOutdoors = /^(?:meadow|mountain)$/.test(setting.scene) || (setting.scene === 'studio' && growth === 'surely');
    if (at < 0 || isUsed || !isOutdoors || thing.count < several) continue;
    if (setting.scene === 'studio') setting.scene = 'meadow';
    thing.sown = true;
    if (!setting.crop || setting.crop === 'flowers') setting.crop = cropKind(thing);
  }
}

const cropKind = ({ words, drawing }: Thing): Crop => cropOf(fold(words)) ?? cropsDrawn[drawing?.icon ?? ''] ?? 'flowers';
