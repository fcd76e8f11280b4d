import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const { platform, arch } = process;

/** What packages bring and neither the server nor its development ever reads, as paths in node_modules: npm leaves out only whole packages. */
const unused = [
  // ONNX Runtime for five systems, each in a folder of its platform and processor.
  `onnxruntime-node/bin/[^/]+/(?!${platform}$)[^/]+`,
  `onnxruntime-node/bin/[^/]+/${platform}/(?!${arch}$)[^/]+`,
  // For compiling against Node, and what changed in it.
  'node-(linux|win|darwin)-[^/]+/(include|share|CHANGELOG.md)',
  // For Bare, another runtime.
  'bare-[^/]+/prebuilds',
  // For another way of importing: Node takes AWS as CommonJS, the others as modules.
  '(@aws-sdk|@smithy)/[^/]+/dist-es',
  'stripe/cjs',
  '@electric-sql/.*\\.cjs',
  // libheif in other forms than the script that has its WebAssembly within.
  'libheif-js/libheif',
  'libheif-js/libheif-wasm/libheif(\\.js|\\.wasm|-bundle\\.mjs)',
  // From what they were built, and the samples of a measurement.
  '(luxon|@techstark/opencv-js|@zxcvbn-ts/language-common|(.*/)?@noble/[^/]+)/src',
  'luxon/build/(amd|global|cjs-browser)',
  'bintrees/test',
  // The maps to it. Vite asks for those of what it loads, which none of these is.
  '(@electric-sql|@noble|@redis|cbor-x|luxon|node-av|stripe|werift[^/]*)/.*\\.map',
];
const pattern = new RegExp(`^(${unused.join('|')})$`);

/** Whether nothing reads a file or folder. @param {string} path in node_modules, with slashes */
export const isUnused = (path) => pattern.test(path);

/**
 * Removes what nothing reads: a third of the packages that run.
 *
 * @param {string} modules path of node_modules
 */
export function removeUnusedParts(modules) {
  if (existsSync(modules)) removeIn(modules, '');
}

function removeIn(modules, folder) {
  for (const entry of readdirSync(join(modules, folder), { withFileTypes: true })) {
    const path = folder + entry.name;
    if (isUnused(path)) rmSync(join(modules, path), { recursive: true });
    // What begins with a dot is npm's own, or a cache.
    else if (entry.isDirectory() && !entry.name.startsWith('.')) removeIn(modules, `${path}/`);
  }
}
