import { expect, test } from 'vitest';
import { isMobile } from '../../src/platform/mobile.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1', true],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (iPod touch; CPU OS 12_5 like Mac OS X)', true],
  ['Mozilla/5.0 (Linux; Android 15; SM-X200) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', true],
  ['Mozilla/5.0 (Mobile; rv:48.0) Gecko/48.0 KAIOS/2.5', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  ['', false],
])('the browser %s is a phone’s or a tablet’s: %s (spec §3)', (agent, expected) => {
  expect(isMobile(agent)).toBe(expected);
});
