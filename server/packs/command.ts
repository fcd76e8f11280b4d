/** `npm run models -- …`: what an operator does with packs. Results go to the standard output, everything else to the standard error. */
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measurePace } from '@iridia/engine';
import { packNamed, registry, type Pack } from '@iridia/engine/packs';
import { ConfigError, readConfig, type Config } from '../core/config.ts';
import { addPack, planPack, type Plan } from './add.ts';
import { exportPack, importPack, lockIn, namesIn, packsToImport, problemsOf } from './check.ts';
import { PackFault } from './fault.ts';
import { placeOf } from './folders.ts';
import { openHub, type Hub } from './hub.ts';
import { listPacks } from './list.ts';
import { pinPacks } from './pin.ts';
import { removePack } from './remove.ts';
import { entryOf, licenceLines, misfitText, planText, progressText } from './words.ts';

const usage = `npm run models -- list                     what there is, what it needs, and what is in place
npm run models -- add NAME… [--accept]    fetch packs and put them in place; --accept accepts their licenses
npm run models -- verify [NAME…]          check every byte of what is in place
npm run models -- remove NAME…            delete packs, and what unfinished attempts left
npm run models -- export FOLDER [NAME…]   copy packs in place for a machine without a network
npm run models -- import FOLDER [--accept]
npm run models -- licenses                the licenses of what is in place
npm run models -- pin NAME…               for developers: write down commits and hashes of what is in place
--json gives each result as JSON.`;

/** Exit codes: 1 it failed, 2 it was called wrongly, 3 the license was not accepted. */
export class ExitCode extends Error {
  readonly code: 1 | 2 | 3;
  constructor(code: 1 | 2 | 3, message: string) {
    super(message);
    this.code = code;
  }
}

/** Where a command runs: `report` takes its answer, `print` a line for people beside it. */
export type Surroundings = {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  report: (text: string) => void;
  print: (line: string) => void;
  /** Asks a question, where somebody sits at a terminal. */
  ask?: (question: string) => Promise<string>;
  /** Shows a line over the last one, at a terminal. */
  showOver?: (line: string, isLast: boolean) => void;
};
type Call = Surroundings & { config: Config; names: string[]; accepts: boolean; json: boolean };
/** What a command found: `text` for people, `data` for `--json`. */
type Answer = { text: string; data: unknown; failed?: boolean };

function packsNamed(names: readonly string[]): Pack[] {
  if (names.length === 0) throw new ExitCode(2, `Name at least one pack: ${registry.map(({ name }) => name).join(', ')}.`);
  return [...new Set(names)].map((name) => {
    const pack = packNamed(name);
    if (!pack) throw new ExitCode(2, `There is no pack “${name}”. There are ${registry.map((known) => known.name).join(', ')}.`);
    return pack;
  });
}

async function accepted({ accepts, ask }: Call): Promise<void> {
  if (accepts) return;
  const answer = await ask?.('Do you accept these licenses and their conditions? Type yes: ');
  if (answer?.trim().toLowerCase() !== 'yes')
    throw new ExitCode(3, 'Nothing was done: the licenses were not accepted. Read them, and add --accept.');
}

/** Shows progress: one line that changes at a terminal, a line for every tenth elsewhere. */
function progressFor({ print, showOver }: Call, name: string): (done: number, total: number, file: string) => void {
  let [tenth, last] = [-1, 0];
  return (done, total, file) => {
    const line = progressText(name, done, total, file);
    if (showOver) {
      if (Date.now() - last < 200 && done < total) return;
      last = Date.now();
      showOver(line, done >= total);
      return;
    }
    const now = total === 0 ? 10 : Math.floor((10 * done) / total);
    if (now > tenth) print(line);
    tenth = Math.max(tenth, now);
  };
}

const hubFor = ({ config, signal, print }: Call): Hub => openHub({ ...config.hub, signal, report: print });

async function add(call: Call): Promise<Answer> {
  const { config, names, print } = call;
  const models = config.packsDir;
  const wanted = packsNamed(names);
  const hub = hubFor(call);
  const plans: Plan[] = [];
  for (const pack of wanted) plans.push(await planPack(models, pack, hub));
  const missing = plans.filter(({ isInPlace }) => !isInPlace);
  for (const plan of missing) print(planText(plan, config.hub.endpoint));
  const all = await listPacks(models);
  for (const { pack } of missing)
    for (const why of all.find(({ name }) => name === pack.name)?.misfits ?? []) print(`  ${pack.name}: ${misfitText(why)}`);
  if (missing.length > 0) await accepted(call);
  for (const plan of missing) await addPack(plan, { models, hub, now: () => new Date(), onProgress: progressFor(call, plan.pack.name) });
  const data = plans.map(({ pack, bytes, files, isInPlace }) => ({
    name: pack.name,
    added: !isInPlace,
    folder: placeOf(models, pack.name),
    bytes,
    files: files.length,
  }));
  return {
    data,
    text: data
      .map(({ name, added }) => `${name}: ${added ? 'in place. A running server uses it from its next job on.' : 'was in place already.'}`)
      .join('\n'),
  };
}

async function list({ config }: Call): Promise<Answer> {
  const data = await listPacks(config.packsDir, await measurePace());
  return { data, text: data.map(entryOf).join('\n\n') };
}

async function verify({ config, names, json, print }: Call): Promise<Answer> {
  const there = names.length > 0 ? packsNamed(names).map(({ name }) => name) : await namesIn(config.packsDir);
  const data: { name: string; problems: string[] }[] = [];
  for (const name of there)
    data.push({ name, problems: await problemsOf(placeOf(config.packsDir, name), name, (path) => !json && print(`${name}: ${path}`)) });
  const text = data.map(({ name, problems }) => `${name}: ${problems.length === 0 ? 'as it should be' : problems.join(' ')}`).join('\n');
  return { data, text: text || 'No pack is in place.', failed: data.some(({ problems }) => problems.length > 0) };
}

async function remove({ config, names }: Call): Promise<Answer> {
  const data: { name: string; removed: boolean }[] = [];
  for (const { name } of packsNamed(names)) data.push({ name, removed: await removePack(config.packsDir, name) });
  return { data, text: data.map(({ name, removed }) => `${name}: ${removed ? 'removed' : 'was not there'}`).join('\n') };
}

async function licenses({ config }: Call): Promise<Answer> {
  const data: object[] = [];
  const texts: string[] = [];
  for (const name of await namesIn(config.packsDir)) {
    const { title, licence, accepted: when, files } = await lockIn(placeOf(config.packsDir, name));
    const repositories = [...new Set(files.map(({ repo, commit }) => `${repo}@${commit}`))];
    data.push({ name, title, licence, accepted: when, repositories });
    texts.push(
      [
        `${name}  —  ${title}`,
        ...licenceLines({ licence }),
        `from      ${repositories.join(' ')}`,
        `accepted  ${when.at} by ${when.by}`,
      ].join('\n'),
    );
  }
  return { data, text: texts.join('\n\n') || 'No pack is in place.' };
}

async function carryOut({ config, names: [folder, ...names], print }: Call): Promise<Answer> {
  if (folder === undefined) throw new ExitCode(2, 'Name the folder: npm run models -- export FOLDER');
  const wanted = names.length > 0 ? packsNamed(names).map(({ name }) => name) : await namesIn(config.packsDir);
  if (wanted.length === 0) throw new ExitCode(1, 'No pack is in place.');
  for (const name of wanted) {
    print(`${name}: copying`);
    await exportPack(config.packsDir, name, resolve(folder));
  }
  return {
    data: wanted.map((name) => ({ name, folder: resolve(folder, name) })),
    text: `${wanted.join(', ')}: copied to ${resolve(folder)}`,
  };
}

async function carryIn(call: Call): Promise<Answer> {
  const { config, names, print } = call;
  const [folder] = names;
  if (folder === undefined || names.length > 1) throw new ExitCode(2, 'Name one folder: npm run models -- import FOLDER');
  const locks = await packsToImport(resolve(folder));
  for (const { name, title, licence } of locks)
    print([`${name}  —  ${title}`, ...licenceLines({ licence }).map((line) => `  ${line}`)].join('\n'));
  await accepted(call);
  for (const lock of locks)
    await importPack(config.packsDir, resolve(folder), lock, { at: new Date().toISOString(), by: userInfo().username });
  const data = locks.map(({ name }) => ({ name, folder: placeOf(config.packsDir, name) }));
  return { data, text: `${locks.map(({ name }) => name).join(', ')}: in place` };
}

async function pin({ config, names }: Call): Promise<Answer> {
  const data = await pinPacks(config.packsDir, packsNamed(names));
  return { data, text: `Pinned: ${data.join(', ')}` };
}

const commands: Readonly<Record<string, (call: Call) => Promise<Answer>>> = {
  list,
  add,
  verify,
  remove,
  licenses,
  export: carryOut,
  import: carryIn,
  pin,
};

function parsed(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], allowPositionals: true, options: { json: { type: 'boolean' }, accept: { type: 'boolean' } } });
  } catch (error) {
    throw new ExitCode(2, `${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

async function answer(given: readonly string[], around: Surroundings): Promise<{ answer: Answer; json: boolean }> {
  const { values, positionals } = parsed(given);
  const [name = '', ...names] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new ExitCode(2, usage);
  const json = values.json === true;
  return { answer: await command({ ...around, config: readConfig(around.env), names, accepts: values.accept === true, json }), json };
}

const isExpected = (error: unknown): error is Error => [PackFault, ConfigError, ExitCode].some((kind) => error instanceof kind);

/** Runs the command. Resolves to its exit code: 0 done, 1 failed, 2 called wrongly, 3 the license was not accepted. */
export async function runModels(given: readonly string[], around: Surroundings): Promise<number> {
  try {
    const { answer: found, json } = await answer(given, around);
    around.report(json ? JSON.stringify(found.data, null, 2) : found.text);
    return found.failed ? 1 : 0;
  } catch (error) {
    const message = isExpected(error) ? error.message : String(error instanceof Error ? error.stack : error);
    if (given.includes('--json'))
      around.report(JSON.stringify({ error: message, ...(error instanceof PackFault && { kind: error.kind }) }));
    around.print(message);
    return error instanceof ExitCode ? error.code : 1;
  }
}
