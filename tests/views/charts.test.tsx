/** A chart on `/__flows`: stepped through by its drawing, seen as a whole, and used by keyboard. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ChartModel } from '../../machines/kit/model.ts';
import { models } from '../../machines/models.ts';
import { laidFirst, laidOut } from '../../scripts/document/flows/laid.ts';
import { flowPages } from '../../scripts/document/flows/page.ts';
import { Chart } from '@iridia/chartkit/live/chart';
import { drawingOf } from '@iridia/chartkit/live/drawn';
import type { Flow, FlowPage } from '@iridia/chartkit/export/flow';
import { graphOf, type Detail } from '@iridia/chartkit/live/graph';

// A worker lays out in a browser; here the same program does.
vi.mock('@iridia/chartkit/live/layout', () => ({
  layOut: async (flow: Flow, wanted: Detail | null) => {
    const first = await laidFirst(flow);
    const detail = wanted ?? { folded: new Set(first.folded), isBrief: first.isBrief };
    const graph = graphOf(flow, detail);
    return { detail, drawing: drawingOf(await laidOut(graph), graph), ms: 1, isBuilt: true };
  },
}));

let pages: readonly FlowPage[] = [];
const own = { matchMedia: globalThis.matchMedia, BroadcastChannel: globalThis.BroadcastChannel };
beforeAll(() => {
  ({ pages } = flowPages());
  // Neither is in jsdom. They stay until the last drawing is gone, which moves as long as it is mounted.
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: true }),
    BroadcastChannel: class extends EventTarget {
      postMessage = () => undefined;
      close = () => undefined;
    },
  });
});
afterAll(() => void Object.assign(globalThis, own));
afterEach(() => {
  history.replaceState(null, '', '/');
});

async function open(name: string, hash = '') {
  history.replaceState(null, '', `/__flows/${name}${hash}`);
  const page = pages.find(({ flow }) => flow.machine === name)!;
  const model = models.find((other) => other.name === name) as ChartModel<any>;
  render(<Chart page={page} relays={[]} model={model} charts={new Map()} hits={new Set()} named={() => null} />);
  await screen.findByRole('group', { name: `The chart ${name}` });
}

const state = (id: string) => document.querySelector(`[data-state="${id}"]`);
const transition = (place: string) => document.querySelector(`[data-place="${place}"]`)!;

describe('a transition in the drawing', () => {
  test('is taken by a click where it can happen', async () => {
    await open('age');
    const [first] = document.querySelectorAll('g.transition[data-possible]');
    const before = document.querySelectorAll('[data-active]').length;
    expect(before).toBeGreaterThan(0);
    fireEvent.click(first!);
    expect(screen.getByRole('status').textContent).not.toBe('');
    expect(document.querySelector('ol.log li')).not.toBeNull();
    expect(first!.hasAttribute('data-taken')).toBe(true);
  });

  test('that cannot happen now is marked so, and nothing is stepped', async () => {
    await open('payment');
    const impossible = [...document.querySelectorAll('g.transition:not([data-possible])')][0]!;
    fireEvent.click(impossible);
    expect(screen.getByRole('status').textContent).toMatch(/^Not now: |^No case/);
    expect(document.querySelector('ol.log li')).toBeNull();
  });

  test('shows its details where the chart runs elsewhere', async () => {
    await open('payment');
    fireEvent.click(screen.getByRole('tab', { name: 'Live' }));
    fireEvent.click(transition('payment.closed · purchase.requested · 0'));
    expect(screen.getByRole('tab', { name: 'Details' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('heading', { name: 'purchase.requested' })).toBeTruthy();
    expect(transition('payment.closed · purchase.requested · 0').querySelector('.ring')).not.toBeNull();
  });

  test('is taken by the keys of a button', async () => {
    await open('payment');
    fireEvent.keyDown(transition('payment.closed · purchase.requested · 0'), { key: 'Enter' });
    await vi.waitFor(() => expect(document.querySelector('[data-active][data-state$="opening"]')).not.toBeNull());
  });
});

test('the overview shows every drawn state, the active ones and the frame of what is on the board', async () => {
  await open('payment');
  const overview = screen.getByRole('img', { name: /Overview/ });
  expect(overview.querySelectorAll('.state')).toHaveLength(document.querySelectorAll('[data-state]').length);
  expect(overview.querySelectorAll('.state[data-active]').length).toBeGreaterThan(0);
  // The frame is drawn once the board has been measured.
  await vi.waitFor(() => expect(overview.querySelector('.frame')?.getAttribute('width')).toMatch(/\d/));
});

test('a state that an address names is unfolded and marked', async () => {
  await open('payment', '#checking');
  await vi.waitFor(() => expect(document.querySelector('[data-state$="checking"][data-chosen] > .ring')).not.toBeNull());
  expect(screen.getByRole('tabpanel', { name: 'Details' })).toBeTruthy();
});

test('a step unfolds the state that it enters, unless the drawing does not follow', async () => {
  await open('payment');
  expect(state('payment.closed')).not.toBeNull();
  const steps = () => within(screen.getByRole('group', { name: 'What can happen now' }));
  fireEvent.click(steps().getAllByRole('button', { name: /^purchase\.requested/ })[0]!);
  fireEvent.click(steps().getByRole('button', { name: /^openCheckout answers: opened/ }));
  await vi.waitFor(() => expect(document.querySelector('[data-state$="polling.waiting"][data-active]')).not.toBeNull());

  fireEvent.click(screen.getByRole('button', { name: 'Fold all' }));
  await vi.waitFor(() => expect(document.querySelector('[data-state$="polling.waiting"]')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Follow', pressed: true }));
  fireEvent.click(steps().getByRole('button', { name: /^frame\.reported/ }));
  expect(document.querySelector('[data-state$="polling.checking"]')).toBeNull();
  // The folded box states what is active inside it.
  expect(document.querySelector('[aria-expanded=false][data-active]')?.textContent).toContain('●');
});

test('the user who moves the drawing is not followed away from', async () => {
  await open('payment');
  expect(screen.getByRole('button', { name: 'Follow', pressed: true })).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('region', { name: /Drawing/ }), { key: 'ArrowLeft' });
  expect(screen.getByRole('button', { name: 'Follow', pressed: false })).toBeTruthy();
});

test('the tabs are one stop of the keyboard, and arrows lead from one to the next', async () => {
  await open('age');
  const tab = (name: string) => screen.getByRole('tab', { name });
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
  fireEvent.keyDown(tab('Simulate'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab('Live'));
  const panel = screen.getByRole('tabpanel', { name: 'Live' });
  expect(tab('Live').getAttribute('aria-controls')).toBe(panel.id);
  fireEvent.keyDown(tab('Live'), { key: 'ArrowLeft' });
  fireEvent.keyDown(tab('Simulate'), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(tab('Export'));
});
