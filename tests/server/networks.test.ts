/** What “the same network” is, for whatever is limited by it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../contract/facts/limits.ts';
import { addressGroup, networksOf, widestOf } from '../../server/core/network.ts';
import { openPlaces } from '../../server/http/places.ts';
import { onOneDatabase } from './kit/databases.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

describe('an address', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::FFFF:102:304', '1.2.3.4'],
    ['0:0:0:0:0:ffff:0102:0304', '1.2.3.4'],
    ['0000:0000:0000:0000:0000:ffff:1.2.3.4', '1.2.3.4'],
    ['::1.2.3.4', '1.2.3.4'],
    ['64:ff9b::102:304', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6%eth0', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, group) => expect(addressGroup(address)).toBe(group));

  it('of IPv6 belongs to three networks, each in the next', () => {
    expect(networksOf('2001:db8:1:1234::/64')).toEqual([
      { name: '2001:db8:1:1234::/64', share: 1 },
      { name: '2001:db8:1:1200::/56', share: 4 },
      { name: '2001:db8:1:0::/48', share: 16 },
    ]);
    expect(networksOf('1.2.3.4')).toEqual([{ name: '1.2.3.4', share: 1 }]);
    expect(widestOf('2001:db8:1:1234::/64')).toBe('2001:db8:1:0::/48');
  });
});

describe('places', () => {
  const { account, network } = limits.atOnce.uploads;
  it('are limited by account and by network, and given back', () => {
    const places = openPlaces();
    const leave = Array.from({ length: account }, () => places.take('uploads', { account: 'a', address: '1.1.1.1' }));
    expect(() => places.take('uploads', { account: 'a', address: '2.2.2.2' })).toThrow('tooManyAttempts');
    leave[0]!();
    leave[0]!();
    places.take('uploads', { account: 'a', address: '1.1.1.1' });
    expect(() => places.take('uploads', { account: 'a', address: '1.1.1.1' })).toThrow('tooManyAttempts');
    for (let count = account; count < network; count += 1) places.take('uploads', { account: `b${count}`, address: '1.1.1.1' });
    expect(() => places.take('uploads', { account: 'c', address: '1.1.1.1' })).toThrow('tooManyAttempts');
    expect(() => places.check('uploads', { account: 'c', address: '1.1.1.1' })).toThrow('tooManyAttempts');
    // A look takes nothing.
    for (let count = 0; count <= account; count += 1) places.check('uploads', { account: 'c', address: '3.3.3.3' });
    places.take('uploads', { account: 'c', address: '3.3.3.3' });
  });

  it('of a wide network end too, however many narrow ones it has', () => {
    const places = openPlaces();
    let taken = 0;
    const takeOne = (at: number): boolean => {
      try {
        places.take('uploads', { account: `v${at}`, address: `2001:db8:1:${at.toString(16)}::/64` });
        return true;
      } catch {
        return false;
      }
    };
    for (let at = 0; at < 40 * network; at += 1) if (takeOne(at)) taken += 1;
    expect(taken).toBe(16 * network);
  });
});

onOneDatabase('one who rents a network of 65,536 addresses', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database, env: { TRUST_PROXY: '1', ALLOWANCES_PER_ADDRESS: '2' } });
  });
  afterAll(() => server.close());

  it('gets the allowances of sixteen', async () => {
    let granted = 0;
    for (let at = 0; at < 60; at += 1) {
      const visitor = server.person({ 'x-forwarded-for': `2001:db8:77:${(at * 64).toString(16)}::1` });
      const { data } = await visitor.call('GET', '/api/credit/anonymous-user-credit');
      if (data.credit_remain > 0) granted += 1;
    }
    expect(granted).toBe(32);
  });

  it('and the points of sixteen of every limit', async () => {
    const { limits: counters } = server.services;
    let passed = 0;
    for (let at = 0; at < 400; at += 1)
      await counters.spend(['operatorByAddress', `2001:db8:78:${(at * 64).toString(16)}::/64`]).then(
        () => (passed += 1),
        () => undefined,
      );
    expect(passed).toBe(16 * 10);
  });
});
