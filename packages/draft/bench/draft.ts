/**
 * How well Draft obeys, on prompts that others wrote: PartiPrompts (1,632 prompts, Apache-2.0, see prompts/NOTICE). A word counts as answered
 * only when the notes claim it and the image shows it: its drawing has a place in the frame and is not hidden behind another.
 * Usage: node packages/draft/bench/draft.ts [words] (lists the words most often left out)
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planOf, type Plan } from '../plan/plan.ts';
import { fold } from '../words/forms.ts';
import { arrange } from '../arrange/arrange.ts';

/** English words that carry no image of their own; kept apart from the engine's lists, so that the measure does not follow them. */
const small = new Set(
  (
    "a an the this that these those it its itself he she they them his her their there here is are was were be been being am do does did has have had having i you we my your our me us who whom whose which what where when how why not no nor and or but so than then as if of to in on at by for with from into onto upon over under above below between behind beside near next front up down off out about around through across along against toward towards inside outside within without among during before after until while very too also just only some any each every all both other another such same own can could will would should may might must one's s t " +
    'one because either instead neither made make makes picture photo image photograph view scene style shape form kind type called named top side sides left right middle center bottom back part front edge way thing things something see seen showing shows shown like get getting put using use used lots set series'
  ).split(' '),
);
const wordsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1 || /\d/.test(word));
const contentOf = (prompt: string): string[] => wordsOf(prompt.replaceAll(/['’]s\b/g, '')).filter((word) => !small.has(word));

/** The things that are seen: their part lies in the frame, and no later part covers nearly all of it. */
function visible(plan: Plan): Set<number> {
  const size = { width: 1024, height: 1024 };
  const parts = arrange(plan, size, { ground: 0.9, scene: plan.scene });
  const seen = new Set<number>();
  parts.forEach((part, at) => {
    if (part.role === 'mark' || part.width < 8 || part.height < 8) return;
    const [left, right, top, bottom] = [part.x - part.width / 2, part.x + part.width / 2, part.y - part.height, part.y];
    if (left < -1 || top < -1 || right > size.width + 1 || bottom > size.height + 1) return;
    const hidden = parts.slice(at + 1).some((other) => {
      const wide = Math.min(right, other.x + other.width / 2) - Math.max(left, other.x - other.width / 2);
      const high = Math.min(bottom, other.y) - Math.max(top, other.y - other.height);
      return wide > 0 && high > 0 && (wide * high) / (part.width * part.height) > 0.92;
    });
    if (!hidden) seen.add(part.thing);
  });
  return seen;
}

type Verdict = { nothing: boolean; every: boolean; left: string[]; words: number; milliseconds: number };

export function judge(prompt: string): Verdict {
  const start = performance.now();
  const plan = planOf(prompt);
  const milliseconds = performance.now() - start;
  const seen = visible(plan);
  const lost = plan.things.filter((_, at) => !seen.has(at)).flatMap(({ words }) => wordsOf(words));
  const claimed = [...plan.understood, ...plan.replaced.map(({ word }) => word), ...plan.written]
    .flatMap(wordsOf)
    .filter((word) => !lost.includes(word));
  const content = contentOf(prompt);
  const left = content.filter((word) => !claimed.includes(word));
  return {
    nothing: plan.understood.length + plan.replaced.length === 0,
    every: left.length === 0,
    left,
    words: content.length,
    milliseconds,
  };
}

if (import.meta.main) {
  const rows = readFileSync(join(import.meta.dirname, 'prompts/parti-prompts.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  const prompts = rows.map((row) => row.split('\t')[0]!);
  planOf('warm');
  const verdicts = prompts.map(judge);
  const share = (count: number) => `${count} (${((100 * count) / prompts.length).toFixed(1)} %)`;
  const times = verdicts.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const words = verdicts.reduce((sum, { words: count }) => sum + count, 0);
  const missed = verdicts.flatMap(({ left }) => left);
  console.log(`${prompts.length} prompts`);
  console.log(`nothing understood: ${share(verdicts.filter(({ nothing }) => nothing).length)}`);
  console.log(`every content word answered: ${share(verdicts.filter(({ every }) => every).length)}`);
  console.log(`content words answered: ${(100 * (1 - missed.length / words)).toFixed(1)} % of ${words}`);
  console.log(
    `parse: median ${times[times.length >> 1]!.toFixed(1)} ms, p99 ${times[Math.trunc(times.length * 0.99)]!.toFixed(1)} ms; heap ${(process.memoryUsage().heapUsed / 1e6).toFixed(0)} MB`,
  );
  if (process.argv[2] === 'words') {
    const counts = new Map<string, number>();
    for (const word of missed) counts.set(word, (counts.get(word) ?? 0) + 1);
    console.log(
      [...counts]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 400)
        .map(([word, count]) => `${word}${count > 1 ? ` ${count}` : ''}`)
        .join(', '),
    );
  }
  if (process.argv[2] === 'prompts') for (const [at, verdict] of verdicts.entries()) if (verdict.nothing) console.log(prompts[at]);
}
