/**
 * Removes what is private from events and contexts before they leave an actor: addresses, codes, tokens, passwords. The shape stays (`Abc1!`
 * becomes `Xxx0!`), so that a chart that checks a masked value decides as it did with the real one.
 */

const privateName = /passw|token|secret|credential|proof|receipt|nonce|signature|card|e-?mail|address|^code$|^consent$|invite_?code/i;
const privateParameter = /([?&#](?:code|token|invite[-_]?code|email|state|nonce|signature|key|txn)=)([^&#\s"]+)/gi;
const emailAddress = /[^\s@"'<>/?&=]+@[^\s@"'<>/?&=]+\.[^\s@"'<>/?&=]+/g;
/** A signed token of three parts. */
const signedToken = /\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}\b/g;

/** The longest masked text; a longer password or token keeps no more of its shape. */
const longest = 32;

const blank = (text: string): string =>
  text
    .slice(0, longest)
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{Ll}|\p{Lo}/gu, 'x')
    .replace(/\p{N}/gu, '0');

const maskText = (text: string): string =>
  text
    .replace(privateParameter, (_, name: string, value: string) => name + blank(value))
    .replace(emailAddress, blank)
    .replace(signedToken, blank);

/** The private field name under which an event carries its value: `{ name: 'password', value }`, `{ type: 'proof.changed', value }`. */
function fieldOf(value: object): string {
  const { name, field, type } = value as { name?: unknown; field?: unknown; type?: unknown };
  return ([name, field, type].find((text) => typeof text === 'string' && privateName.test(text)) as string | undefined) ?? '';
}

/** A copy that can be sent as JSON, with private texts blanked out, at any depth. */
export function mask(value: unknown, name = '', above: ReadonlySet<object> = new Set()): unknown {
  if (typeof value === 'string') return privateName.test(name) ? blank(value) : maskText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (above.has(value)) return '(repeated)';
  const within = new Set(above).add(value);
  if (value instanceof Error) return { name: value.name, message: maskText(value.message) };
  if (Array.isArray(value)) return value.map((item) => mask(item, name, within));
  if (value instanceof Set) return [...value].map((item) => mask(item, name, within));
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, item]) => [String(key), mask(item, String(key), within)]));
  // An actor isn't data.
  if ('getSnapshot' in value && 'send' in value) return `(actor ${'id' in value ? String(value.id) : ''})`;
  const field = fieldOf(value);
  const nameOf = (key: string): string => {
    if (privateName.test(name)) return name;
    return key === 'value' && field ? field : key;
  };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mask(item, nameOf(key), within)]));
}
