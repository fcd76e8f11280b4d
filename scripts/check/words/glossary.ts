/**
 * One word for one thing. `npm run words` looks for the words to avoid in identifiers, file names, comments and titles of tests; other
 * strings are left alone, because they are sentences for people, names of the API and columns of the database. Written as a page in docs/vocabulary.md.
 */

export type Concept = {
  readonly word: string;
  readonly means: string;
  /** Words to avoid, in the singular: the check adds the plural, and for verbs the other forms. */
  readonly avoid: readonly string[];
  /** Other words that the check doesn't look for, because they have a second, right meaning. */
  readonly also?: string;
};

export const concepts: readonly Concept[] = [
  {
    word: 'generation',
    means: 'what a user asks a tool to make, from the click to its end; a row, an API resource, a chart',
    avoid: [],
    also: 'make',
  },
  {
    word: 'submit',
    means: 'to send a form; `click` and `tap` are gestures on any control',
    avoid: ['press', 'presses', 'pressed', 'pressing'],
  },
  {
    word: 'job',
    means: 'the unit of work that the queue hands to an engine (`EngineJob`)',
    avoid: [],
    also: 'task, which is an engine’s code for one capability',
  },
  { word: 'creation', means: 'a finished generation in the user’s list', avoid: [], also: 'work' },
  { word: 'credits', means: 'what users spend; `balance` is how many they have', avoid: ['purse'], also: 'coins' },
  {
    word: 'visitor, user',
    means: 'someone without a token, someone with one; an account belongs to either',
    avoid: ['guest'],
    also: 'person',
  },
  { word: 'image', means: 'a still, as a file or as pixels', avoid: ['picture'] },
  { word: 'video', means: 'moving images, as a file or as frames', avoid: ['film'] },
  { word: 'audio', means: 'sound as a file or as samples', avoid: [], also: 'sound' },
  { word: 'grant, hold, settle, release, expire, refund', means: 'the six kinds of ledger entries', avoid: [] },
  {
    word: 'engine, pack, Draft',
    means:
      'what makes results, built in or external; weights that give the built-in engine a model; an image that it composes from drawings',
    avoid: [],
  },
  { word: 'room, arrow', means: 'a folder with one purpose; an import from one room to another, listed in docs/rooms.md', avoid: [] },
  { word: 'chart', means: 'an XState machine in `machines/`; a flow is what a user goes through', avoid: [] },
  { word: 'port', means: 'an actor that a chart names and the application provides; a service does its work', avoid: [] },
  { word: 'fact', means: 'what a chart emits; an event is what it receives', avoid: [] },
  {
    word: 'role, row',
    means: 'the part that a chart has in the page; an entry of the wiring table, which relays a fact to other roles',
    avoid: [],
  },
  { word: 'refusal', means: 'an expected “no” that has a name; an error is unexpected', avoid: [] },
  { word: 'timeout, limit, max, variant', means: 'the standard terms', avoid: ['patience'], also: 'most, look' },
  {
    word: 'send, emit, return, report, request, receive',
    means: 'what data does: it doesn’t talk',
    avoid: ['tell', 'tells', 'told', 'telling', 'say', 'says', 'said', 'saying', 'hear', 'hears', 'heard', 'hearing'],
    also: 'ask, know',
  },
];

/** American spelling, by the British one. */
export const spelling: Readonly<Record<string, string>> = {
  behaviour: 'behavior',
  catalogue: 'catalog',
  centimetre: 'centimeter',
  centre: 'center',
  centred: 'centered',
  colour: 'color',
  coloured: 'colored',
  colouring: 'coloring',
  favour: 'favor',
  favourite: 'favorite',
  grey: 'gray',
  harbour: 'harbor',
  jewellery: 'jewelry',
  labelled: 'labeled',
  licence: 'license',
  metre: 'meter',
  modelled: 'modeled',
  neighbour: 'neighbor',
  neighbouring: 'neighboring',
  recolour: 'recolor',
  recoloured: 'recolored',
  travelled: 'traveled',
  travelling: 'traveling',
  watercolour: 'watercolor',
};

/** Type names that say nothing without the room around them. */
export const bareTypes = ['Place', 'Part', 'Room', 'Line', 'Row', 'Box'] as const;

/** Phrases of comments that read translated, with what to write instead. */
export const phrases = [
  { name: 'is no …', pattern: /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b)\w/gi, instead: 'isn’t a …' },
  { name: 'whoever', pattern: /\bwho(?:m|so)?ever\b/gi, instead: 'a user who …, any caller that …' },
] as const;

/** Inputs, kinds of files and fields of the API and of stored jobs, which keep their spelling as members and as values. */
export const membersOfApi = ['picture', 'pictures', 'colour', 'colours', 'keyColour', 'licence', 'licences', 'watercolour'] as const;

/** What a word may still name, by the path of its file: a vocabulary of people, and names that others gave. */
export const exempt: readonly { readonly words: readonly string[]; readonly where: RegExp; readonly because: string }[] = [
  { words: ['picture', 'film', 'guest'], where: /^tests\/scripts\/words/, because: 'the check itself is tested with them' },
  {
    words: ['say', 'says', 'said', 'hear', 'hears', 'heard', 'tell', 'tells', 'told'],
    where: /^(packages\/(help|draft|moderation)|server\/chat\/help|packages\/engine\/(voice|speech))/,
    because: 'the words that people write or speak are the subject there',
  },
  {
    words: ['colour', 'watercolour', 'recolour', 'grey'],
    where: /^(contract|copy)\//,
    because: 'inputs, options and values of the API and of stored jobs are spelled so',
  },
  {
    words: ['grey', 'colour'],
    where: /^packages\/(draft|engine\/portrait)\//,
    because: 'a color’s name in the word lists, and a pattern over kinds, are spelled so',
  },
  {
    words: ['colour', 'film', 'pictures'],
    where: /^(packages\/engine\/styles\/pixel|server\/chat\/help\/values|tests\/scripts\/stages)/,
    because: 'sharp’s option, the gaps of stored answers, and a pattern over paths are spelled so',
  },
  {
    words: ['say', 'picture'],
    where: /^copy\/\w+\/server\.ts$/,
    because: 'a failed job stores the key of its sentence',
  },
  {
    words: ['licence'],
    where: /^(contract|packages\/engine\/packs|server\/packs)\//,
    because: 'a field of pack.json and a command are spelled so',
  },
];
