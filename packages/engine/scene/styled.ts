import { strengths } from '../../../contract/facts/tools/choices.ts';
import { planOf, type Plan } from '@iridia/draft';
import type { Image } from '@iridia/pixels/image';
import { applyStyle } from '../styles/apply.ts';
import { isStyle, type StyleName } from '../styles/style.ts';
import { drawablePlan } from './drawable.ts';

/** `style` is painted over the whole image; undefined for none. */
export type StyledPlan = { plan: Plan; style: StyleName | undefined };

/**
 * The plan of an image that gets one style. The one that a form names (`chosen`) wins over another among the words, which the image then
 * leaves out. Throws like `drawablePlan`.
 */
export function styledPlan(prompt: string, locale: Plan['locale'], chosen?: unknown): StyledPlan {
  const plan = drawablePlan(prompt, { locale });
  const named = plan.finishes.find((finish): finish is Plan['finishes'][number] & StyleName => isStyle(finish));
  if (!isStyle(chosen)) return { plan, style: named };
  if (!named || named === chosen) return { plan, style: chosen };
  const { finishes, understood } = planOf(prompt, { locale, styleless: true });
  const left = plan.understood.filter((word) => !understood.includes(word));
  return {
    plan: { ...plan, finishes, understood: plan.understood.filter((word) => !left.includes(word)), unknown: [...plan.unknown, ...left] },
    style: chosen,
  };
}

/** Paints an image in the style, which may be none. */
export const inStyle = async (image: Image, style: StyleName | undefined, seed: number): Promise<Image> =>
  style ? applyStyle(image, style, strengths.usual, seed) : image;
