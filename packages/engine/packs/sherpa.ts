/** Finds sherpa-onnx-node, which the operator installs beside the packs: it links eSpeak NG (GPL), so it isn't a dependency of ours. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

export const sherpaPackage = 'sherpa-onnx-node';
/** The version that was tried. */
export const sherpaVersion = '1.13.8';

/** Returns the package.json of sherpa-onnx-node for a pack's folder: beside the packs, or among the packages of this program. Null when it is absent. */
export function sherpaFor(folder: string): string | null {
  for (const from of [join(folder, 'pack.json'), import.meta.url])
    try {
      return createRequire(from).resolve(`${sherpaPackage}/package.json`);
    } catch {
      // Looked for in the next place.
    }
  return null;
}
