/** A child process that judges texts: each by the bundled net, then all as one by the model of a pack where one is in place. */
import { keepOnly } from '../nets/net.ts';
import { find, usePacks } from '../packs/index.ts';
import { serveTasks } from '../process/index.ts';
import { packsVariable } from '../protocol.ts';
import { askGuard, findingOf } from './by-pack.ts';
import { harmIn, openHarms } from './harms.ts';
import type { Judgment, Texts } from './judgment.ts';

// What fails here fails again with the first text, and is reported there.
openHarms().catch(() => undefined);

serveTasks<Texts, Judgment>(async ({ texts, isNetEnough }) => {
  await keepOnly(usePacks(process.env[packsVariable] ?? null));
  const found = await harmIn(texts);
  const pack = found.finding === null && !isNetEnough ? find('guard') : null;
  if (!pack) return { ...found, by: 'net' };
  const answer = await askGuard(pack, texts.join('\n'));
  return { ...found, finding: findingOf(answer), by: 'pack', ...(answer.label === null && { isUnread: true }) };
});
