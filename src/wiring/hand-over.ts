/** Hands a result over to another tool as its input, or to the clipboard. */
import { toolBySlug, tools, type FormField } from '../../contract/facts/tools/index.ts';
import { uploadKindOf } from '../../machines/generation/generation.form.ts';
import { notice } from '../../machines/kit/notice.ts';
import { copyPicture } from '../platform/clipboard.ts';
import { keepFile } from '../platform/files.ts';
import type { Root } from './root.ts';
import { generationFlow } from './generation.ts';

const takes: Partial<Record<FormField['kind'], RegExp>> = {
  picture: /^image\/(?!gif)/,
  pictures: /^image\/(?!gif)/,
  gif: /^image\/gif$/,
  video: /^video\//,
  audio: /^audio\//,
};

/** The first field of a tool that accepts a file of this media type. */
const fieldFor = (slug: string, type: string): FormField | undefined =>
  toolBySlug(slug)?.fields.find(({ kind }) => takes[kind]?.test(type));

/** Slugs of the other tools that accept such a file. */
export const receivers = (slug: string, type: string): string[] =>
  tools.map((tool) => tool.slug).filter((other) => other !== slug && fieldFor(other, type));

type Result = { id: string; url: string; type: string; extension: string };

async function give(root: Root, slug: string, href: string, { id, url, type, extension }: Result): Promise<void> {
  const tool = toolBySlug(slug);
  const field = fieldFor(slug, type);
  const kind = field && uploadKindOf(field);
  if (!tool || !field || !kind) return;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The result was not there: ${response.status}`);
  const file = keepFile(new File([await response.blob()], `${id}.${extension}`, { type }));
  const generation = generationFlow(root, tool);
  const slot = field.kind === 'pictures' ? `${field.name}.0` : field.name;
  // In a form with tabs, the one that accepts a picture is opened.
  const tabs = tool.fields.find(({ kind: each }) => each === 'tabs');
  if (tabs && 'when' in field && field.when) generation.send({ type: 'field.changed', name: field.when.field, value: field.when.is[0]! });
  generation.send({ type: 'file.given', slot, kind, file });
  root.navigation.send({ type: 'navigation.requested', href });
}

/** Opens another tool, at `href`, with the result as its input. */
export function handOver(root: Root, slug: string, href: string, result: Result): void {
  give(root, slug, href, result).catch(() => root.raise(notice('error', { key: 'networkProblem' })));
}

/** Copies the picture itself; a toast says whether it worked. */
export function copyResult(root: Root, url: string): void {
  copyPicture(url).then(
    () => root.raise(notice('success', { key: 'copied' })),
    () => root.raise(notice('error', { key: 'pictureNotCopied' })),
  );
}
