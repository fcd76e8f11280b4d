/**
 * Every room of the project, bottom up: what it holds and which rooms it may import. A folder belongs to the room with the longest matching
 * name. `x/*` stands for every folder below `x` without a row of its own; such folders may import each other only where the row shows it.
 */
export type ProjectRoom = {
  readonly name: string;
  /** One line for docs/rooms.md. */
  readonly holds: string;
  /** Rooms that it may import, lazily or not; `x/*` is every room below `x`. */
  readonly knows: readonly string[];
  /** Rooms of which it may import types only, which are erased at build time. */
  readonly types?: readonly string[];
  /** Packages that it may import; by default any package allowed on its floor. */
  readonly packages?: readonly string[];
};

/** Browser packages cannot run in the server, and vice versa. */
const browserPackages = ['react', 'react-dom', 'react-dom/*', '@xstate/react', '@ark-ui/*', 'styled-system/*'];
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
const viewed = [...facts, 'machines/*', 'src/design', 'src/early', 'src/platform', 'src/actors', 'src/routing'];
/** The rooms that every domain of the server may import. */
const served = [
  ...facts,
  ...structs,
  'copy',
  'copy/*',
  'server/core',
  'server/db',
  'server/http',
  'server/messages',
  'server/settings',
  'server/storage',
];
/** The rooms that every task of the engine may import. */
const worked = [
  ...facts,
  'packages/draft',
  'packages/draft/draw',
  'packages/draft/words',
  'packages/engine/job',
  'packages/engine/media',
  'packages/engine/nets',
  'packages/engine/packs',
  'packages/engine/image',
  'packages/pixels',
  'packages/tables',
];

/** Sets of rooms that many rooms import, by their name in docs/rooms.md; larger sets come first. */
export const grounds: readonly { readonly name: string; readonly rooms: readonly string[] }[] = [
  { name: 'shared by views', rooms: viewed },
  { name: 'shared by domains', rooms: served },
  { name: 'shared by tasks', rooms: worked },
  { name: 'facts', rooms: facts },
  { name: 'structs', rooms: structs },
];

export const rooms: readonly ProjectRoom[] = [
  {
    name: 'contract/facts',
    holds: 'costs, limits, prices, languages and codes, each defined once',
    knows: [],
    types: ['contract/facts/tools'],
    packages: [],
  },
  { name: 'contract/facts/tools', holds: 'the catalog: an entry and a form for each tool', knows: ['contract/facts'], packages: [] },
  { name: 'contract/facts/templates', holds: 'the template gallery', knows: facts, packages: [] },
  {
    name: 'contract/structs',
    holds: 'structs that validate on the server, decode in the browser and describe themselves',
    knows: facts,
    packages: ['superstruct'],
  },
  { name: 'contract/structs/inputs', holds: 'the inputs of each tool', knows: [...facts, 'contract/structs'], packages: ['superstruct'] },
  {
    name: 'contract/structs/calls',
    holds: 'every API call, and the OpenAPI document generated from them',
    knows: [...facts, ...structs],
    packages: ['superstruct'],
  },

  { name: 'copy/generated', holds: 'types of the dictionaries (not in git)', knows: [], packages: ['typesafe-i18n'] },
  { name: 'copy/types', holds: 'what each kind of copy must contain', knows: [], types: [...facts, 'copy/*'], packages: [] },
  {
    name: 'copy/*',
    holds: 'one language: shell, pages, tools, server, mail, checkout',
    knows: [],
    types: [...facts, 'copy/types', 'copy/generated', 'copy/*'],
    packages: [],
  },
  {
    name: 'copy',
    holds: 'the dictionaries, and the only file that uses typesafe-i18n',
    knows: [...facts, 'copy/*', 'copy/types', 'copy/generated'],
    packages: ['typesafe-i18n'],
  },

  {
    name: 'packages/chartkit/chart',
    holds: 'what charts of any product are made of: ports, models, a linter, names in words',
    knows: [],
    types: ['packages/chartkit/paths'],
    packages: ['xstate'],
  },
  {
    name: 'packages/chartkit/paths',
    holds: 'paths through a chart, walked without a browser',
    knows: ['packages/chartkit/chart'],
    packages: ['xstate', 'xstate/graph'],
  },
  {
    name: 'packages/chartkit/export',
    holds: 'a chart as data, as a text for the Stately editor, as a configuration and as a Mermaid drawing',
    knows: ['packages/chartkit/chart'],
    packages: ['xstate'],
  },
  {
    name: 'packages/chartkit/record',
    holds: 'what running charts do, recorded without what is private, replayed, and sent to inspectors',
    knows: ['packages/chartkit/chart'],
    packages: ['xstate', '@statelyai/inspect'],
  },
  {
    name: 'packages/chartkit/live',
    holds: 'the page of charts: drawn, searched, simulated, and live as they run in another tab',
    knows: ['packages/chartkit/chart', 'packages/chartkit/export', 'packages/chartkit/record'],
    packages: ['xstate', 'react', 'elkjs/*', 'node:*'],
  },
  {
    name: 'packages/chartkit',
    holds: 'the public interface of the kit, its example and its tests',
    knows: ['packages/chartkit/*'],
    packages: ['xstate', 'vitest', 'vitest/*', '@xstate/test', 'react', 'react-dom/*', 'node:*'],
  },
  {
    name: 'machines/kit',
    holds: 'ports, deadlines, notices and chart types',
    knows: [...facts, 'packages/chartkit/chart'],
    types: ['copy/types'],
    packages: ['xstate'],
  },
  {
    name: 'machines/*',
    holds: 'one flow as a statechart, without DOM, fetch, storage or clock',
    knows: [
      ...facts,
      'contract/structs',
      'contract/structs/inputs',
      'packages/chartkit/paths',
      'machines/kit',
      'machines/accountDeletion',
      'machines/confirmation',
      'machines/cooldown',
      'machines/cost',
      'machines/dataExport',
      'machines/devices',
      'machines/deletion',
      'machines/signIn',
      'machines/toast',
      'machines/form',
      'machines/generation',
      'machines/job',
      'machines/listing',
      'machines/image',
      'machines/keys',
      'machines/passwordChange',
      'machines/preferences',
      'machines/result',
      'machines/returnPath',
      'machines/secondFactor',
      'machines/secondStep',
      'machines/upload',
    ],
    types: ['contract/structs/*', 'machines/*'],
    packages: ['xstate'],
  },
  {
    name: 'machines/app',
    holds: 'the root chart of the page: its start, the roles, and the wiring table that relays facts between them',
    knows: [...facts, 'machines/*'],
    packages: ['xstate'],
  },
  { name: 'machines', holds: 'the list of all charts', knows: ['machines/*'], packages: ['xstate'] },

  {
    name: 'packages/tables',
    holds: 'plain tables and lists of words, read with the line and column of every mistake',
    knows: [],
    packages: ['node:*', 'vitest', 'vitest/*'],
  },
  {
    name: 'packages/pixels',
    holds: 'pixels, colors, noise and seeded random numbers',
    knows: [],
    packages: ['sharp', 'vitest', 'vitest/*'],
  },
  {
    name: 'packages/draft/words',
    holds: 'words of five languages by meaning, as tables',
    knows: [...facts, 'packages/tables'],
    packages: ['node:*'],
  },
  {
    name: 'packages/draft/art',
    holds: 'the drawings, and the dictionary that leads to them',
    knows: [...facts, 'packages/draft/words', 'packages/pixels'],
    packages: ['node:*'],
  },
  {
    name: 'packages/draft/items',
    holds: 'a prompt as tokens, then as items',
    knows: [...facts, 'packages/draft/art', 'packages/draft/words'],
    packages: [],
  },
  {
    name: 'packages/draft/plan',
    holds: 'items as a plan: who is in the image, what each looks like, how they relate',
    knows: [...facts, 'packages/draft/art', 'packages/draft/items', 'packages/draft/words'],
    packages: [],
  },
  {
    name: 'packages/draft/arrange',
    holds: 'where each part of a plan lies in the frame',
    knows: ['packages/draft/art', 'packages/draft/plan', 'packages/draft/words', 'packages/pixels'],
    packages: [],
  },
  {
    name: 'packages/draft/draw',
    holds: 'the pixels of an arrangement',
    knows: ['packages/draft/*', 'packages/pixels'],
    packages: ['sharp'],
  },
  {
    name: 'packages/draft/build',
    holds: 'how the drawings and the dictionary are baked',
    knows: [...facts, 'packages/draft/*', 'packages/tables'],
  },
  { name: 'packages/draft/tests', holds: 'Draft’s tests', knows: [...facts, 'packages/draft', 'packages/draft/*', 'packages/pixels'] },
  { name: 'packages/draft/bench', holds: 'prompts that others wrote, and how well Draft obeys them', knows: ['packages/draft/*'] },
  {
    name: 'packages/draft',
    holds: 'images from words by rules: the public interface of the package',
    knows: ['packages/draft/*'],
    packages: ['vitest', 'vitest/*'],
  },

  {
    name: 'packages/moderation',
    holds: 'which rule of the content policy a text breaks, by word lists',
    knows: [...facts, 'packages/tables'],
    packages: ['node:*', 'vitest', 'vitest/*'],
  },

  {
    name: 'packages/help',
    holds: 'what a question is about, by concepts and rules',
    knows: [...facts, 'packages/tables'],
    packages: ['node:*', 'vitest', 'vitest/*'],
  },

  {
    name: 'packages/engine/job',
    holds: 'the interface that every engine implements: job, result, error',
    knows: facts,
    types: ['packages/draft', 'packages/engine/packs'],
  },
  { name: 'packages/engine/process', holds: 'child processes with time and memory limits', knows: [] },
  {
    name: 'packages/engine/media',
    holds: 'reading and writing video, GIFs and audio, hardened against hostile files',
    knows: [...facts, 'packages/engine/job'],
  },
  { name: 'packages/engine/packs', holds: 'model packs: which ones exist, which are installed, how each is run', knows: facts },
  { name: 'packages/engine/image', holds: 'pixel images and operations on them', knows: ['packages/engine/media', 'packages/pixels'] },
  {
    name: 'packages/engine/nets',
    holds: 'the small neural networks, and whether an operator’s own ones fit',
    knows: ['packages/engine/packs', 'packages/engine/image', 'packages/engine/nets/graph'],
    types: facts,
  },
  {
    name: 'packages/engine/nets/graph',
    holds: 'ONNX graphs whose weights stay in files of other formats',
    knows: [],
    packages: ['node:fs', 'node:path'],
  },
  {
    name: 'packages/engine/diffusion',
    holds: 'latent diffusion: images painted by a pack’s model',
    knows: [
      ...facts,
      'packages/pixels',
      'packages/engine/diffusion/graph',
      'packages/engine/job',
      'packages/engine/nets',
      'packages/engine/nets/graph',
      'packages/engine/packs',
      'packages/engine/image',
    ],
  },
  {
    name: 'packages/engine/diffusion/graph',
    holds: 'the graphs of its networks, generated for safetensors weights',
    knows: ['packages/engine/nets/graph'],
    packages: [],
  },
  {
    name: 'packages/engine/voice',
    holds: 'phonemes, the net that speaks them, and the synthesizer of Russian',
    knows: ['packages/engine/media', 'packages/engine/nets', 'packages/engine/process'],
  },
  {
    name: 'packages/engine/speech',
    holds: 'text to speech, voice matching',
    knows: [...worked, 'packages/engine/diffusion', 'packages/engine/process', 'packages/engine/voice'],
  },
  {
    name: 'packages/engine/words',
    holds: 'text written by a model: chat answers, prompts translated into English',
    knows: [...worked, 'packages/engine/speech'],
  },
  {
    name: 'packages/engine/guard',
    holds: 'which rule of the content policy a text breaks, by nets in processes of their own',
    knows: [...worked, 'packages/engine', 'packages/engine/process', 'packages/engine/words'],
  },
  { name: 'packages/engine/cutout', holds: 'cutting a subject out of its background', knows: [...worked, 'packages/engine/face'] },
  { name: 'packages/engine/enhance', holds: 'upscaling', knows: [...worked, 'packages/engine/face'] },
  { name: 'packages/engine/face', holds: 'finding and swapping faces', knows: worked },
  { name: 'packages/engine/body', holds: 'where a person’s bones are', knows: [...worked, 'packages/engine/face'] },
  { name: 'packages/engine/nudity', holds: 'hints at nudity in an image', knows: worked },
  { name: 'packages/engine/inpaint', holds: 'removing marks', knows: [...worked, 'packages/engine/diffusion'] },
  {
    name: 'packages/engine/styles',
    holds: 'restyling an image',
    knows: [...worked, 'packages/engine/cutout', 'packages/engine/diffusion', 'packages/engine/face', 'packages/engine/garment'],
  },
  {
    name: 'packages/engine/sticker',
    holds: 'die-cut stickers',
    knows: [
      ...worked,
      'packages/engine/cutout',
      'packages/engine/diffusion',
      'packages/engine/enhance',
      'packages/engine/face',
      'packages/engine/scene',
    ],
  },
  {
    name: 'packages/engine/scene',
    holds: 'composing an image from a prompt',
    knows: [...worked, 'packages/engine/diffusion', 'packages/engine/styles'],
  },
  {
    name: 'packages/engine/portrait',
    holds: 'portraits assembled from drawn parts',
    knows: [...worked, 'packages/engine/diffusion', 'packages/engine/scene', 'packages/engine/styles'],
  },
  { name: 'packages/engine/background', holds: 'new backgrounds', knows: [...worked, 'packages/engine/cutout', 'packages/engine/scene'] },
  {
    name: 'packages/engine/garment',
    holds: 'recoloring clothes',
    knows: [...worked, 'packages/engine/body', 'packages/engine/cutout', 'packages/engine/face'],
  },
  {
    name: 'packages/engine/motion',
    holds: 'video from an image or a prompt',
    knows: [...worked, 'packages/engine/cutout', 'packages/engine/inpaint', 'packages/engine/scene'],
  },
  {
    name: 'packages/engine/effects',
    holds: 'two people together, night, weather',
    knows: [...worked, 'packages/engine/cutout', 'packages/engine/face'],
    types: ['packages/engine/effects/costumes'],
  },
  {
    name: 'packages/engine/effects/costumes',
    holds: 'the Halloween costumes',
    knows: [...worked, 'packages/engine/cutout', 'packages/engine/effects', 'packages/engine/face'],
  },
  {
    name: 'packages/engine/tests',
    holds: 'the engine’s tests',
    knows: [...worked, 'packages/draft/*', 'packages/engine', 'packages/engine/*'],
  },
  {
    name: 'packages/engine',
    holds: 'the built-in engine, a separate package: its interface and its tasks',
    knows: [...facts, 'packages/engine/*'],
  },

  {
    name: 'src/early',
    holds: 'what a visitor types and submits before the page is hydrated, and its takeover',
    knows: ['contract/facts', 'contract/structs/calls'],
    types: ['machines/form'],
  },
  {
    name: 'src/platform',
    holds: 'browser services: API, storage, files, time, the loaded copy',
    knows: [...facts, ...structs, 'copy', 'src/early', 'src/platform/languages'],
    types: ['copy/*', 'machines/*'],
  },
  {
    name: 'src/platform/languages',
    holds: 'where the copy of each language is, so that a visitor loads the URLs of only one',
    knows: ['copy/*'],
    types: ['src/platform'],
  },
  { name: 'src/design', holds: 'the design system, independent of any flow', knows: [...facts, 'src/early', 'src/platform'] },
  {
    name: 'src/actors',
    holds: 'the actors and their services, one file per chart, and the hooks',
    knows: [...facts, ...structs, 'machines/*', 'src/early', 'src/platform'],
    types: ['src/routing'],
  },
  {
    name: 'src/routing',
    holds: 'the routes and their metadata, links, and the facts of the site',
    knows: [...facts, 'src/platform', 'src/actors'],
  },
  { name: 'src/features/money/ways', holds: 'what is missing, and what gives credits for free', knows: viewed },
  { name: 'src/features/making/generation', holds: 'running the generation of a form', knows: [...viewed, 'src/features/money/ways'] },
  { name: 'src/features/making/fields', holds: 'the controls of a form', knows: [...viewed, ...structs, 'src/features/making/generation'] },
  { name: 'src/features/making/result', holds: 'the result and what to do with it', knows: [...viewed, 'src/features/making/generation'] },
  {
    name: 'src/features/making/batch',
    holds: 'several images at once',
    knows: [...viewed, 'src/features/making/generation', 'src/features/making/result'],
  },
  {
    name: 'src/features/making',
    holds: 'the pages and forms of the tools',
    knows: [...viewed, 'src/features/making/*'],
    types: ['copy/types'],
  },
  { name: 'src/features/proof', holds: 'proving the second factor', knows: viewed },
  { name: 'src/features/account/settings', holds: 'the sections of the settings page', knows: [...viewed, 'src/features/proof'] },
  {
    name: 'src/features/account',
    holds: 'signing in, settings',
    knows: [...viewed, 'src/features/account/settings', 'src/features/proof'],
  },
  { name: 'src/features/chat', holds: 'the help assistant', knows: [...viewed, 'src/features/making', 'src/features/making/generation'] },
  { name: 'src/features/creations', holds: 'the user’s creations', knows: [...viewed, 'src/features/making/result'] },
  { name: 'src/features/discover/home', holds: 'the parts of the home page', knows: [...viewed, 'src/features/making/fields'] },
  {
    name: 'src/features/discover',
    holds: 'home page, all tools, templates, effects, the page for developers',
    knows: [...viewed, 'src/features/discover/home', 'src/features/making', 'src/features/making/*', 'docs/examples'],
  },
  { name: 'docs/examples', holds: 'programs that make something here, shown to developers and run by a test', knows: [] },
  {
    name: 'src/features/money',
    holds: 'prices, payment, credits, rewards, invitations',
    knows: [...viewed, 'src/features/money/ways'],
  },
  { name: 'src/features/trust/submission', holds: 'a form that is sent to the operator', knows: viewed },
  {
    name: 'src/features/trust/report',
    holds: 'reporting, and its outcome',
    knows: [...viewed, ...structs, 'src/features/trust/submission'],
  },
  { name: 'src/features/trust/verify', holds: 'where a file comes from', knows: [...viewed, 'src/features/making/fields'] },
  { name: 'src/features/trust/legal', holds: 'terms, privacy, content policy', knows: viewed },
  { name: 'src/features/trust', holds: 'contact, report, verify', knows: [...viewed, ...structs, 'src/features/trust/*'] },
  { name: 'src/features/operator', holds: 'the operator’s console', knows: [...viewed, 'src/features/discover', 'src/features/proof'] },
  { name: 'src/worker', holds: 'the service worker: offline reading, shared files, notifications', knows: facts, packages: [] },
  {
    name: 'src/dev/charts',
    holds: 'the page that shows the charts to developers',
    knows: [...viewed, 'machines', 'packages/chartkit/live'],
    types: ['packages/chartkit/export'],
  },
  { name: 'src/dev/live', holds: 'what a page watched by developers and tests starts with', knows: ['packages/chartkit/record'] },
  { name: 'src/dev/gallery', holds: 'every design system component in all its states', knows: [...viewed, 'src/features/*'] },
  { name: 'src/boot/shell', holds: 'everything around a page: bars, menus, toasts', knows: [...viewed, 'src/features/*'] },
  {
    name: 'src/boot',
    holds: 'client entry, prerendering, page loading',
    knows: [...viewed, 'src/boot/shell', 'src/features/*', 'src/dev/*'],
  },

  {
    name: 'server/core',
    holds: 'the foundation: configuration, log, clock, refusals, the caller’s identity; each domain adds its services to the list here',
    knows: [...facts, 'contract/structs'],
    types: ['server/messages'],
  },
  { name: 'server/db', holds: 'tables, migrations, transactions', knows: [...facts, 'server/core', 'server/db/migrations'] },
  { name: 'server/db/migrations', holds: 'schema migrations', knows: [] },
  { name: 'server/messages', holds: 'messages in the user’s language', knows: [...facts, 'copy/*'] },
  { name: 'server/http', holds: 'requests and responses', knows: [...facts, ...structs, 'server/core', 'server/db', 'server/messages'] },
  {
    name: 'server/settings',
    holds: 'what operators change while the server runs',
    knows: [...facts, ...structs, 'copy', 'server/core', 'server/db'],
  },
  { name: 'server/storage', holds: 'files on disk or in S3', knows: [...facts, 'server/core'], types: ['server/http', 'server/db'] },
  { name: 'server/outbound', holds: 'guarded requests to other servers', knows: [], packages: ['node:*'] },
  {
    name: 'server/policy',
    holds: 'moderation of prompts: judging in child processes, and an outside service',
    knows: [...facts, 'packages/engine/guard', 'packages/engine/process', 'packages/moderation', 'server/core', 'server/outbound'],
    types: ['server/messages'],
  },
  { name: 'server/mail', holds: 'emails and the outbox', knows: served },
  {
    name: 'server/provenance',
    holds: 'Content Credentials, and what was made here',
    knows: [...served, 'packages/engine', 'packages/engine/media', 'packages/engine/process'],
  },
  { name: 'server/credits/ledger', holds: 'the append-only ledger', knows: ['server/core', 'server/db'] },
  { name: 'server/credits', holds: 'balances, the daily reward, invitations', knows: [...served, 'server/credits/ledger'] },
  { name: 'server/push', holds: 'browser notifications (Web Push)', knows: [...served, 'server/outbound'] },
  { name: 'server/detection', holds: 'what the engine finds in an upload within seconds', knows: [...served, 'packages/engine'] },
  { name: 'server/faces', holds: 'faces in an upload', knows: [...served, 'packages/engine', 'server/detection'] },
  { name: 'server/garments', holds: 'the garment in an upload', knows: [...served, 'packages/engine', 'server/detection'] },
  {
    name: 'server/generations',
    holds: 'from the click to the result: the queue and its workers',
    knows: [...served, 'packages/engine', 'packages/engine/media', 'server/credits', 'server/faces', 'server/policy', 'server/provenance'],
    types: ['packages/engine/process'],
  },
  {
    name: 'server/media',
    holds: 'examining and converting files in child processes',
    knows: [...served, 'packages/engine', 'packages/engine/media', 'packages/engine/process', 'server/generations', 'server/provenance'],
  },
  {
    name: 'server/uploads',
    holds: 'receiving, examining and storing uploads',
    knows: [...served, 'packages/engine/media', 'server/media', 'server/provenance'],
  },
  { name: 'server/files', holds: 'downloads, and copies in other formats', knows: [...served, 'server/media'] },
  {
    name: 'server/packs',
    holds: 'model packs: downloading from a hub, verifying, installing, listing',
    knows: [...served, 'packages/engine', 'packages/engine/packs'],
  },
  {
    name: 'server/operator',
    holds: 'the operator’s console: its second factor, the record of acts, the figures, the packs',
    knows: [
      ...served,
      'server/generations',
      'server/payments/purchases',
      'server/safety',
      'server/users',
      'server/packs',
      'packages/engine',
      'packages/engine/packs',
    ],
  },
  { name: 'server/templates', holds: 'the API call of the template gallery', knows: served },
  {
    name: 'server/users',
    holds: 'accounts, sessions, settings, data export',
    knows: [...served, 'server/credits', 'server/credits/ledger', 'server/generations', 'server/outbound'],
  },
  {
    name: 'server/safety',
    holds: 'consents, reports, messages to the operator',
    knows: [...served, 'packages/engine', 'server/detection', 'server/generations', 'server/provenance', 'server/users'],
  },
  { name: 'server/retention', holds: 'deleting data whose retention period is over', knows: [...served, 'server/generations'] },
  {
    name: 'server/payments/purchases',
    holds: 'checkouts, subscriptions, and what a payment grants',
    knows: [...served, 'server/credits/ledger'],
  },
  { name: 'server/payments/sandbox', holds: 'the sandbox processor', knows: [...served, 'server/payments/purchases'] },
  { name: 'server/payments/stripe', holds: 'the Stripe processor', knows: [...served, 'server/outbound', 'server/payments/purchases'] },
  { name: 'server/payments', holds: 'the payment API calls', knows: [...served, 'server/payments/*'] },
  {
    name: 'server/chat/help',
    holds: 'the assistant that answers from the product’s pages',
    knows: [...served, 'packages/engine/process', 'packages/help', 'server/payments/purchases'],
    types: ['server/chat'],
  },
  {
    name: 'server/chat',
    holds: 'the help assistant’s API',
    knows: [...served, 'packages/engine', 'server/chat/help', 'server/generations', 'server/outbound', 'server/policy'],
    types: ['packages/engine/process'],
  },
  {
    name: 'server/site',
    holds: 'the built pages, and facts of the installation',
    knows: [...served, 'packages/engine/packs', 'server/mail', 'server/outbound'],
  },
  { name: 'server/probes', holds: 'liveness, readiness, metrics', knows: [...served, 'server/generations', 'server/mail'] },
  {
    name: 'server/doctor',
    holds: 'what is wrong with an installation',
    knows: [...facts, 'server/core', 'server/db', 'server/mail', 'server/outbound', 'server/site', 'server/storage'],
  },
  { name: 'server/backup', holds: 'backup and restore', knows: ['server/core', 'server/db', 'server/storage'] },
  {
    name: 'server/hosted',
    holds: 'code that the external engines share',
    knows: [
      ...facts,
      'packages/engine',
      'packages/engine/media',
      'packages/engine/process',
      'server/core',
      'server/media',
      'server/outbound',
    ],
  },
  {
    name: 'server/hosted/*',
    holds: 'one external engine',
    knows: [...facts, 'packages/engine', 'server/core', 'server/hosted', 'server/outbound'],
  },
  {
    name: 'server',
    holds: 'starts everything and combines the domains into one application',
    knows: ['packages/engine', 'packages/engine/guard', 'server/*'],
  },

  {
    name: 'scripts/setup',
    holds:
      'what `npm start`, `npm run dev`, `npm run build` and `npm test` share: mostly plain JavaScript, because it runs before the packages are installed',
    knows: ['*'],
  },
  {
    name: 'scripts/build',
    holds: 'the steps of a build: lists of tools, types of the dictionaries, pages; the server of `npm run dev`',
    knows: ['*'],
  },
  { name: 'scripts/build/*', holds: 'the parts of a step of the build, such as the plugins of Vite', knows: ['*'] },
  {
    name: 'scripts/check',
    holds: 'checks: arrows, words, state in views, the supply of packages, planted faults, mutations',
    knows: ['*'],
  },
  { name: 'scripts/check/*', holds: 'the parts of one check', knows: ['*'] },
  { name: 'scripts/bench', holds: 'the weight and the speed of the built pages', knows: ['*'] },
  { name: 'scripts/bench/*', holds: 'what is measured, and how', knows: ['*'] },
  { name: 'scripts/document', holds: 'writes what the documents show: variables, charts, screens', knows: ['*'] },
  { name: 'scripts/document/*', holds: 'the pages of one command', knows: ['*'] },
  { name: 'scripts/operate', holds: 'the commands of an operator: backup, restore, doctor, models', knows: ['*'] },
  { name: 'scripts/image', holds: 'takes out of the files of others what the image does not need', knows: ['*'] },
  { name: 'scripts/assets', holds: 'makes the images, voices and weights that `public` and `models` hold', knows: ['*'] },
  { name: 'scripts/assets/*', holds: 'how they are made', knows: ['*'] },
];

/** The top-level folders that the rooms divide. */
export const houses = ['contract', 'copy', 'packages', 'machines', 'src', 'server', 'scripts', 'docs/examples'] as const;

/** The room of a file; undefined where the table has none. */
export function roomOf(path: string, table: readonly ProjectRoom[] = rooms): ProjectRoom | undefined {
  const folder = path.split('/').slice(0, -1).join('/');
  const depth = ({ name }: ProjectRoom): number => name.replace('/*', '/').length;
  return table
    .filter(({ name }) => (name.endsWith('/*') ? folder.startsWith(name.slice(0, -1)) : folder === name || folder.startsWith(`${name}/`)))
    .toSorted((a, b) => depth(b) - depth(a))[0];
}

/** The packages that a room may import, and those it must not. */
export function packagesOf({ name, packages }: ProjectRoom): { allowed: 'any' | readonly string[]; never: readonly string[] } {
  if (packages) return { allowed: packages, never: [] };
  if (name.startsWith('src/')) return { allowed: 'any', never: serverPackages };
  if (name.startsWith('server') || name.startsWith('packages/engine')) return { allowed: 'any', never: browserPackages };
  return { allowed: 'any', never: [] };
}

/** Packages that only one file may import; all other files import that file, or the package's types. */
export const faces: Readonly<Record<string, string>> = { 'typesafe-i18n': 'copy/dictionary.ts' };
