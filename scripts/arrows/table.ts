/**
 * Every room of the project, bottom up: what it holds and which rooms it may import. A folder belongs to the room with the longest matching
 * name. `x/*` stands for every folder below `x` without a row of its own; such folders may import each other only where the row says so.
 */
export type Room = {
  readonly name: string;
  /** One line for the README. */
  readonly holds: string;
  /** Rooms that it may import, lazily or not; `x/*` is every room below `x`. */
  readonly knows: readonly string[];
  /** Rooms of which it may import types only, which are erased at build time. */
  readonly types?: readonly string[];
  /** Packages that it may import; by default any package allowed on its floor. */
  readonly packages?: readonly string[];
};

/** Browser packages cannot run in the server, and vice versa. */
const browserPackages = ['react', 'react-dom', 'react-dom/*', '@xstate/react', '@ark-ui/*', 'wouter', 'wouter/*', 'styled-system/*'];
const serverPackages = [
  'node:*',
  'hono',
  'hono/*',
  '@hono/*',
  'kysely',
  'kysely/*',
  'pg',
  'pg-boss',
  'sharp',
  'onnxruntime-node',
  'node-av',
  'node-av/*',
];

const facts = ['contract/facts', 'contract/facts/*'];
const structs = ['contract/structs', 'contract/structs/*'];
/** The rooms that every view may import. */
const viewed = [...facts, 'machines/*', 'src/design', 'src/platform', 'src/wiring'];
/** The rooms that every domain of the server may import. */
const served = [...facts, ...structs, 'copy', 'copy/*', 'server/core', 'server/db', 'server/http', 'server/messages', 'server/storage'];
/** The rooms that every task of the engine may import. */
const worked = [...facts, 'engine/job', 'engine/picture', 'engine/media', 'engine/nets', 'engine/draft', 'engine/packs'];

/** Sets of rooms that many rooms import, by their name in the README; larger sets come first. */
export const grounds: readonly { readonly name: string; readonly rooms: readonly string[] }[] = [
  { name: 'ground of the views', rooms: viewed },
  { name: 'ground of the domains', rooms: served },
  { name: 'ground of the tasks', rooms: worked },
  { name: 'facts', rooms: facts },
  { name: 'structs', rooms: structs },
];

export const rooms: readonly Room[] = [
  {
    name: 'contract/facts',
    holds: 'costs, limits, prices, languages, codes: each stated once',
    knows: [],
    types: ['contract/facts/tools'],
    packages: [],
  },
  { name: 'contract/facts/tools', holds: 'the catalogue: an entry and a form for each tool', knows: ['contract/facts'], packages: [] },
  { name: 'contract/facts/templates', holds: 'the gallery of templates', knows: facts, packages: [] },
  {
    name: 'contract/structs',
    holds: 'structs that validate on the server, decode in the browser and describe themselves',
    knows: facts,
    packages: ['superstruct'],
  },
  { name: 'contract/structs/inputs', holds: 'the inputs of each tool', knows: [...facts, 'contract/structs'], packages: ['superstruct'] },
  {
    name: 'contract/structs/calls',
    holds: 'every call of the API, and the OpenAPI document made of them',
    knows: [...facts, ...structs],
    packages: ['superstruct'],
  },

  { name: 'copy/generated', holds: 'types of the dictionaries (not in git)', knows: [], packages: ['typesafe-i18n'] },
  { name: 'copy/types', holds: 'what each kind of copy must hold', knows: [], types: [...facts, 'copy/*'], packages: [] },
  {
    name: 'copy/*',
    holds: 'one language: shell, pages, tools, server, mail, checkout',
    knows: [],
    types: [...facts, 'copy/types', 'copy/generated', 'copy/*'],
    packages: [],
  },
  {
    name: 'copy',
    holds: 'the dictionaries: the one face of typesafe-i18n',
    knows: [...facts, 'copy/*', 'copy/types', 'copy/generated'],
    packages: ['typesafe-i18n'],
  },

  {
    name: 'machines/kit',
    holds: 'ports, deadlines, notices, the types of a chart',
    knows: facts,
    types: ['copy/types'],
    packages: ['xstate'],
  },
  {
    name: 'machines/*',
    holds: 'a flow as a statechart: no DOM, fetch, storage or clock',
    knows: [
      ...facts,
      'contract/structs',
      'contract/structs/inputs',
      'machines/kit',
      'machines/generation',
      'machines/listing',
      'machines/upload',
    ],
    types: ['contract/structs/*', 'machines/*'],
    packages: ['xstate'],
  },
  { name: 'machines', holds: 'the list of all charts', knows: ['machines/*'], packages: ['xstate'] },

  {
    name: 'engine/job',
    holds: 'the face that every engine has: job, result, error',
    knows: [],
    types: [...facts, 'engine/draft', 'engine/packs'],
  },
  { name: 'engine/process', holds: 'child processes with limits of time and memory', knows: [] },
  {
    name: 'engine/media',
    holds: 'films, GIFs and sound read and written with the options against hostile files',
    knows: [...facts, 'engine/job'],
  },
  { name: 'engine/packs', holds: 'packs of weights: what there is, what is in place, how each is run', knows: facts },
  { name: 'engine/picture', holds: 'pixels', knows: ['engine/media'] },
  {
    name: 'engine/nets',
    holds: 'the small neural networks, and whether an operator’s fit',
    knows: ['engine/packs', 'engine/picture'],
    types: facts,
  },
  { name: 'engine/draft', holds: 'prompts read into plans, and single things drawn', knows: [...facts, 'engine/picture'] },
  {
    name: 'engine/diffusion',
    holds: 'latent diffusion: pictures by a model of a pack',
    knows: [...facts, 'engine/diffusion/graph', 'engine/job', 'engine/nets', 'engine/packs', 'engine/picture'],
  },
  {
    name: 'engine/diffusion/graph',
    holds: 'the graphs of its nets, written for weights in safetensors',
    knows: [],
    types: ['engine/diffusion'],
    packages: [],
  },
  { name: 'engine/speech', holds: 'text to speech, voice matching', knows: [...worked, 'engine/diffusion'] },
  {
    name: 'engine/words',
    holds: 'words that a model writes: answers of the chat, prompts in English',
    knows: [...worked, 'engine/speech'],
  },
  { name: 'engine/cutout', holds: 'a subject cut out of its background', knows: [...worked, 'engine/face'] },
  { name: 'engine/enhance', holds: 'upscaling', knows: worked },
  { name: 'engine/face', holds: 'faces found and swapped', knows: worked },
  { name: 'engine/inpaint', holds: 'marks removed', knows: [...worked, 'engine/diffusion'] },
  { name: 'engine/styles', holds: 'a picture in a style', knows: [...worked, 'engine/diffusion'] },
  {
    name: 'engine/sticker',
    holds: 'a die-cut sticker',
    knows: [...worked, 'engine/cutout', 'engine/diffusion', 'engine/enhance', 'engine/scene'],
  },
  { name: 'engine/scene', holds: 'a picture composed from a prompt', knows: [...worked, 'engine/diffusion', 'engine/styles'] },
  {
    name: 'engine/portrait',
    holds: 'a portrait put together from drawn parts',
    knows: [...worked, 'engine/diffusion', 'engine/scene', 'engine/styles'],
  },
  { name: 'engine/background', holds: 'a new background', knows: [...worked, 'engine/cutout', 'engine/scene'] },
  { name: 'engine/garment', holds: 'clothes recolored', knows: [...worked, 'engine/cutout', 'engine/face'] },
  {
    name: 'engine/motion',
    holds: 'video from a picture or a prompt',
    knows: [...worked, 'engine/cutout', 'engine/inpaint', 'engine/scene'],
  },
  {
    name: 'engine/effects',
    holds: 'two people together, night, weather',
    knows: [...worked, 'engine/cutout', 'engine/face'],
    types: ['engine/effects/costumes'],
  },
  {
    name: 'engine/effects/costumes',
    holds: 'the Halloween costumes',
    knows: [...worked, 'engine/cutout', 'engine/effects', 'engine/face'],
  },
  { name: 'engine', holds: 'the built-in engine, a package of its own: its face and its tasks', knows: ['engine/*'] },

  {
    name: 'src/platform',
    holds: 'the browser: API, storage, files, time, the loaded copy',
    knows: [...facts, ...structs, 'copy', 'src/platform/languages'],
    types: ['copy/*', 'machines/*'],
  },
  {
    name: 'src/platform/languages',
    holds: 'where the copy of each language is, so that a visitor carries the addresses of one',
    knows: ['copy/*'],
    types: ['src/platform'],
  },
  { name: 'src/design', holds: 'the design system, which knows no flow', knows: [...facts, 'src/platform'] },
  {
    name: 'src/ports',
    holds: 'the services that charts name, one file a chart',
    knows: [...facts, ...structs, 'src/platform'],
    types: ['machines/*'],
  },
  {
    name: 'src/wiring',
    holds: 'the actors, the table of facts and events between them, the hooks',
    knows: [...facts, 'machines/*', 'src/platform', 'src/ports'],
  },
  { name: 'src/features/making/generation', holds: 'the generation of a form', knows: viewed },
  { name: 'src/features/making/fields', holds: 'the controls of a form', knows: [...viewed, ...structs, 'src/features/making/generation'] },
  { name: 'src/features/making/result', holds: 'the result and what to do with it', knows: [...viewed, 'src/features/making/generation'] },
  {
    name: 'src/features/making/batch',
    holds: 'several pictures at once',
    knows: [...viewed, 'src/features/making/generation', 'src/features/making/result'],
  },
  {
    name: 'src/features/making',
    holds: 'the pages and forms of the tools',
    knows: [...viewed, 'src/features/making/*'],
    types: ['copy/types'],
  },
  { name: 'src/features/account/settings', holds: 'the blocks of the settings', knows: viewed, types: ['src/ports'] },
  { name: 'src/features/account', holds: 'signing in, settings', knows: [...viewed, 'src/features/account/settings'] },
  { name: 'src/features/chat', holds: 'the chatbot', knows: [...viewed, 'src/features/making', 'src/features/making/generation'] },
  { name: 'src/features/creations', holds: 'what a person has made', knows: [...viewed, 'src/features/making/result'] },
  { name: 'src/features/discover/home', holds: 'the parts of the start page', knows: viewed },
  {
    name: 'src/features/discover',
    holds: 'start page, all tools, templates, effects',
    knows: [...viewed, 'src/features/discover/home', 'src/features/making', 'src/features/making/*'],
    types: ['src/ports'],
  },
  { name: 'src/features/money', holds: 'prices, payment, credits, rewards, invitations', knows: viewed, types: ['src/ports'] },
  { name: 'src/features/trust/submission', holds: 'a form that is sent to the operator', knows: viewed },
  {
    name: 'src/features/trust/report',
    holds: 'reporting, and its outcome',
    knows: [...viewed, ...structs, 'src/features/trust/submission'],
  },
  { name: 'src/features/trust/verify', holds: 'where a file comes from', knows: [...viewed, 'src/features/making/fields'] },
  { name: 'src/features/trust/legal', holds: 'terms, privacy, content policy', knows: viewed },
  { name: 'src/features/trust', holds: 'contact, report, verify', knows: [...viewed, ...structs, 'src/features/trust/*'] },
  { name: 'src/dev/charts', holds: 'the page of the charts, for developers', knows: [...viewed, 'machines', 'src/dev/live'] },
  { name: 'src/dev/live', holds: 'what the running actors do, for developers and tests', knows: ['machines/kit'] },
  { name: 'src/dev/gallery', holds: 'every part of the design system in its states', knows: [...viewed, 'src/features/*'] },
  { name: 'src/boot/shell', holds: 'everything around a page: bars, menus, toasts', knows: [...viewed, 'src/features/*'] },
  { name: 'src/boot', holds: 'client, prerender, the code of pages', knows: [...viewed, 'src/boot/shell', 'src/features/*', 'src/dev/*'] },

  {
    name: 'server/core',
    holds: 'configuration, log, refusals, who asks, the list of services',
    knows: [...facts, 'contract/structs'],
    types: ['engine', 'server/*'],
  },
  { name: 'server/db', holds: 'tables, migrations, transactions', knows: [...facts, 'server/core', 'server/db/migrations'] },
  { name: 'server/db/migrations', holds: 'schema migrations', knows: [] },
  { name: 'server/messages', holds: 'a sentence in the person’s language', knows: [...facts, 'copy/*'] },
  { name: 'server/http', holds: 'requests and answers', knows: [...facts, ...structs, 'server/core', 'server/db', 'server/messages'] },
  { name: 'server/storage', holds: 'files on disk or in S3', knows: [...facts, 'server/core'], types: ['server/http', 'server/db'] },
  { name: 'server/outbound', holds: 'the guarded way out: requests to other servers', knows: [], packages: ['node:*'] },
  { name: 'server/policy', holds: 'moderation of prompts', knows: ['server/core', 'server/outbound'], types: ['server/messages'] },
  { name: 'server/mail', holds: 'letters and the outbox', knows: served },
  {
    name: 'server/provenance',
    holds: 'Content Credentials, and what was made here',
    knows: [...served, 'engine', 'engine/media', 'engine/process'],
  },
  { name: 'server/credits/ledger', holds: 'the append-only ledger', knows: ['server/core', 'server/db'] },
  { name: 'server/credits', holds: 'balances, the daily reward, invitations', knows: [...served, 'server/credits/ledger'] },
  { name: 'server/looking', holds: 'a quick look of the engine at an upload', knows: [...served, 'engine'] },
  { name: 'server/faces', holds: 'faces in an upload', knows: [...served, 'engine', 'server/looking'] },
  { name: 'server/garments', holds: 'the garment in an upload', knows: [...served, 'engine', 'server/looking'] },
  {
    name: 'server/generations',
    holds: 'from the press to the result: the queue and its workers',
    knows: [...served, 'engine', 'engine/media', 'server/credits', 'server/faces', 'server/policy', 'server/provenance'],
    types: ['engine/process'],
  },
  {
    name: 'server/media',
    holds: 'files examined and converted, in child processes',
    knows: [...served, 'engine', 'engine/media', 'engine/process', 'server/generations', 'server/provenance'],
  },
  {
    name: 'server/uploads',
    holds: 'uploads: received, examined, kept',
    knows: [...served, 'engine/media', 'server/media', 'server/policy', 'server/provenance'],
  },
  { name: 'server/files', holds: 'downloads, and copies in other formats', knows: [...served, 'server/media'] },
  {
    name: 'server/packs',
    holds: 'packs of weights: fetched from a hub, checked, put in place, listed',
    knows: [...served, 'engine/packs'],
  },
  { name: 'server/templates', holds: 'the gallery’s call', knows: served },
  {
    name: 'server/users',
    holds: 'accounts, sessions, settings, my data',
    knows: [...served, 'server/credits', 'server/credits/ledger', 'server/generations', 'server/outbound'],
  },
  {
    name: 'server/safety',
    holds: 'consents, reports, messages to the operator',
    knows: [...served, 'server/generations', 'server/provenance', 'server/users'],
  },
  { name: 'server/retention', holds: 'deletes what has reached the end of its time', knows: [...served, 'server/generations'] },
  {
    name: 'server/payments/purchases',
    holds: 'checkouts, subscriptions, what a payment gives',
    knows: [...served, 'server/credits/ledger'],
  },
  { name: 'server/payments/sandbox', holds: 'the sandbox processor', knows: [...served, 'server/payments/purchases'] },
  { name: 'server/payments/stripe', holds: 'the Stripe processor', knows: [...served, 'server/outbound', 'server/payments/purchases'] },
  { name: 'server/payments', holds: 'the payment calls', knows: [...served, 'server/payments/*'] },
  {
    name: 'server/chat/help',
    holds: 'the assistant that knows the product’s pages',
    knows: [...served, 'server/payments/purchases'],
    types: ['server/chat'],
  },
  {
    name: 'server/chat',
    holds: 'the chatbot',
    knows: [...served, 'engine', 'server/chat/help', 'server/generations', 'server/outbound', 'server/policy'],
  },
  { name: 'server/site', holds: 'the built pages, probes, metrics', knows: [...served, 'server/mail', 'server/outbound'] },
  { name: 'server/backup', holds: 'backup and restore', knows: ['server/core', 'server/db', 'server/storage'] },
  {
    name: 'server/hosted',
    holds: 'what the outside engines share',
    knows: [...facts, 'engine', 'engine/media', 'engine/process', 'server/core', 'server/media', 'server/outbound'],
  },
  { name: 'server/hosted/*', holds: 'one outside engine', knows: [...facts, 'engine', 'server/core', 'server/hosted', 'server/outbound'] },
  { name: 'server', holds: 'opens everything, and joins the domains into one application', knows: ['engine', 'server/*'] },

  { name: 'scripts/*', holds: 'parts of a command', knows: ['*'] },
  { name: 'scripts', holds: 'the commands: start, test, build, prerender, flows, nets, models', knows: ['*'] },
];

/** The top-level folders that the rooms divide. */
export const houses = ['contract', 'copy', 'machines', 'engine', 'src', 'server', 'scripts'] as const;

/** The room of a file; undefined where the table has none. */
export function roomOf(path: string, table: readonly Room[] = rooms): Room | undefined {
  const folder = path.split('/').slice(0, -1).join('/');
  const depth = ({ name }: Room): number => name.replace('/*', '/').length;
  return table
    .filter(({ name }) => (name.endsWith('/*') ? folder.startsWith(name.slice(0, -1)) : folder === name || folder.startsWith(`${name}/`)))
    .toSorted((a, b) => depth(b) - depth(a))[0];
}

/** The packages that a room may import, and those it must not. */
export function packagesOf({ name, packages }: Room): { allowed: 'any' | readonly string[]; never: readonly string[] } {
  if (packages) return { allowed: packages, never: [] };
  if (name.startsWith('src/')) return { allowed: 'any', never: serverPackages };
  if (name.startsWith('server') || name.startsWith('engine')) return { allowed: 'any', never: browserPackages };
  return { allowed: 'any', never: [] };
}

/** Packages that only one file may import; all other files import that file, or the package's types. */
export const faces: Readonly<Record<string, string>> = { 'typesafe-i18n': 'copy/dictionary.ts' };
