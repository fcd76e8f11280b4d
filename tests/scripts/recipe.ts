/**
 * Recipes as scripts. In `docs/recipes/*.md`, a block with a path after its language is a new file, a `diff` block with a path changes one (its
 * unchanged lines state where, and occur there once), and an `sh` block runs in the root of the repository.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type Step =
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | { readonly kind: 'change'; readonly path: string; readonly text: string }
  | { readonly kind: 'command'; readonly text: string };

export const root = join(import.meta.dirname, '../..');
export const recipes = ['tool', 'call', 'chart', 'page'] as const;
export type Recipe = (typeof recipes)[number];

/** The steps of a recipe, in the order of the page. A block without a path that isn't a command is only shown. */
export function stepsOf(recipe: Recipe): Step[] {
  const page = readFileSync(join(root, 'docs', 'recipes', `${recipe}.md`), 'utf8');
  return [...page.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].flatMap(([, language, path, text]): Step[] => {
    if (language === 'sh') return [{ kind: 'command', text: text! }];
    if (path === undefined) return [];
    return [{ kind: language === 'diff' ? 'change' : 'file', path, text: text! }];
  });
}

/** A text with a `diff` block applied. Throws where its unchanged lines aren't found exactly once. */
export function changed(before: string, diff: string): string {
  const lines = diff.split('\n').slice(0, -1);
  const side = (sign: string): string =>
    lines
      .filter((line) => line[0] === ' ' || line[0] === sign)
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [from, to] = [side('-'), side('+')];
  // Between line breaks, so that a line is a whole one.
  const text = `\n${before}`;
  const at = text.indexOf(`\n${from}`);
  const again = text.indexOf(`\n${from}`, at + 1);
  if (at < 0 || again >= 0) throw new Error(`These lines ${at < 0 ? 'are missing' : 'occur twice'}:\n${from}`);
  return `${text.slice(1, at + 1)}${to}${text.slice(at + 1 + from.length)}`;
}

/** A copy of the repository, with its uncommitted changes, its generated code and links to its packages, in a folder that `remove` deletes. */
export function copyOfRepository(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'iridia-recipe-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 20_000_000,
  });
  const generated = ['styled-system', 'copy/generated'];
  for (const path of [...listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name))), ...generated])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  // A package of this repository must be the copy's own: its link is relative, and so leads there.
  const modules = join(root, 'node_modules');
  const own = '@iridia';
  mkdirSync(join(folder, 'node_modules', own), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== own) symlinkSync(realpathSync(join(modules, name)), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(modules, own)))
    symlinkSync(readlinkSync(join(modules, own, name)), join(folder, 'node_modules', own, name));
  runIn(folder, 'node scripts/build/collect.ts');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The environment without what this run of the tests put there. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|EVERY_|NODE_ENV$)/.test(name)));

/** Runs a command in a folder with the tools of the project. Throws with what it wrote when it fails. */
export function runIn(folder: string, command: string): string {
  try {
    return execFileSync('sh', ['-ec', command], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...environment, PATH: `${join(folder, 'node_modules', '.bin')}:${process.env['PATH']}` },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** Follows a recipe in a copy of the repository. Returns the paths that it wrote by hand. */
export function follow(recipe: Recipe, folder: string): string[] {
  const touched = new Set<string>();
  for (const step of stepsOf(recipe)) {
    if (step.kind === 'command') {
      runIn(folder, step.text);
      continue;
    }
    const file = join(folder, step.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, step.kind === 'file' ? step.text : changed(readFileSync(file, 'utf8'), step.text));
    touched.add(step.path);
  }
  return [...touched];
}
