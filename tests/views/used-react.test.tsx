/** React as the build leaves it: what the site uses of it still works. */
import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as whole from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { usedBesidesOf, usedReactOf } from '../../scripts/build/vite/used-react.ts';

type React = typeof whole;
type Client = Pick<typeof import('react-dom/client'), 'hydrateRoot'>;

const codeOf = (path: string): string => readFileSync(`node_modules/${path}.production.js`, 'utf8');

/** Both from their cut code, as a page has them. */
function cutReact(): { React: React; client: Client } {
  const known = new Map<string, unknown>();
  const run = (name: string, code: string): unknown => {
    const exports = {};
    // oxlint-disable-next-line no-implied-eval
    new Function('exports', 'require', code)(exports, (wanted: string) => known.get(wanted));
    known.set(name, exports);
    return exports;
  };
  run('react', usedBesidesOf('react', codeOf('react/cjs/react')));
  run('scheduler', usedBesidesOf('scheduler', codeOf('scheduler/cjs/scheduler')));
  run('react-dom', usedBesidesOf('react-dom', codeOf('react-dom/cjs/react-dom')));
  const client = run('client', usedReactOf(codeOf('react-dom/cjs/react-dom-client'))) as Client;
  return { React: known.get('react') as React, client };
}

/** A page of a few parts, made with one React or the other. */
function pageOf({ createElement: h, Component, Suspense, createContext, lazy, memo, ...react }: React, loads: Promise<void>) {
  class Boundary extends Component<{ children: whole.ReactNode }, { isBroken: boolean }> {
    override state = { isBroken: false };
    static getDerivedStateFromError = () => ({ isBroken: true });
    override componentDidCatch() {
      noted.push('caught');
    }
    override render() {
      const again = h('button', { onClick: () => this.setState({ isBroken: false }) }, 'Show it again');
      return this.state.isBroken ? again : this.props.children;
    }
  }
  const Unit = createContext('nothing');
  const Count = memo(({ count }: { count: number }) => h('output', null, `${count} ${react.use(Unit)}`));
  const Late = lazy(async () => {
    await loads;
    return { default: () => h('p', null, 'It came late') };
  });
  function Broken({ isBroken }: { isBroken: boolean }) {
    if (isBroken) throw new Error('broken');
    return h('p', null, 'It is whole');
  }
  const noted: string[] = [];
  const listeners = new Set<() => void>();
  let stored = 'an old word';
  const store = (word: string) => {
    stored = word;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  function Page() {
    const id = react.useId();
    const field = react.useRef<HTMLInputElement>(null);
    const [count, setCount] = react.useState(0);
    const [text, setText] = react.useState('');
    const [isOn, setOn] = react.useState(false);
    const [isBroken, setBroken] = react.useState(false);
    const word = react.useSyncExternalStore(
      subscribe,
      () => stored,
      () => stored,
    );
    const later = react.useDeferredValue(text);
    react.useLayoutEffect(() => {
      noted.push(`laid out ${count}`);
      return () => void noted.push(`taken away ${count}`);
    }, [count]);
    react.useEffect(() => void noted.push(`shown ${count}`), [count]);
    const names = count % 2 === 0 ? ['ann', 'bea', 'cid'] : ['cid', 'ann', 'bea'];
    return h(
      Unit,
      { value: 'presses' },
      h('button', { onClick: () => setCount(count + 1), onPointerEnter: () => noted.push('entered') }, 'Press'),
      h(Count, { count }),
      h('label', { htmlFor: id }, 'Words'),
      h('input', {
        id,
        ref: field,
        value: text,
        onChange: ({ target }: whole.ChangeEvent<HTMLInputElement>) => setText(target.value.toUpperCase()),
      }),
      h('p', null, `Later: ${later}`),
      h('input', { type: 'checkbox', 'aria-label': 'On', checked: isOn, onChange: () => setOn(!isOn) }),
      h(
        'ul',
        null,
        names.map((name) => h('li', { key: name, style: { opacity: 0.5, width: 3 } }, name)),
      ),
      h('p', null, word),
      h('button', { onClick: () => setBroken(true), onKeyDown: ({ key }: whole.KeyboardEvent) => noted.push(key) }, 'Break'),
      h(Boundary, null, h(Broken, { isBroken })),
      h('button', { onClick: () => setBroken(false) }, 'Mend'),
      h(Suspense, { fallback: h('p', null, 'It is coming') }, count > 0 && h(Late)),
      h('svg', { viewBox: '0 0 1 1' }, h('path', { strokeWidth: 2, d: 'M0 0' })),
    );
  }
  return { Page, noted, store };
}

const container = document.createElement('main');
const main = within(container);
let page: ReturnType<typeof pageOf>;
let leave: () => void;
let arrives: () => void;

beforeAll(() => {
  // Of browsers, and not of jsdom.
  vi.stubGlobal('reportError', (error: unknown) => console.error(error));
  document.body.append(container);
  const never = new Promise<void>(() => {});
  container.innerHTML = renderToString(whole.createElement(pageOf(whole, never).Page));
  const { React, client } = cutReact();
  page = pageOf(React, new Promise((resolve) => (arrives = resolve)));
  const root = client.hydrateRoot(container, React.createElement(page.Page) as never);
  leave = () => root.unmount();
});

afterAll(() => {
  leave();
  container.remove();
  vi.unstubAllGlobals();
});

it('takes over what is there, answers, and shows what comes late', async () => {
  const button = main.getByText('Press');
  await waitFor(() => expect(page.noted).toContain('shown 0'));
  expect(main.getByText('Press')).toBe(button);
  fireEvent.click(button);
  await waitFor(() => expect(main.getByRole('status').textContent).toBe('1 presses'));
  expect(main.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['cid', 'ann', 'bea']);
  await waitFor(() => expect(page.noted).toContain('shown 1'));
  expect(page.noted).toEqual(['laid out 0', 'shown 0', 'taken away 0', 'laid out 1', 'shown 1']);
  expect(main.getByText('It is coming')).toBeTruthy();
  arrives();
  await main.findByText('It came late');
});

it('reads fields, boxes, keys and pointers', async () => {
  const field = main.getByLabelText<HTMLInputElement>('Words');
  fireEvent.change(field, { target: { value: 'fox' } });
  await waitFor(() => expect(field.value).toBe('FOX'));
  await main.findByText('Later: FOX');
  const box = main.getByLabelText<HTMLInputElement>('On');
  fireEvent.click(box);
  await waitFor(() => expect(box.checked).toBe(true));
  fireEvent.keyDown(main.getByText('Break'), { key: 'ArrowLeft' });
  fireEvent.pointerOver(main.getByText('Press'), { relatedTarget: document.body });
  await waitFor(() => expect(page.noted).toEqual(expect.arrayContaining(['ArrowLeft', 'entered'])));
  const [item] = main.getAllByRole('listitem');
  expect([item!.style.opacity, item!.style.width]).toEqual(['0.5', '3px']);
  expect(container.querySelector('path')!.getAttribute('stroke-width')).toBe('2');
});

it('follows a store', async () => {
  page.store('a new word');
  expect(await main.findByText('a new word')).toBeTruthy();
});

it('shows something else in place of what broke, and the part again', async () => {
  const shown = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fireEvent.click(main.getByText('Break'));
  const again = await main.findByText('Show it again');
  expect(page.noted).toContain('caught');
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
  shown.mockRestore();
  fireEvent.click(main.getByText('Mend'));
  fireEvent.click(again);
  expect(await main.findByText('It is whole')).toBeTruthy();
  expect(screen.queryByText('Show it again')).toBeNull();
});
