import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { inspectionActors, type InspectionServices } from '../../machines/inspection/inspection.actors.ts';
import { inspectionMachine } from '../../machines/inspection/inspection.machine.ts';
import {
  selectFindings,
  selectInspectedDigest,
  selectInspectedFile,
  selectInspectionRefusal,
  selectIsDigestFaulty,
  selectIsInspecting,
  selectIsInspectionFailed,
} from '../../machines/inspection/inspection.selectors.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, Held, refusal } from './answers.ts';

describe('looking into a file', () => {
  const findings = { made_here: true, tool: 'ai-sticker-maker', at: '2026-11-21T12:00:00.000Z', sha256: 'ab', credentials: null };
  const verifyDigest = vi.fn<InspectionServices['verifyDigest']>(async () => granted({ ...findings, made_here: false }));
  const file = (ref: string) => ({ ref, name: 'cat.png', type: 'image/png', size: 10 });

  test('reports what is known about it; another file may follow', async () => {
    const verifyFile = vi.fn<InspectionServices['verifyFile']>(async () => granted(findings));
    const actor = createActor(inspectionMachine.provide({ actors: inspectionActors({ verifyFile, verifyDigest }) })).start();
    actor.send({ type: 'file.given', file: file('one') });
    await settled();
    expect(selectFindings(actor.getSnapshot())).toEqual(findings);
    actor.send({ type: 'another.requested' });
    expect(selectFindings(actor.getSnapshot())).toBeNull();
  });

  test('the answer about a file that was replaced is not shown', async () => {
    const first = new Held<Awaited<ReturnType<InspectionServices['verifyFile']>>>();
    const verifyFile = vi.fn<InspectionServices['verifyFile']>(async () => granted({ ...findings, made_here: false }));
    verifyFile.mockReturnValueOnce(first.promise);
    const actor = createActor(inspectionMachine.provide({ actors: inspectionActors({ verifyFile, verifyDigest }) })).start();
    actor.send({ type: 'file.given', file: file('one') });
    actor.send({ type: 'file.given', file: file('two') });
    first.resolve(granted(findings));
    await settled();
    expect(selectFindings(actor.getSnapshot())?.made_here).toBe(false);
  });

  test('a file that cannot be read shows the server’s reason; a failed connection can be retried', async () => {
    const verifyFile = vi.fn<InspectionServices['verifyFile']>(async () => granted(findings));
    verifyFile.mockResolvedValueOnce(refusal('invalidInput', 'This is no file we know.')).mockRejectedValueOnce(new Error('offline'));
    const actor = createActor(inspectionMachine.provide({ actors: inspectionActors({ verifyFile, verifyDigest }) })).start();
    actor.send({ type: 'file.given', file: file('one') });
    await settled();
    expect(selectInspectionRefusal(actor.getSnapshot())).toBe('This is no file we know.');
    actor.send({ type: 'retry.clicked' });
    await settled();
    expect([selectIsInspectionFailed(actor.getSnapshot()), selectInspectionRefusal(actor.getSnapshot())]).toEqual([true, null]);
    actor.send({ type: 'retry.clicked' });
    await settled();
    expect(selectFindings(actor.getSnapshot())).toEqual(findings);
  });

  test('a digest is sent in lowercase and without spaces; text that isn’t a digest is not sent', async () => {
    const verifyFile = vi.fn<InspectionServices['verifyFile']>();
    const actor = createActor(inspectionMachine.provide({ actors: inspectionActors({ verifyFile, verifyDigest }) })).start();
    actor.send({ type: 'digest.given', digest: 'abc' });
    expect([selectIsDigestFaulty(actor.getSnapshot()), verifyDigest.mock.calls]).toEqual([true, []]);
    actor.send({ type: 'digest.given', digest: ` ${'AB'.repeat(32)}\n` });
    await settled();
    expect(verifyDigest.mock.calls.map(([sha256]) => sha256)).toEqual(['ab'.repeat(32)]);
    expect([selectIsDigestFaulty(actor.getSnapshot()), selectFindings(actor.getSnapshot())?.made_here]).toEqual([false, false]);
  });

  test('announces what it is inspecting, while it does and when it has found something', async () => {
    const verifyFile = vi.fn<InspectionServices['verifyFile']>(async () => granted(findings));
    const actor = createActor(inspectionMachine.provide({ actors: inspectionActors({ verifyFile, verifyDigest }) })).start();
    const sees = () => {
      const snapshot = actor.getSnapshot();
      return [selectIsInspecting(snapshot), selectInspectedFile(snapshot)?.ref ?? null, selectInspectedDigest(snapshot)];
    };
    expect(sees()).toEqual([false, null, null]);
    actor.send({ type: 'file.given', file: file('one') });
    expect(sees()).toEqual([true, 'one', null]);
    await settled();
    expect(sees()).toEqual([false, 'one', null]);
    expect(verifyFile.mock.calls.map(([ref]) => ref)).toEqual(['one']);
    actor.send({ type: 'digest.given', digest: 'ab'.repeat(32) });
    expect(sees()).toEqual([true, null, 'ab'.repeat(32)]);
    expect(selectFindings(actor.getSnapshot())).toBeNull();
  });

  test.each(['inspecting', 'answered', 'failed'])('another file may be looked into from %s', async (from) => {
    const verifyFile = vi.fn<InspectionServices['verifyFile']>(async () => granted(findings));
    if (from === 'inspecting') verifyFile.mockReturnValueOnce(new Promise(() => undefined));
    if (from === 'failed') verifyFile.mockRejectedValueOnce(new Error('offline'));
    const actor = createActor(inspectionMachine.provide({ actors: inspectionActors({ verifyFile, verifyDigest }) })).start();
    actor.send({ type: 'file.given', file: file('one') });
    await settled();
    expect(actor.getSnapshot().value).toBe(from);
    actor.send({ type: 'another.requested' });
    expect([actor.getSnapshot().value, selectInspectedFile(actor.getSnapshot())]).toEqual(['waiting', null]);
  });

  test('a refusal counts, whatever comes with it', async () => {
    const verifyFile = vi.fn<InspectionServices['verifyFile']>(async () => ({
      ...refusal('invalidInput', 'No.'),
      data: findings as never,
    }));
    const actor = createActor(inspectionMachine.provide({ actors: inspectionActors({ verifyFile, verifyDigest }) })).start();
    actor.send({ type: 'file.given', file: file('one') });
    await settled();
    expect([selectInspectionRefusal(actor.getSnapshot()), selectFindings(actor.getSnapshot())]).toEqual(['No.', null]);
  });

  test.each([`${'ab'.repeat(32)}0`, `x${'ab'.repeat(32)}`])('%s is not a digest; the previous file is forgotten', async (digest) => {
    const actor = createActor(
      inspectionMachine.provide({ actors: inspectionActors({ verifyFile: async () => granted(findings), verifyDigest }) }),
    ).start();
    actor.send({ type: 'file.given', file: file('one') });
    await settled();
    actor.send({ type: 'digest.given', digest });
    const snapshot = actor.getSnapshot();
    expect([snapshot.value, selectIsDigestFaulty(snapshot), selectInspectedFile(snapshot)]).toEqual(['faulty', true, null]);
  });
});
