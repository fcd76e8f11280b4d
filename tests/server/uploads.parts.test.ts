/** Uploads in parts (tus): they go on after a broken line, for their owner alone, within the limits of an upload at once. */
import { mkdtempSync, readdirSync, readFileSync, statSync, truncateSync, utimesSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits } from '../../contract/facts/limits.ts';
import { times } from '../../contract/facts/times.ts';
import { addressGroup } from '../../server/core/network.ts';
import type { Who } from '../../server/core/who.ts';
import { sentence } from '../../server/messages/messages.ts';
import { openLocks } from '../../server/uploads/locks.ts';
import { openUnfinished, type Unfinished } from '../../server/uploads/unfinished.ts';
import { onOneDatabase } from './kit/databases.ts';
import { formOf, image } from './kit/images.ts';
import { openTestServer, type Person, type TestServer } from './kit/server.ts';

const video = readFileSync(join(import.meta.dirname, '../../public/samples/figure.mp4'));
const start = '/api/dash/uploads';
const third = Math.floor(video.length / 3);
const tus = { 'tus-resumable': '1.0.0' };
const named = (name: string) => ({ 'upload-metadata': `filename ${Buffer.from(name).toString('base64')}` });

onOneDatabase('uploads in parts', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database, env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => server.close());
  let last = 0;
  const newcomer = async (): Promise<Person> => {
    const person = server.person({ 'x-forwarded-for': `198.51.100.${(last += 1)}` });
    await person.call('GET', '/api/credit/anonymous-user-credit');
    return person;
  };
  const folder = () => join(server.services.config.dataDir, 'unfinished');

  const beginning = (person: Person, length: number, name = 'film.mp4') =>
    person.raw(start, { method: 'POST', headers: { ...tus, ...named(name), 'upload-length': String(length) } });
  const begin = async (person: Person, length = video.length): Promise<string> => {
    const answer = await beginning(person, length);
    expect(answer.status).toBe(201);
    return answer.headers.get('location')!;
  };
  const cameTo = async (person: Person, place: string) =>
    (await person.raw(place, { method: 'HEAD', headers: tus })).headers.get('upload-offset');
  const send = (person: Person, place: string, offset: number, bytes: Uint8Array) =>
    person.raw(place, {
      method: 'PATCH',
      body: bytes as BodyInit,
      headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    });
  const refusal = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as { code: number; msg: string }) });

  /** Announces the rest, and sends some of it. */
  const sendSome = (person: Person, place: string, offset: number, bytes: Buffer): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
        const headers = {
          ...tus,
          host: 'localhost',
          cookie: person.cookie(),
          'upload-offset': offset,
          'content-type': 'application/offset+octet-stream',
          'content-length': video.length - offset,
        };
        socket.write(
          `PATCH ${place} HTTP/1.1\r\n${Object.entries(headers)
            .map((each) => each.join(': '))
            .join('\r\n')}\r\n\r\n`,
        );
        socket.write(bytes, () => resolve(socket));
      });
      socket.on('error', reject);
    });
  const sizeOf = (place: string): number => statSync(join(folder(), place.split('/').at(-1)!)).size;
  /** Hangs up once some of it came. */
  const breakOff = async (person: Person, place: string, offset: number, bytes: Buffer): Promise<void> => {
    const socket = await sendSome(person, place, offset, bytes);
    await expect.poll(() => sizeOf(place), { interval: 5, timeout: 10_000 }).toBeGreaterThan(offset);
    socket.destroy();
  };

  it('go on where the line broke, and end as the same file as an upload at once', async () => {
    const person = await newcomer();
    const place = await begin(person);
    expect((await send(person, place, 0, video.subarray(0, third))).headers.get('upload-offset')).toBe(String(third));
    await breakOff(person, place, third, video.subarray(third, 2 * third));
    const came = await vi.waitFor(async () => {
      const offset = Number(await cameTo(person, place));
      expect(offset).toBeGreaterThan(third);
      return offset;
    });
    expect(came).toBeLessThanOrEqual(2 * third);
    expect((await person.call('POST', `${place}/finish`)).msg).toContain('stopped before');
    await vi.waitFor(async () =>
      expect(
        (await send(person, place, Number(await cameTo(person, place)), video.subarray(Number(await cameTo(person, place))))).status,
      ).toBe(204),
    );
    const { data } = await person.call('POST', `${place}/finish`);
    const atOnce = await person.call('POST', '/api/dash/upload', { form: formOf(video, 'film.mp4') });
    const { name: _name, url: _url, ...same } = atOnce.data.item;
    expect(data.item).toMatchObject(same);
    // The answer may break off too: a sender that asks again, and however often at once, gets the same file, which is kept once.
    const again = await Promise.all(Array.from({ length: 8 }, () => person.call('POST', `${place}/finish`)));
    expect(again.map((answer) => answer.data.item.name)).toEqual(again.map(() => data.item.name));
    expect((await person.raw(place, { method: 'DELETE', headers: tus })).status).toBe(204);
    expect((await person.call('POST', `${place}/finish`)).status).toBe(404);
  });

  it('are examined once, however often at once they are finished, and hold a place and room once', async () => {
    const person = await newcomer();
    const place = await begin(person);
    await send(person, place, 0, video);
    const { examiner, places } = server.services;
    const [examine, within] = [vi.spyOn(examiner, 'examine'), vi.spyOn(places, 'within')];
    try {
      const answers = await Promise.all(Array.from({ length: 30 }, () => person.call('POST', `${place}/finish`)));
      expect(new Set(answers.map(({ data }) => data.item.name)).size).toBe(1);
      expect(examine).toHaveBeenCalledTimes(1);
      expect(within.mock.calls.map(([name]) => name)).toEqual(['uploads']);
    } finally {
      examine.mockRestore();
      within.mockRestore();
    }
  });

  it('are waited for by few while a part of them comes: who else asks gets 423', async () => {
    const person = await newcomer();
    const place = await begin(person);
    const sending = await sendSome(person, place, 0, video.subarray(0, third));
    await expect.poll(() => sizeOf(place), { interval: 5, timeout: 10_000 }).toBeGreaterThan(0);
    const answers: number[] = [];
    const asked = Array.from({ length: 12 }, async () => {
      const { status } = await person.raw(place, { method: 'HEAD', headers: tus });
      // Those who may wait are not waited for.
      if (answers.push(status) === 8) sending.destroy();
    });
    await Promise.all(asked);
    expect(answers).toEqual([...Array.from({ length: 8 }, () => 423), ...Array.from({ length: 4 }, () => 200)]);
  });

  it('ask the request before once to give way, not in each turn of the loop', async () => {
    const locks = openLocks();
    const { signal } = new AbortController();
    const order: string[] = [];
    await locks.newLock('film').lock(signal, () => void order.push('give way'));
    const others = ['second', 'third'].map((name) =>
      locks
        .newLock('film')
        .lock(signal, () => undefined)
        .then(() => order.push(name)),
    );
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(order).toEqual(['give way', 'give way']);
    for (const other of others) {
      await locks.newLock('film').unlock();
      await other;
    }
    expect(order.slice(2)).toEqual(['second', 'third']);
  });

  it('are nobody else’s', async () => {
    const [owner, other] = [await newcomer(), await newcomer()];
    const place = await begin(owner);
    expect((await other.raw(place, { method: 'HEAD', headers: tus })).status).toBe(404);
    expect((await send(other, place, 0, video.subarray(0, third))).status).toBe(404);
    expect((await other.raw(place, { method: 'DELETE', headers: tus })).status).toBe(404);
    expect((await other.call('POST', `${place}/finish`)).status).toBe(404);
    for (const odd of [`${start}/..%2F..%2Fsecret`, `${start}/${'u'.repeat(300)}`, `${start}/x`])
      expect((await owner.raw(odd, { method: 'HEAD', headers: tus })).status).toBe(404);
    expect(await cameTo(owner, place)).toBe('0');
  });

  it('are refused as an upload at once is: too large, empty, no video, more than was announced', async () => {
    const person = await newcomer();
    expect(await refusal(await beginning(person, limits.videoBytes + 1))).toMatchObject({
      status: 413,
      msg: expect.stringContaining('200\u00A0MB'),
    });
    expect((await refusal(await beginning(person, 0))).code).toBe(10001);
    expect((await refusal(await beginning(person, 10, 'n'.repeat(9000)))).code).toBe(10001);
    const bytes = await image();
    const place = await begin(person, bytes.length);
    expect(await refusal(await send(person, place, 0, bytes))).toMatchObject({ status: 415, msg: sentence('en', 'uploadNotItsName') });
    const photo = (await beginning(person, bytes.length, 'photo.png')).headers.get('location')!;
    expect(await refusal(await send(person, photo, 0, bytes))).toMatchObject({ status: 415, msg: sentence('en', 'uploadNotTakenVideo') });
    expect((await person.raw(place, { method: 'HEAD', headers: tus })).status).toBe(404);
    const short = await begin(person, third);
    expect((await refusal(await send(person, short, 0, video))).status).toBe(413);
  });

  it('count against the quota of a day by what came', async () => {
    const person = await newcomer();
    const place = await begin(person);
    await server.services.limits.spend(['uploadMegabytesByAddress', `198.51.100.${last}`, limits.uploadMegabytesPerDay.address]);
    expect((await refusal(await send(person, place, 0, video.subarray(0, third)))).status).toBe(429);
    expect(await cameTo(person, place)).toBe('0');
  });

  it('are kept for an hour, and never more at a time than an account may send', async () => {
    const person = await newcomer();
    const old = await begin(person);
    const name = old.split('/').at(-1)!;
    const then = new Date(Date.now() - times.unfinishedUpload - 1000);
    utimesSync(join(folder(), name), then, then);
    expect((await send(person, old, 0, video.subarray(0, third))).status).toBe(404);
    const places: string[] = [];
    for (let index = 0; index <= limits.atOnce.uploads.account; index += 1) places.push(await begin(person));
    expect(readdirSync(folder()).filter((each) => each.startsWith(name))).toEqual([]);
    expect((await person.raw(places[0]!, { method: 'HEAD', headers: tus })).status).toBe(404);
    expect(await cameTo(person, places[1]!)).toBe('0');
  });

  describe('of a network', () => {
    const { network } = limits.atOnce.uploads;
    const named = async (unfinished: Unfinished, addresses: readonly string[]): Promise<string[]> => {
      const given = await Promise.allSettled(
        addresses.map((address, at) => unfinished.name({ account: `v_${at}`, address: addressGroup(address) } as Who)),
      );
      return given.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    };
    const open = () =>
      openUnfinished({
        secrets: server.services.secrets,
        config: { ...server.services.config, dataDir: mkdtempSync(join(server.services.config.dataDir, 'parts-')) },
      });

    it('are counted when they begin in the same moment', async () => {
      expect(
        await named(
          await open(),
          Array.from({ length: 2 * network }, () => '192.0.2.1'),
        ),
      ).toHaveLength(network);
    });

    it('are counted in the wide networks of IPv6 too', async () => {
      const addresses = Array.from({ length: 5 * network }, (_, at) => `2001:db8:5:1${at.toString(16).padStart(2, '0')}::1`);
      expect(await named(await open(), addresses)).toHaveLength(4 * network);
    });

    it('give way once nothing came for two minutes: a school whose videos have come sends the next', async () => {
      const unfinished = await open();
      const names = await named(
        unfinished,
        Array.from({ length: network }, () => '192.0.2.1'),
      );
      const then = new Date(Date.now() - times.idleUpload - 1000);
      utimesSync(join(unfinished.store.directory, names[7]!), then, then);
      expect(await named(unfinished, ['192.0.2.1', '192.0.2.1'])).toHaveLength(1);
      expect(readdirSync(unfinished.store.directory)).not.toContain(names[7]);
    });

    it('give way where only a trickle comes: one byte a minute holds no place of a school', async () => {
      const unfinished = await open();
      const names = await named(
        unfinished,
        Array.from({ length: network }, () => '192.0.2.1'),
      );
      const later = Date.now() + 10 * times.idleUpload;
      for (const [at, name] of names.entries()) {
        const path = join(unfinished.store.directory, name);
        truncateSync(path, at === 7 ? 20 : 8 * 1024 * 1024);
        utimesSync(path, new Date(later), new Date(later));
      }
      vi.spyOn(Date, 'now').mockReturnValue(later);
      const fresh = await named(unfinished, ['192.0.2.1']);
      vi.restoreAllMocks();
      expect(readdirSync(unfinished.store.directory).toSorted()).toEqual([...names.filter((_, at) => at !== 7), ...fresh].toSorted());
    });
  });
});
