/** A form submitted before its script has loaded must not put the typed values into a URL. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { RootProvider } from '../../src/actors/hooks.tsx';
import { createRoot } from '../../src/actors/root.ts';
import { pages } from '../../src/boot/page-loader.ts';
import { LocaleProvider, loadWords } from '../../src/platform/words.ts';
import ContactUs from '../../src/features/trust/contact-us.tsx';
import Login from '../../src/features/account/login.tsx';

await loadWords('en', ['contactUs', 'login']);

function prerendered(page: ReactElement): HTMLFormElement {
  const html = renderToString(
    <LocaleProvider value="en">
      <RootProvider value={createRoot({ href: '/', found: true, pages })}>{page}</RootProvider>
    </LocaleProvider>,
  );
  document.body.innerHTML = html;
  return document.querySelector('form')!;
}
afterEach(() => {
  document.body.innerHTML = '';
});

test.each([
  ['the sign-in form', <Login key="login" path="/login" />, ['email', 'password']],
  ['the message to the operator', <ContactUs key="contact" path="/contact-us" />, ['email', 'message']],
])('%s stays where it is', (_name, page, fields) => {
  const form = prerendered(page);
  // By the standard a form of this method goes nowhere unless it stands in a dialog element.
  expect([form.method, form.closest('dialog')]).toEqual(['dialog', null]);
  expect(form.getAttribute('action')).toBeNull();
  for (const name of fields) expect(form.elements.namedItem(name)).toBeTruthy();
  for (const button of form.querySelectorAll('button')) expect(button.hasAttribute('formmethod')).toBe(false);
});
