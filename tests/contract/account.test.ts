import { expect, test } from 'vitest';
import { isEmail } from '../../contract/facts/account.ts';
import { email } from '../../contract/structs/account.ts';
import { is } from '../../contract/structs/schema.ts';

test.each([
  'ada@example.org',
  'Ada.Lovelace+iridia@Mail.Example.co.uk',
  "o'brien_2@example.org",
  'a@b-c.example',
  'x@xn--e1afmkfd.xn--p1ai',
  `${'a'.repeat(64)}@example.org`,
])('%s is one mailbox', (address) => expect([isEmail(address), is(address, email)]).toEqual([true, true]));

test.each([
  ['a name and a bracket', 'foo<bar@example.org>'],
  ['a list', 'root,x@example.org'],
  ['two addresses', 'a@example.org,b@example.org'],
  ['a group', 'team:x@example.org;'],
  ['a comment', 'x(y)@example.org'],
  ['a quoted part', '"a b"@example.org'],
  ['a route', '@relay.example:x@example.org'],
  ['a literal address', 'x@[127.0.0.1]'],
  ['a number for a domain', 'x@127.0.0.1'],
  ['full-width letters', 'ａdmin@example.org'],
  ['a full-width at', 'admin＠example.org'],
  ['a look-alike letter', 'аdmin@example.org'],
  ['a full-width dot', 'x@example。org'],
  ['a line break', 'x@example.org\nbcc:y@example.org'],
  ['a percent route', 'x%y@z@example.org'],
  ['a dot at the end of the name', 'x.@example.org'],
  ['two dots', 'x..y@example.org'],
  ['a label that ends with a hyphen', 'x@example-.org'],
  ['an empty label', 'x@.example.org'],
  ['no dot', 'x@localhost'],
  ['a long name', `${'a'.repeat(65)}@example.org`],
])('%s is refused', (_what, address) => expect([isEmail(address), is(address, email)]).toEqual([false, false]));
