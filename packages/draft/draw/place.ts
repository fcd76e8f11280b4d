/** Where a plan that names no place is drawn: who lives, drives or is built stands outdoors, furniture in a room, and anything else before rays. */
import { isAnimal, isPerson, isVehicle } from '../art/kinds.ts';
import type { Drawing } from '../art/drawing.ts';
import type { Plan } from '../plan/plan.ts';

const furniture = /^(table|couch-and-lamp|couch|bed|chair|oven|fridge|bathtub|shelf|television|toilet|washer)$/;
const outdoors = (drawing: Drawing): boolean =>
  isPerson(drawing) ||
  isAnimal(drawing) ||
  (isVehicle(drawing) && /ground/.test(drawing.subgroup)) ||
  drawing.subgroup.startsWith('place-building');

/** The plan with a place that suits its things; the same plan where one is named, or a background is. */
export function placed(plan: Plan): Plan {
  const { scene, wall, things } = plan;
  if (scene !== 'studio' || wall || things.some(({ text, drawing }) => text !== undefined || !drawing)) return plan;
  const drawings = things.flatMap(({ drawing }) => drawing ?? []);
  if (things.length > 1 && drawings.some(({ icon }) => furniture.test(icon))) return { ...plan, scene: 'room' };
  return drawings.some(outdoors) ? { ...plan, scene: 'meadow' } : plan;
}
