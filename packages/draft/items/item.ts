/** What a word or phrase of a prompt can mean. */
import type { Sense } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';
import type { Deed } from '../words/deeds.ts';
import type { Formation, Spot } from '../words/formations.ts';
import type { Relation } from '../words/grammar.ts';
import type { Hour, NamedPlace, Weather } from '../words/places.ts';
import type { Color, Finish, Mark, Material, Pose, Size } from '../words/properties.ts';

export type Item = { words: string } & (
  | { kind: 'thing'; senses: Sense[]; plural?: boolean; members?: Drawing[] }
  | { kind: 'color'; color: Color; senses: Sense[] }
  | { kind: 'material'; material: Material; senses: Sense[] }
  | { kind: 'size'; size: Size }
  | { kind: 'pose'; pose: Pose }
  | { kind: 'mark'; mark: Mark }
  | { kind: 'finish'; finish: Finish }
  | { kind: 'count'; count: number }
  | { kind: 'relation'; relation: Relation; deed?: Deed }
  | { kind: 'place'; place: NamedPlace; senses: Sense[]; city?: Drawing }
  | { kind: 'hour'; hour: Hour; senses: Sense[] }
  | { kind: 'weather'; weather: Weather }
  | { kind: 'country'; code: string }
  | { kind: 'deed'; tool: string }
  | { kind: 'shape'; shape: Drawing }
  | { kind: 'spot'; spot: Spot }
  | { kind: 'formation'; formation: Formation }
  | { kind: 'written'; greeting: boolean; number?: string }
  | { kind: 'shaped' | 'looks' | 'says' | 'backdrop' | 'format' | 'of' | 'not' | 'filler' | 'stop' | 'unknown' | 'craft' }
);
