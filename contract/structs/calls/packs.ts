import { packs } from '../../facts/packs.ts';
import { flag, integer, list, nullable, oneOf, openRecord, text } from '../schema.ts';
import { call } from './call.ts';

const packNames = packs.map(({ name }) => name);

/** How far a pack is: `paused` is an attempt that was stopped, here or with its server; `failed` is one that ended by itself. */
export const packStates = ['absent', 'fetching', 'paused', 'failed', 'placed'] as const;

/** Why an attempt failed; the log of the server has the cause of `unexpected`. */
export const packFaults = ['unreachable', 'denied', 'missing', 'changed', 'unsafe', 'disk', 'busy', 'unexpected'] as const;

/** What a machine lacks for a pack: a build of the runtime, bytes of memory, bytes of disk. */
export const packMisfits = ['platform', 'memory', 'disk'] as const;

/** A pack of model weights, what it needs and how far it is. Sizes in bytes. */
const listedPack = openRecord({
  name: oneOf(packNames),
  title: text(),
  /** Slugs of the tools that it serves. */
  tools: list(text()),
  languages: list(text()),
  bytes: integer({ min: 0 }),
  memory: integer({ min: 0 }),
  /** A result on this machine, in seconds, where one block of the net was timed. */
  seconds: nullable(integer({ min: 1 })),
  license: openRecord({ name: text(), url: text(), commercial: flag() }),
  terms: nullable(oneOf(['openRail', 'credit'] as const)),
  misfits: list(openRecord({ kind: oneOf(packMisfits), needed: integer({ min: 0 }), there: integer({ min: 0 }) })),
  state: oneOf(packStates),
  fetched: integer({ min: 0 }),
  fault: nullable(oneOf(packFaults)),
});

/** Every pack, in the order in which they are offered, and whether an operator asks, to whom the rest of the console answers too. */
const listedPacks = openRecord({ packs: list(listedPack), operator: flag() });

// On a server that is somebody's own machine, these calls answer the person at it; elsewhere, operators whose console is open.

export const listPacks = call({
  method: 'GET',
  path: '/api/operator/packs',
  summary: 'Lists the packs of model weights, what each needs, and how far it is',
  who: 'anyone',
  data: listedPacks,
  codes: ['notFound', 'codeNeeded'],
});

export const addPack = call({
  method: 'POST',
  path: '/api/operator/packs/{name}/add',
  summary: 'Accepts the license of a pack, and begins to fetch it or goes on where it was paused; jobs use it as soon as it is whole',
  who: 'anyone',
  data: listedPacks,
  codes: ['notFound', 'codeNeeded'],
});

export const pausePack = call({
  method: 'POST',
  path: '/api/operator/packs/{name}/pause',
  summary: 'Stops fetching a pack; what has arrived stays',
  who: 'anyone',
  data: listedPacks,
  codes: ['notFound', 'codeNeeded'],
});

export const removePack = call({
  method: 'POST',
  path: '/api/operator/packs/{name}/remove',
  summary: 'Deletes a pack, or what has arrived of it',
  who: 'anyone',
  data: listedPacks,
  codes: ['notFound', 'codeNeeded', 'unavailable'],
});
