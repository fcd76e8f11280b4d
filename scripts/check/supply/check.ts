/** What can be known about the packages from the lock file alone, without a network. */

export type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  hasInstallScript?: boolean;
};
export type Lock = { lockfileVersion: number; packages: Readonly<Record<string, LockedPackage>> };
export type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Readonly<Record<string, string>>>>;

/** Every lock file, by its folder, and the manifests that it locks. What one script or one deep test alone needs is installed by it alone. */
export const locks: Readonly<Record<string, readonly string[]>> = {
  '.': ['package.json', ...['draft', 'engine', 'help', 'moderation', 'pixels'].map((name) => `packages/${name}/package.json`)],
  'packages/draft/build': ['packages/draft/build/package.json'],
  'tests/mermaid': ['tests/mermaid/package.json'],
  'tests/mutation': ['tests/mutation/package.json'],
};

/** Licenses that any package may have. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  '(MIT OR GPL-3.0-or-later)',
  '(MIT AND Zlib)',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  '(MIT OR CC0-1.0)',
]);

/** Packages with other licenses, each taken knowingly: what begins with the name. */
const known: Readonly<Record<string, string>> = {
  '@img/sharp-': 'LGPL libraries of libvips, loaded as they are',
  '@echogarden/espeak-ng-emscripten': 'GPL-3.0: speech in a child process; an operator who passes the software on passes its source on too',
  '@dicebear/avataaars': 'code MIT, drawings free for personal and commercial use: packages/engine/portrait/NOTICE',
  'caniuse-lite': 'CC-BY-4.0: data of the build',
  'axe-core': 'MPL-2.0: tests',
  '@axe-core/playwright': 'MPL-2.0: tests',
  lightningcss: 'MPL-2.0: the build',
  'libheif-js': 'LGPL-3.0: libheif in WASM, loaded as it is',
  'web-push': 'MPL-2.0, loaded as it is',
  mediabunny: 'MPL-2.0, loaded as it is',
  'dictionary-en': 'MIT AND BSD: tests',
  'dictionary-es': 'MPL-1.1, of the three that it offers: tests',
  'dictionary-fr': 'MPL-2.0: tests',
  dompurify: 'Apache-2.0 at our choice: tests draw with Mermaid',
  elkjs: 'EPL-2.0: tests draw with Mermaid',
  khroma: 'MIT by its readme, its manifest names none: tests draw with Mermaid',
  'combine-errors': 'MIT by its readme, its manifest names none: uploads in parts',
  '@shinyoshiaki/jspack': 'BSD-3-Clause by the file beside it; its manifest names none',
};

/** Packages that would like to run something when they are installed; `.npmrc` lets none of them. */
const scripted = new Set(['esbuild', '@swc/core', 'cbor-extract', 'node-av', 'onnxruntime-node']);

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const isKnown = (name: string): boolean => Object.keys(known).some((start) => name.startsWith(start));
/** A binary for another system: npm installs it only there, and the registry that wrote the lock file may not have had it. */
const isForeign = ({ optional, os, cpu }: LockedPackage): boolean => optional === true && (os !== undefined || cpu !== undefined);

function problemsOf(path: string, one: LockedPackage): string[] {
  const name = nameOf(path);
  const problems: string[] = [];
  const license = one.license ?? '';
  if (!one.version) problems.push(`${path} has no version`);
  if (one.resolved !== undefined && !one.resolved.startsWith('https://registry.npmjs.org/'))
    problems.push(`${path} comes from elsewhere: ${one.resolved}`);
  if (one.integrity === undefined ? !isForeign(one) : !/^sha512-[A-Za-z0-9+/]{86}==$/.test(one.integrity))
    problems.push(`${path} has no SHA-512 digest`);
  if (one.integrity !== undefined && !permissive.has(license) && !isKnown(name))
    problems.push(`${path} has a license that nobody has looked at: ${license || 'none'}`);
  if (one.hasInstallScript && !scripted.has(name)) problems.push(`${path} has an install script that nobody has looked at`);
  return problems;
}

const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Checks a lock file, the manifests beside it and the npm settings. Returns what is wrong, one sentence each, and the figures. */
export function checkSupply(lock: Lock, manifests: Readonly<Record<string, Manifest>>, settings: string) {
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const problems = packages.flatMap(([path, one]) => problemsOf(path, one));
  if (lock.lockfileVersion !== 3) problems.push(`The lock file has version ${lock.lockfileVersion}`);
  for (const [file, manifest] of Object.entries(manifests))
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const)
      for (const [name, range] of Object.entries(manifest[kind] ?? {}))
        if (!exact.test(range)) problems.push(`${file} does not pin ${name}: ${range}`);
  for (const line of ['ignore-scripts=true', 'save-exact=true'])
    if (!settings.split('\n').includes(line)) problems.push(`.npmrc lacks ${line}`);
  return {
    problems,
    packages: packages.length,
    withoutDigest: packages.filter(([, { integrity }]) => integrity === undefined).length,
    licenses: Map.groupBy(
      packages.filter(([, { integrity }]) => integrity !== undefined),
      ([, { license }]) => license ?? 'none',
    ),
  };
}
