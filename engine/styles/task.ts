/** Applies a style without an image model. */
import sharp from 'sharp';
import { strengths } from '../../contract/facts/tools/choices.ts';
import { EngineError } from '../job/job.ts';
import { readWithAlpha, sharpOf, type Source } from '../picture/picture.ts';
import { seedOf, textOf, writePicture, type Task } from '../job/task.ts';
import { applyStyle } from './apply.ts';
import { isStyle, type StyleName } from './style.ts';
import { styleIn } from './words.ts';

/** Limit in pixels: a larger picture has the same strokes and takes longer. */
const longest = 1600;
const usual: StyleName = 'cartoon';

async function fitted(source: Source): Promise<Source> {
  const scale = longest / Math.max(source.width, source.height);
  if (scale >= 1) return source;
  const [width, height] = [Math.max(1, Math.round(source.width * scale)), Math.max(1, Math.round(source.height * scale))];
  const alpha =
    source.alpha &&
    (await sharp(source.alpha, { raw: { width: source.width, height: source.height, channels: 1 } })
      .resize(width, height, { fit: 'fill' })
      .extractChannel(0)
      .raw()
      .toBuffer());
  return { ...source, rgb: await sharpOf(source).resize(width, height, { fit: 'fill' }).raw().toBuffer(), width, height, alpha };
}

export const restyle: Task = async (job, onProgress) => {
  onProgress(0.05, 'reading');
  const prompt = textOf(job, 'prompt');
  const asked = styleIn(prompt);
  // Nobody pays for words that change nothing.
  if (prompt.trim() && !asked.style) throw new EngineError('refused', 'noStyleWords');
  const style = asked.style ?? (isStyle(job.inputs.style) ? job.inputs.style : usual);
  const source = await fitted(await readWithAlpha(job.files.image![0]!));
  const strength = typeof job.inputs.strength === 'number' ? job.inputs.strength : strengths.usual;
  const seed = seedOf(job);
  onProgress(0.2, 'styling');
  const styled = await applyStyle(source, style, strength, seed);
  onProgress(0.9, 'encoding');
  const { width, height } = styled;
  const image = source.alpha ? sharpOf(styled).joinChannel(source.alpha, { raw: { width, height, channels: 1 } }) : sharpOf(styled);
  const notes = { style, seed, understood: asked.understood, unknown: asked.unknown };
  return writePicture(job, image, { width, height }, 'image/png', notes);
};
