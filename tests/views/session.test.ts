import { beforeEach, expect, test } from 'vitest';
import { cookies } from '../../contract/facts/cookies.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { sessionServices } from '../../src/actors/session.ts';
import { readCookie, writeCookie } from '../../src/platform/cookies.ts';

beforeEach(() => {
  sessionServices.storeToken('A');
  writeCookie(cookies.userInfo, '{}', 60_000);
});
const kept = () => [localStorage.getItem(storageKeys.token), readCookie(cookies.userInfo)];

test('an ended session is forgotten with its cookie', () => {
  sessionServices.forget('A');
  expect(kept()).toEqual([null, null]);
});

test('a token that another tab has stored meanwhile is kept, with its cookie', () => {
  localStorage.setItem(storageKeys.token, 'B');
  sessionServices.forget('A');
  expect(kept()).toEqual(['B', '{}']);
});

test('the cookie of a token that another tab has removed is forgotten', () => {
  localStorage.removeItem(storageKeys.token);
  sessionServices.forget('A');
  expect(kept()).toEqual([null, null]);
});
