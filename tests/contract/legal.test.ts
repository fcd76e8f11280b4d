/** What the legal texts state about an installation follows its code and its configuration. */
import { describe, expect, it } from 'vitest';
import { browserData } from '../../contract/facts/browser-data.ts';
import { cookies } from '../../contract/facts/cookies.ts';
import { keptCaches } from '../../contract/facts/offline.ts';
import { versions, type LegalName } from '../../contract/facts/legal.ts';
import { locales } from '../../contract/facts/locales.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';

it('the privacy policy lists every cookie, key and cache of the browser’s storage, once', () => {
  const listed = Object.values(browserData).map(({ name }) => name);
  expect(listed.toSorted()).toEqual([...Object.values(cookies), ...Object.values(storageKeys), ...Object.values(keptCaches)].toSorted());
});

describe.each(Object.keys(versions) as LegalName[])('%s', (name) => {
  it('lists its versions in order, newest first', () => {
    expect([...versions[name]].toSorted().toReversed()).toEqual(versions[name]);
  });

  it.each(locales)('describes in %s what each version changed', async (locale) => {
    const { default: text } = (await import(`../../copy/${locale}/pages/${name}.ts`)) as { default: { changes: string[] } };
    expect(text.changes.length).toBe(versions[name].length);
  });
});
