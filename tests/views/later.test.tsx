import { act, render, screen } from '@testing-library/react';
import { startTransition, useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import type { Locale } from '../../contract/facts/locales.ts';
import french from '../../copy/fr/tools/names.ts';
import { deferred } from '../../src/platform/deferred.tsx';
import { useToolName } from '../../src/platform/names.ts';
import { LocaleProvider } from '../../src/platform/words.ts';
import { later } from '../../src/actors/later.tsx';
import { RootProvider } from '../../src/actors/hooks.tsx';
import { createRoot } from '../../src/actors/root.ts';
import { pages } from '../../src/boot/page-loader.ts';

/** Shows a part in a transition, as going to another page does; returns what React had to recover from, or printed. */
async function shownIn(Part: ComponentType, locale: Locale, text: string): Promise<unknown[]> {
  const wrong: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((message) => wrong.push(message));
  const root = createRoot({ href: '/', found: true, pages });
  let open = () => undefined as void;
  function Page() {
    const [isOpen, setOpen] = useState(false);
    open = () => startTransition(() => setOpen(true));
    return isOpen ? <Part /> : null;
  }
  render(
    <LocaleProvider value={locale}>
      <RootProvider value={root}>
        <Page />
      </RootProvider>
    </LocaleProvider>,
    { onRecoverableError: (error) => wrong.push(error) },
  );
  await act(async () => open());
  await screen.findByText(text);
  vi.restoreAllMocks();
  return wrong;
}

test('a part whose code comes a moment after it was asked for is shown, and React draws nothing twice', async () => {
  const Part = later(() => Promise.resolve({ default: () => <p>here</p> }));
  expect(await shownIn(Part, 'en', 'here')).toEqual([]);
});

test('so are names that are loaded when something shows them', async () => {
  function Name() {
    const nameOf = useToolName();
    const [slug] = useState('ai-face-swap' as const);
    return <p>{nameOf(slug)}</p>;
  }
  expect(await shownIn(Name, 'fr', french['ai-face-swap'])).toEqual([]);
});

test('so is a component that loads when it is shown', async () => {
  const Part = deferred(() => Promise.resolve(() => <p>deferred</p>));
  expect(await shownIn(Part, 'en', 'deferred')).toEqual([]);
});

test('a prerendered part keeps its HTML while its code loads, whatever its page shows anew', async () => {
  const Part = later(() => new Promise<never>(() => undefined), { isStill: true });
  const root = createRoot({ href: '/', found: true, pages });
  let count = () => undefined as void;
  function Page() {
    const [value, setValue] = useState(0);
    count = () => setValue(1);
    return (
      <RootProvider value={root}>
        <p>{value}</p>
        <Part />
      </RootProvider>
    );
  }
  const container = document.createElement('div');
  container.innerHTML = '<p>0</p><!--$--><p>prerendered</p><!--/$-->';
  document.body.append(container);
  render(<Page />, { container, hydrate: true });
  await act(async () => count());
  expect(container.textContent).toBe('1prerendered');
  container.remove();
});
