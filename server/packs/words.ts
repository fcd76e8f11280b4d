/** What the command prints about packs, for a person at a terminal. */
import type { Plan } from './add.ts';
import type { Listed } from './list.ts';
import type { Misfit } from './machine.ts';
import { bytesNeeded } from './room.ts';

const units = [
  [1e9, 'GB'],
  [1e6, 'MB'],
  [1e3, 'kB'],
] as const;

/** Returns a size for people: 4.3 GB, 192 MB. */
export function sizeOf(bytes: number): string {
  const [unit, name] = units.find(([least]) => bytes >= least) ?? [1, 'bytes'];
  const value = bytes / unit;
  return `${unit === 1 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${name}`;
}

/** What a pack serves that no tool runs: it judges what people write for all of them. */
export const everyText = 'every text that people write';

const speeds = { seconds: 'a few seconds', half: 'up to a minute', minutes: 'a minute or more' } as const;

/** Returns how long a result takes: here, where a block of the net was timed, and otherwise on two cores. */
export const speedOf = ({ seconds, speed }: Pick<Listed, 'seconds' | 'speed'>): string =>
  seconds === null
    ? `${speeds[speed]} a result on two cores`
    : `about ${Math.max(1, Math.round(seconds))} s a result on this machine, by one block that was timed`;

const inGigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

/** Returns what a machine lacks for a pack, as a sentence. */
export function misfitText({ kind, needed, there }: Misfit): string {
  if (kind === 'platform') return 'The runtime has no build for Macs with Intel processors.';
  return kind === 'memory'
    ? `It needs ${inGigabytes(needed)} of memory with the server; this machine has ${inGigabytes(there)}.`
    : `It needs ${inGigabytes(needed)} of disk; ${inGigabytes(there)} are free.`;
}

/** Returns the license and its conditions, a line each. */
export const licenceLines = ({ licence }: Pick<Listed, 'licence'>): string[] => [
  `license   ${licence.name}${licence.commercial ? '' : '  (NOT for a business)'}`,
  `          ${licence.url}`,
  ...licence.conditions.map((condition) => `          ${condition}`),
];

function stateOf({ placed, fetched, bytes, misfits: why, lacks }: Listed): string {
  if (placed) return `in place since ${placed.acceptedAt.slice(0, 10)}, revision ${placed.revision}${lacks ? `. ${lacks}` : ''}`;
  if (fetched !== null) return `begun: ${sizeOf(fetched)} of ${sizeOf(bytes)}; add it again to go on`;
  return why.length === 0
    ? `not added; it fits this machine${lacks ? `. ${lacks}` : ''}`
    : `not added; it does not fit: ${why.map(misfitText).join(' ')}`;
}

/** Returns the paragraph of a pack in the list. */
export const entryOf = (pack: Listed): string =>
  [
    `${pack.name}  —  ${pack.title}`,
    `  serves    ${pack.tools.join(' ') || everyText}`,
    ...(pack.languages.length > 0 ? [`  languages ${pack.languages.join(', ')}`] : []),
    `  size      ${pack.isPinned || pack.placed ? '' : 'about '}${sizeOf(pack.bytes)} of disk, ${sizeOf(pack.memory)} of memory; ${speedOf(pack)}`,
    ...licenceLines(pack).map((line) => `  ${line}`),
    `  here      ${stateOf(pack)}`,
  ].join('\n');

/** Returns what adding a pack will do. */
export function planText({ pack, files, archives, bytes, left, cards }: Plan, endpoint: string): string {
  const isFromHub = pack.sources.some((source) => !('archive' in source));
  const places = new Set([...(isFromHub ? [endpoint] : []), ...archives.map(({ fetched }) => new URL(fetched.url!).origin)]);
  const from = [...new Set(files.map(({ repo, commit }) => `${repo} at ${commit}`))];
  return [
    `${pack.name}  —  ${pack.title}`,
    `  from      ${[...places].join(' ')}`,
    ...from.map((line) => `            ${line}`),
    `  fetch     ${sizeOf(left)}${left < bytes ? ` (${sizeOf(bytes - left)} lie here already)` : ''}, ${files.length} files; ${sizeOf(bytesNeeded(left))} must be free`,
    ...licenceLines(pack).map((line) => `  ${line}`),
    ...(cards.length > 0 ? [`            The model’s own card says: ${cards.join(', ')}.`] : []),
  ].join('\n');
}

/** Returns a line of progress. */
export const progressText = (name: string, done: number, total: number, file: string): string =>
  `${name}: ${total === 0 ? 100 : Math.floor((100 * done) / total)} % of ${sizeOf(total)}  ${file}`;
