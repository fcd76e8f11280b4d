/** Words for several kinds at once: fruit is an apple, a banana and grapes, and no pile of kiwis. */
import { drawingOf } from '../art/art.ts';
import type { Drawing } from '../art/drawing.ts';
import { tableOf } from '../words/table.ts';

/** The drawings that are shown, the likeliest first. */
const members = {
  fruit: ['red-apple', 'banana', 'grapes'],
  vegetables: ['carrot', 'broccoli', 'tomato'],
  desserts: ['cupcake', 'doughnut', 'ice-cream'],
  sweets: ['candy', 'lollipop', 'chocolate-bar'],
  snacks: ['popcorn', 'pretzel', 'french-fries'],
  drinks: ['cup-with-straw', 'tropical-drink', 'hot-beverage'],
  seafood: ['lobster', 'shrimp', 'oyster'],
  animals: ['elephant', 'giraffe', 'lion'],
  farm: ['cow', 'pig', 'ewe'],
  pets: ['dog', 'cat', 'rabbit'],
  sea: ['octopus', 'fish', 'crab'],
  insects: ['honeybee', 'lady-beetle', 'butterfly'],
  instruments: ['guitar', 'trumpet', 'drum'],
  tools: ['hammer', 'wrench', 'screwdriver'],
  toys: ['teddy-bear', 'yo-yo', 'nesting-dolls'],
  school: ['pencil', 'notebook', 'straight-ruler'],
  vehicles: ['automobile', 'bus', 'motorcycle'],
  sports: ['soccer-ball', 'basketball', 'tennis'],
} as const;

const nameOfCollection = tableOf('collection', Object.keys(members) as (keyof typeof members)[]);

export const membersOf = (text: string): Drawing[] | undefined => {
  const name = nameOfCollection(text);
  return name && members[name].map((icon) => drawingOf(icon)!);
};
