/** Makes what the sticker maker shows for its three ways, from words, a photo, and both: stickers and small photos. `node scripts/assets/ways.ts` */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { stickerMaker } from '../../contract/facts/tools/sticker.ts';
import words from '../../copy/en/pages/sticker.ts';
import { createEngine } from '@iridia/engine';
import type { FormValues } from '../../machines/form/form.types.ts';
import { makeFromSample, sampleFile, shown } from './examples/make.ts';

/** Pixels: twice what the page shows. */
const [side, photoSide] = [336, 168];

const photo = (name: string) => ({ image: { name, type: 'image/jpeg', size: 0, kind: 'picture' as const } });
const ways: Record<string, { files?: ReturnType<typeof photo>; values: FormValues }> = {
  text: { values: { mode: 'text', prompt: words.samplePanda } },
  image: { files: photo('green-hat.jpg'), values: { mode: 'image' } },
  imageText: { files: photo('panda.jpg'), values: { mode: 'imageText', prompt: words.promptBothPlaceholder } },
};

const engine = createEngine({ size: 1 });
const folder = await mkdtemp(join(tmpdir(), 'iridia-ways-'));
try {
  for (const [way, sample] of Object.entries(ways)) {
    const { outputs } = await makeFromSample(engine, stickerMaker, sample, folder);
    const made = join(shown, 'stickers', `way-${way}.webp`);
    await sharp(outputs[0]!.path).trim().resize(side, side, { fit: 'inside' }).webp({ quality: 82, alphaQuality: 90 }).toFile(made);
    if (sample.files)
      await sharp(sampleFile(sample.files.image.name))
        .resize(photoSide, photoSide, { position: 'top' })
        .webp({ quality: 76 })
        .toFile(join(shown, 'stickers', `way-${way}-photo.webp`));
    console.log(made);
  }
} finally {
  await engine.close();
  await rm(folder, { recursive: true });
}
