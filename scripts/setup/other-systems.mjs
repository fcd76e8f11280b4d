import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** ONNX Runtime brings itself for five systems, each in a folder of its platform and processor. */
const runtimes = join('onnxruntime-node', 'bin', 'napi-v6');

/**
 * Removes what is in node_modules for other systems and processors, and for compiling against Node: a third of the packages that run. npm
 * itself leaves out only whole packages.
 *
 * @param {string} modules path of node_modules
 */
export function removeOtherSystems(modules) {
  const foldersIn = (path) => (existsSync(join(modules, path)) ? readdirSync(join(modules, path)).map((name) => join(path, name)) : []);
  const builds = foldersIn(runtimes).flatMap(foldersIn);
  const headers = foldersIn('')
    .filter((name) => /^node-(linux|win|darwin)-/.test(name))
    .map((name) => join(name, 'include'));
  const own = join(runtimes, process.platform, process.arch);
  for (const path of [...builds, ...headers]) if (path !== own) rmSync(join(modules, path), { recursive: true, force: true });
}
