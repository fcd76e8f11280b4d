/** A link between two groups that still stand apart, and what joins them. */
import type { Plan } from '../plan/plan.ts';
import type { Link, Thing } from '../plan/thing.ts';
import type { Group } from './group.ts';
import { boxOf, type ArrangedPart, type PartBox } from './part.ts';

export type Joined = { plan: Plan; link: Link; source: Group; target: Group; one: Thing; other: Thing; absorb: Absorb };
export type Absorb = (into: Group, taken: Group, parts: ArrangedPart[]) => void;

export const widthOf = ({ left, right }: PartBox): number => right - left;
export const centerOf = ({ left, right }: PartBox): number => (left + right) / 2;
export const own = (group: Group, at: number): PartBox => boxOf(group.parts.filter((part) => part.thing === at && part.role !== 'mark'));
