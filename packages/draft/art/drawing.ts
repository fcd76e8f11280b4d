/** A drawing that a word leads to. */

/** `group` and `subgroup` are emojibase's: 1 people, 3 animals and nature, 4 food, 5 travel and places, 6 activities, 7 objects, 8 symbols. */
export type Drawing = {
  icon: string;
  group: number;
  subgroup: string;
  /** Left, top, right, and bottom of what is visible, and the height of the eyes, in its square of 32. */
  box: [left: number, top: number, right: number, bottom: number];
  eye: number;
};
