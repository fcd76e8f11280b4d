/** Parses the subset of Markdown that people and language models write. The result is plain data and can never become markup. */
// Written by hand: full Markdown parsers support far more than needed and return HTML that must be sanitized.

export type Inline =
  | { kind: 'text' | 'code' | 'strong' | 'emphasis'; text: string }
  /** `href` is a path of this site, or an http, https or mailto URL. */
  | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'paragraph' | 'heading'; lines: Inline[][] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'code'; language: string; text: string };

const marks =
  /`([^`\n]+)`|\[([^\]\n]+)\]\(([^)\s]+)\)|\*\*([^*\n]+)\*\*|(?<![\p{L}\p{N}*])\*([^*\s][^*\n]*)\*(?!\*)|(https?:\/\/[^\s<>()]*[^\s<>().,;:!?…»”"'])|(?<=^|[\s(：:])(\/[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)*)(?=$|[\s).,;:!?…。，；！？])/gu;

/** The URL of a link with an allowed scheme; null for any other. */
export function safeAddress(address: string): string | null {
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^(https?:\/\/|mailto:)/i.test(address) && URL.canParse(address) ? address : null;
}

export function inlinesOf(line: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of line.matchAll(marks)) {
    const [whole, code, linked, target, strong, emphasis, address, path] = found;
    if (found.index > from) parts.push({ kind: 'text', text: line.slice(from, found.index) });
    from = found.index + whole.length;
    const href = safeAddress(target ?? address ?? path ?? '');
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) parts.push({ kind: 'emphasis', text: emphasis });
    else if (href !== null) parts.push({ kind: 'link', text: linked ?? whole, href });
    else parts.push({ kind: 'text', text: whole });
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) });
  return parts;
}

const bullet = /^\s*[-*•]\s+(.*)$/;
const numbered = /^\s*\d+[.)]\s+(.*)$/;
const heading = /^#{1,6}\s+(.*)$/;

/** The blocks of a text; an unclosed code block reaches to the end, because the text may still be streaming. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const last = blocks.at(-1);
    const fence = /^\s*```\s*([\w+-]*)/.exec(line);
    const item = bullet.exec(line) ?? numbered.exec(line);
    const title = heading.exec(line);
    if (fence) {
      const end = lines.findIndex((other, index) => index > at && /^\s*```\s*$/.test(other));
      const to = end === -1 ? lines.length : end;
      blocks.push({ kind: 'code', language: fence[1]!, text: lines.slice(at + 1, to).join('\n') });
      at = to;
    } else if (item) {
      const ordered = !bullet.test(line);
      if (last?.kind === 'list' && last.ordered === ordered && lines[at - 1]?.trim() !== '') last.items.push(inlinesOf(item[1]!));
      else blocks.push({ kind: 'list', ordered, items: [inlinesOf(item[1]!)] });
    } else if (title) blocks.push({ kind: 'heading', lines: [inlinesOf(title[1]!)] });
    else if (line.trim() !== '') {
      const goesOn = last?.kind === 'paragraph' && lines[at - 1]?.trim() !== '';
      if (goesOn) last.lines.push(inlinesOf(line));
      else blocks.push({ kind: 'paragraph', lines: [inlinesOf(line)] });
    }
  }
  return blocks;
}
