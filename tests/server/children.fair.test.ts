/** Who sends much that children read gives way to the server itself, and to who sends little. */
import { constants } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createExaminer } from '../../server/media/examine.ts';
import { openJudge } from '../../server/policy/judge.ts';

const program = join(import.meta.dirname, 'kit/priority.child.ts');
const { PRIORITY_NORMAL: normal, PRIORITY_BELOW_NORMAL: low } = constants.priority;

const groupsOf = (network: string): string[] => [network, `v_${network}`];

it('texts: half a second of the processor in a minute', async () => {
  const judge = openJudge(program);
  const ask = (network: string, milliseconds: number) =>
    judge.ruleOf({ texts: [`${milliseconds}`], adult: false, isOneImage: true, today: 0 }, groupsOf(network));
  expect(await ask('many', 300)).toBe(normal);
  expect(await ask('many', 400)).toBe(low);
  expect(await ask('few', 10)).toBe(normal);
  await judge.close();
});

it('images: two seconds of it', async () => {
  const examiner = createExaminer(program);
  const ask = async (network: string, milliseconds: number) =>
    examiner.examine({ kind: 'image', path: `${milliseconds}`, into: '', type: '' }, { groups: groupsOf(network) });
  expect(await ask('many', 1000)).toMatchObject({ found: { frames: normal } });
  expect(await ask('many', 1200)).toMatchObject({ found: { frames: low } });
  expect(await ask('few', 10)).toMatchObject({ found: { frames: normal } });
  await examiner.close();
});
