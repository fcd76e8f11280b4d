/** Recorded sessions, replayed through the charts: a recording in `tests/recordings` is a test. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise, type AnyStateMachine } from 'xstate';
import { authMachine } from '../../machines/auth/auth.machine.ts';
import { inviteMachine } from '../../machines/invite/invite.machine.ts';
import { models } from '../../machines/models.ts';
import { watchActor, type ActorRecord } from '@iridia/chartkit/record/channel';
import { readRecording, recordingOf, replay, spokenDifference, type Recording } from '@iridia/chartkit/record/recording';
import { sequenceOf } from '@iridia/chartkit/live/records';
import { settled } from '@iridia/chartkit/paths/headless';

const folder = join(import.meta.dirname, '../recordings');
const charts = new Map(models.map(({ name, machine }) => [name, machine as AnyStateMachine]));

describe('recordings', () => {
  test.each(readdirSync(folder))('%s replays to the same end', (name) => {
    const recording = readRecording(readFileSync(join(folder, name), 'utf8'));
    expect(recording.records.length).toBeGreaterThan(0);
    expect(replay(recording, charts)).toBeNull();
  });

  test.each(readdirSync(folder))('%s has nothing private in it', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    // What blanking leaves of an address has no letters but x and X.
    expect(text.match(/[^\s"@]*[a-wyz][^\s"@]*@[^\s"@]+\.[a-z]+/gi) ?? []).toEqual([]);
    expect(recordingOf('/', (JSON.parse(text) as Recording).records).records).toEqual((JSON.parse(text) as Recording).records);
  });
});

/** A session that invites a friend, recorded as the page records it. */
async function invitation(): Promise<Recording> {
  const records: ActorRecord[] = [];
  globalThis.actorListener = (record) => void records.push(record);
  const actors = {
    fetchLink: fromPromise(async () => ({ kind: 'link', link: 'https://iridia.test/?inviteCode=abc' })),
    copyText: fromPromise(async () => undefined),
  };
  const actor = createActor(inviteMachine.provide({ actors: actors as never }), { input: { isMobile: false } });
  watchActor({ role: 'invite' }, actor);
  actor.start();
  actor.send({ type: 'invite.opened' });
  await settled();
  actor.send({ type: 'copy.clicked' });
  await settled();
  globalThis.actorListener = undefined;
  return recordingOf('/operation', JSON.parse(JSON.stringify(records)) as ActorRecord[]);
}

/** The recording with one record changed. */
const tampered = (recording: Recording, at: number, change: Partial<ActorRecord>): Recording => ({
  ...recording,
  records: recording.records.map((record, index) => (index === at ? { ...record, ...change } : record)),
});

describe('a replay', () => {
  test('ends as the session did', async () => {
    const recording = await invitation();
    expect(recording.records.at(-1)!.value).not.toBe('closed');
    expect(replay(recording, charts)).toBeNull();
  });

  test('names the event where the state differs', async () => {
    const recording = await invitation();
    const at = recording.records.findIndex(({ event }) => event.type === 'xstate.done.actor.fetchLink');
    const difference = replay(tampered(recording, at, { value: 'failed' }), charts)!;
    expect(difference).toMatchObject({ index: recording.records[at]!.index, event: 'xstate.done.actor.fetchLink', what: 'state' });
    expect(spokenDifference(difference)).toContain('invite · xstate.done.actor.fetchLink: the state is');
  });

  test('names the event where an outcome, the context, the order or the chart was tampered with', async () => {
    const recording = await invitation();
    const { records } = recording;
    const answer = records.findIndex(({ event }) => event.type === 'xstate.done.actor.fetchLink');
    const other = { ...records[answer]!.event, output: { kind: 'signIn' } };
    expect(replay(tampered(recording, answer, { event: other }), charts)).toMatchObject({ index: records[answer]!.index });
    expect(replay(tampered(recording, answer, { context: {} }), charts)).toMatchObject({ index: records[answer]!.index, what: 'context' });
    expect(replay({ ...recording, records: [records[0]!, records[0]!] }, charts)).toMatchObject({ what: 'order' });
    expect(replay(tampered(recording, 0, { chart: 'nothing' }), charts)).toMatchObject({ what: 'chart' });
    const cut = records.filter((_, index) => index !== answer - 1);
    expect(replay({ ...recording, records: cut }, charts)).not.toBeNull();
  });

  test('runs from the command line, which fails on a difference', { timeout: 60_000 }, async () => {
    const recording = await invitation();
    const home = mkdtempSync(join(tmpdir(), 'replay-'));
    onTestFinished(() => rmSync(home, { recursive: true }));
    const run = (name: string, data: unknown) => {
      const file = join(home, name);
      writeFileSync(file, JSON.stringify(data));
      return spawnSync(process.execPath, ['scripts/check/replay.ts', file], { encoding: 'utf8', cwd: join(import.meta.dirname, '../..') });
    };
    expect(run('good.json', recording)).toMatchObject({ status: 0, stdout: expect.stringContaining('the same to the end') as string });
    const bad = run('bad.json', tampered(recording, 1, { value: 'ready' }));
    expect(bad.status).toBe(1);
    expect(bad.stdout).toContain('invite · invite.opened');
    expect(run('none.json', { format: 2 }).status).toBe(2);
  });
});

test('a session that types an address, a password and a code leaves none of them in its recording or its sequence diagram', () => {
  const records: ActorRecord[] = [];
  globalThis.actorListener = (record) => void records.push(record);
  const actor = createActor(authMachine, { input: { place: 'page' } });
  watchActor({ role: 'auth' }, actor);
  actor.start();
  actor.send({ type: 'register.chosen' });
  const typed = { email: 'anna.karenina@example.org', password: 'Vronsky-1877', code: '481516' };
  for (const [name, value] of Object.entries(typed)) actor.send({ type: 'field.changed', field: name, value } as never);
  actor.send({ type: 'form.submitted', mode: 'login' } as never);
  actor.stop();
  globalThis.actorListener = undefined;
  const written = JSON.stringify(recordingOf('/login?email=anna.karenina@example.org', records)) + sequenceOf(records);
  expect(records.filter(({ event }) => event.type === 'field.changed')).toHaveLength(3);
  for (const value of Object.values(typed)) expect(written).not.toContain(value);
});
