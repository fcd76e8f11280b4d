import { css } from 'styled-system/css';
import { enlargedSize, growthOf, mostEnlarged } from '../../../../contract/facts/enlarging.ts';
import { limits } from '../../../../contract/facts/limits.ts';
import { selectUploadIn, selectValues } from '../../../../machines/form/form.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { useFormFact, type Form } from '../generation/use-generation.ts';

const megapixels = (pixels: number): number => Math.round(pixels / 1_000_000);

function useSides(form: Form, slot: string): { width: number; height: number } | null {
  const stored = useFormFact(form, (snapshot) => selectUploadIn(snapshot, slot)?.stored ?? null);
  return stored?.width && stored.height ? { width: stored.width, height: stored.height } : null;
}

/** What the enhancer will make of the image in `slot`: the limit until it is there, then the size of the result. */
export function EnlargedSize({ form, slot }: { form: Form; slot: string }) {
  const t = useWords().form.enlarged;
  const sides = useSides(form, slot);
  const { scale } = useFormFact(form, selectValues);
  const wished = scale === 4 ? 4 : 2;
  const size = sides && enlargedSize(sides, wished);
  const limit = megapixels(limits.enhancedPixels);
  const sentence = () => {
    if (!sides || !size) return t.limit(limit);
    if (growthOf(sides, wished) < wished) return t.limited(limit, size.width, size.height);
    return t.size(size.width, size.height);
  };
  return (
    <p role="status" className={css({ marginTop: '8px', fontSize: 'small', color: 'text.2' })}>
      {sentence()}
    </p>
  );
}

/** Replaces the button when the image in `slot` has too many pixels to be enlarged. */
export function LargeAlready({ form, slot }: { form: Form; slot: string }) {
  const t = useWords().form.enlarged;
  const sides = useSides(form, slot);
  return (
    <p role="status" className={css({ padding: '16px 20px', borderRadius: 'lg', background: 'warn.soft', fontWeight: 620 })}>
      {sides && t.tooLarge(megapixels(sides.width * sides.height), megapixels(limits.enhancedPixels), megapixels(mostEnlarged))}
    </p>
  );
}
