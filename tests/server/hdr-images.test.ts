/** Images that state HDR or a wide gamut by numbers, not by a profile, are kept in sRGB, as videos are. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFile } from '../../packages/engine/tests/kit/lavfi.ts';
import { examine } from '../../server/media/examination.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-hdr-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rgb = 'format=gbrp,setparams=color_primaries=bt709:color_trc=iec61966-2-1:colorspace=gbr:range=pc';
/** From sRGB, white at 203 candelas. */
const to = (primaries: string, curve: string) =>
  `${rgb},zscale=t=linear:npl=203,format=gbrpf32,zscale=p=${primaries}:t=${curve}:m=bt2020nc:r=pc:npl=203,format=yuv420p10`;

const fields = { red: [255, 0, 0], lime: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255], '0x808080': [128, 128, 128] };

async function keptOf(color: string, filter: string): Promise<Buffer> {
  const track = { source: `color=${color}:d=0.1:r=10:s=96x64`, filter, codec: 'libsvtav1' };
  const path = await makeFile(join(folder, 'a.avif'), { format: 'avif', tracks: [track] });
  const verdict = await examine({ kind: 'image', type: 'image/avif', path, into: `${path}-clean` });
  expect(verdict).toMatchObject({ ok: true, found: { type: 'image/png', width: 96, height: 64 } });
  return sharp(`${path}-clean`).removeAlpha().toColourspace('srgb').raw().toBuffer();
}

describe('an AVIF', () => {
  it.each([
    ['HLG', to('bt2020', 'arib-std-b67')],
    ['PQ', to('bt2020', 'smpte2084')],
    ['BT.2020 without HDR', to('bt2020', 'iec61966-2-1')],
    ['Display P3 by its number', to('smpte432', 'iec61966-2-1')],
  ])('of %s has the colors of sRGB', async (_name, filter) => {
    for (const [color, wanted] of Object.entries(fields)) {
      const middle = (await keptOf(color, filter)).subarray((32 * 96 + 48) * 3);
      for (const [channel, value] of wanted.entries()) expect(Math.abs(middle[channel]! - value), color).toBeLessThan(25);
    }
  });
});
