/**
 * Qwen3Guard-Gen as its authors run it (github.com/QwenLM/Qwen3Guard): the chat template of its own tokenizer, the likeliest token each time,
 * and their pattern for the answer.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Template } from '@huggingface/jinja';
import { fileOf, type PipelineOf, type PlacedPack } from '../packs/index.ts';
import { plain } from '../words/answer.ts';
import { endsIn, nextTokens } from '../words/decoder.ts';
import { tokenizerIn } from '../words/tokenizer.ts';
import type { Finding } from './judgment.ts';

export type GuardPack = PlacedPack<PipelineOf<'guard'>>;

/** What the model answers: null for a line that is not as its authors state it. */
export type GuardAnswer = { label: 'Safe' | 'Unsafe' | 'Controversial' | null; categories: string[] };

/** Tokens of a text that are read, the newest ones: each costs a hundredth of a second on two cores. */
export const mostRead = 1000;
/** Tokens of an answer; its two lines have about ten, more with several categories. */
const longest = 64;

/**
 * The rule of ours that a category breaks; of several, the first in this order. Copying, and attempts to steer a model, are not on our
 * policy.
 */
const rules: readonly (readonly [category: string, finding: Finding])[] = [
  ['Sexual Content or Sexual Acts', 'sexual'],
  ['Suicide & Self-Harm', 'selfHarm'],
  ['Violent', 'violence'],
  ['Unethical Acts', 'hate'],
  ['Politically Sensitive Topics', 'politics'],
  ['PII', 'privatePerson'],
  ['Non-violent Illegal Acts', 'moderation'],
];

const safety = /Safety: (Safe|Unsafe|Controversial)/;
/** In the order of the authors' pattern, which finds `Violent` in no other name. */
const category =
  /Violent|Non-violent Illegal Acts|Sexual Content or Sexual Acts|PII|Suicide & Self-Harm|Unethical Acts|Politically Sensitive Topics|Copyright Violation|Jailbreak|None/g;

/** Reads an answer by the authors' pattern. */
export const answerIn = (text: string): GuardAnswer => ({
  label: (safety.exec(text)?.[1] as GuardAnswer['label'] | undefined) ?? null,
  categories: [...text.matchAll(category)].map(([name]) => name),
});

/** Returns the rule that an answer states, or null. What is only controversial passes: a scene of a movie, a battle, a political opinion. */
export const findingOf = ({ label, categories }: GuardAnswer): Finding | null =>
  label === 'Unsafe' ? (rules.find(([name]) => categories.includes(name))?.[1] ?? null) : null;

/** The template in a folder: a file of its own in newer repositories, an entry of the tokenizer's configuration in older ones. */
function templateIn(folder: string): string {
  const own = join(folder, 'chat_template.jinja');
  if (existsSync(own)) return readFileSync(own, 'utf8');
  return (JSON.parse(readFileSync(join(folder, 'tokenizer_config.json'), 'utf8')) as { chat_template: string }).chat_template;
}

/** Returns the prompt that asks a pack about a text. */
export const promptFor = (folder: string, text: string): string =>
  new Template(templateIn(folder)).render({ messages: [{ role: 'user', content: plain(text) }], add_generation_prompt: true });

/** Resolves to what the model answers about a text, whose newest `mostRead` tokens it reads. */
export async function askGuard(pack: GuardPack, text: string): Promise<GuardAnswer> {
  const { encode, decode } = tokenizerIn(pack.folder);
  const ids = encode(text);
  const read = ids.length > mostRead ? decode(ids.slice(-mostRead)) : text;
  const path = fileOf(pack, pack.manifest.pipeline.file);
  const answer: number[] = [];
  for await (const id of nextTokens(pack, path, encode(promptFor(pack.folder, read)), { ends: endsIn(pack.folder), most: longest }))
    answer.push(id);
  return answerIn(decode(answer));
}
