import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { inspectionActors, type InspectionServices } from '../../machines/inspection/inspection.actors.ts';
import { inspectionMachine } from '../../machines/inspection/inspection.machine.ts';
import {
  selectFindings,
  selectInspectionRefusal,
  selectIsDigestFaulty,
  selectIsInspectionFailed,
} from '../../machines/inspection/inspection.selectors.ts';
import { settled } from '../model/headless.ts';
import { granted, Held, refusal } from './answers.ts';

describe('looking into a file', () => {
  const findings = { made_here: true, tool: 'ai-sticker-maker', at: '2026-11-21T12:00:00.000Z', sha256: 'ab', credentials: null };
  const verifyDigest = vi.fn<InspectionServices['verifyDigest']>(async () => granted({ ...findings, made_here: false }));
  const file = (ref: string) => ({ ref, name: 'cat.png', type: 'image/png', size: 10 });

  test('tells what is known of it; another file may follow', async () => {
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

  test('a file that cannot be read is said in the words of the server; a broken way may be tried again', async () => {
    const verifyFile = vi.fn<InspectionServices['verifyFile']>(async () => granted(findings));
    verifyFile.mockResolvedValueOnce(refusal('invalidInput', 'This is no file we know.')).mockRejectedValueOnce(new Error('offline'));
    const actor = createActor(inspectionMachine.provide({ actors: inspectionActors({ verifyFile, verifyDigest }) })).start();
    actor.send({ type: 'file.given', file: file('one') });
    await settled();
    expect(selectInspectionRefusal(actor.getSnapshot())).toBe('This is no file we know.');
    actor.send({ type: 'retry.pressed' });
    await settled();
    expect(selectIsInspectionFailed(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'retry.pressed' });
    await settled();
    expect(selectFindings(actor.getSnapshot())).toEqual(findings);
  });

  test('a digest is asked about as it is, capitals and spaces aside; what is none is not sent', async () => {
    const verifyFile = vi.fn<InspectionServices['verifyFile']>();
    const actor = createActor(inspectionMachine.provide({ actors: inspectionActors({ verifyFile, verifyDigest }) })).start();
    actor.send({ type: 'digest.given', digest: 'abc' });
    expect([selectIsDigestFaulty(actor.getSnapshot()), verifyDigest.mock.calls]).toEqual([true, []]);
    actor.send({ type: 'digest.given', digest: ` ${'AB'.repeat(32)}\n` });
    await settled();
    expect(verifyDigest.mock.calls.map(([sha256]) => sha256)).toEqual(['ab'.repeat(32)]);
    expect([selectIsDigestFaulty(actor.getSnapshot()), selectFindings(actor.getSnapshot())?.made_here]).toEqual([false, false]);
  });
});
