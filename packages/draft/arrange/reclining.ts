/** Animals that are drawn standing from the side lie, also asleep, with their legs under them: these are not seen. */
import type { Drawing } from '../art/drawing.ts';
import type { Thing } from '../plan/thing.ts';

const standing =
  /^(?:cat|black-cat|dog|guide-dog|service-dog|poodle|tiger|leopard|horse|cow|ox|water-buffalo|pig|boar|ram|ewe|goat|camel|two-hump-camel|llama|elephant|mammoth|rhinoceros|hippopotamus|zebra|deer|donkey|bison)$/;

/** The share of the height that is above the legs. */
export const trunkShare = 0.76;

export const isReclining = ({ poses, marks }: Pick<Thing, 'poses' | 'marks'>, drawing: Drawing | null): drawing is Drawing =>
  (poses.includes('lying') || marks.includes('zzz')) && drawing !== null && standing.test(drawing.icon);

export const reclined = (drawing: Drawing): Drawing => {
  const [left, top, right, bottom] = drawing.box;
  return { ...drawing, box: [left, top, right, top + (bottom - top) * trunkShare] };
};
