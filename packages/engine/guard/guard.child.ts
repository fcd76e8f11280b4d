/** A child process that judges texts, as one, by the model of a pack. */
import { keepOnly } from '../nets/net.ts';
import { find, usePacks } from '../packs/index.ts';
import { serveTasks } from '../process/index.ts';
import { packsVariable } from '../protocol.ts';
import { askGuard, findingOf } from './by-pack.ts';
import type { Judgment, Texts } from './judgment.ts';

serveTasks<Texts, Judgment>(async ({ texts }) => {
  await keepOnly(usePacks(process.env[packsVariable] ?? null));
  const pack = find('guard');
  if (!pack) return { finding: null, by: 'nobody' };
  const answer = await askGuard(pack, texts.join('\n'));
  return { finding: findingOf(answer), by: 'pack', ...(answer.label === null && { isUnread: true }) };
});
