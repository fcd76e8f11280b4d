import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { cutUses, usedBesidesOf, usedReactOf } from '../../scripts/build/vite/used-react.ts';

const codeOf = (path: string): string => readFileSync(join(import.meta.dirname, `../../node_modules/${path}.production.js`), 'utf8');
const react = codeOf('react-dom/cjs/react-dom-client');

it('finds everything that it cuts, and leaves a script', { timeout: 30_000 }, () => {
  const rest = usedReactOf(react);
  expect(rest.length).toBeLessThan(0.75 * react.length);
  expect(() => new Script(rest)).not.toThrow();
});

it.each(['react', 'react-dom', 'scheduler'] as const)('leaves of %s what is used, and a script', (name) => {
  const code = codeOf(`${name}/cjs/${name}`);
  const rest = usedBesidesOf(name, code);
  expect(rest.length).toBeLessThan(0.85 * code.length);
  expect(() => new Script(rest)).not.toThrow();
  expect(() => usedBesidesOf(name, rest)).toThrow(/React has no .* any more/);
});

it('names the cut that a changed React lacks', { timeout: 30_000 }, () => {
  expect(() => usedReactOf(react.replace('function startViewTransition(', 'function beginViewTransition('))).toThrow(
    'React has no startViewTransition any more',
  );
  expect(() => usedReactOf(react.replace('var canUseDOM =', 'var hasDOM ='))).toThrow(/React has no .*canUseDOM.* any more/);
  expect(() => usedReactOf(react.replaceAll('case 19:', 'case 119:'))).toThrow(
    'React has no case 19 in attemptEarlyBailoutIfNoScheduledUpdate any more',
  );
});

it.each([
  ["import { useState, ViewTransition } from 'react';", 'ViewTransition'],
  ["import React, { Activity as Kept } from 'react';", 'Activity'],
  ["import { createPortal, preload } from 'react-dom';", 'preload'],
  ["import * as React from 'react'; React.useActionState(act, null);", 'useActionState'],
  ['<Fragment key={one} ref={all}>', '<Fragment key={one} ref='],
  ['<link rel="stylesheet" href={a} precedence="low" />', '<link rel="stylesheet" href={a} precedence='],
  ['<script src={a} async />', '<script src={a} async'],
  ['componentDidCatch(error, { componentStack }) {', 'componentStack'],
  ['<form className={wide} action={send}>', '<form className={wide} action={'],
  ['<button type="submit" formAction={send}>', ' formAction='],
  ["import { useOptimistic } from 'react';", 'useOptimistic'],
  ['<video-player src={a} />', '<video-player '],
  ['<input onCompositionEnd={write} />', 'onCompositionEnd'],
  ["import { createRoot } from 'react-dom/client';", 'createRoot'],
  ["import { useReducer } from 'react';", 'useReducer'],
  ['startTransition(async () => {', 'startTransition(async'],
  ['override componentDidUpdate() {', 'componentDidUpdate'],
  ['<div onMouseEnter={show} onTouchEndCapture={hide} />', 'onMouseEnter'],
  ['<path paintOrder="stroke" />', 'paintOrder'],
  ['<use xlinkHref="#a" />', 'xlinkHref'],
  ['if (event.getModifierState("Alt")) return;', 'getModifierState'],
])('notices %s', (code, use) => {
  expect(cutUses(code)).toEqual([use]);
});

it('lets everything else through', () => {
  expect(
    cutUses("import { Fragment, useDeferredValue } from 'react'; import { preload } from './pages.ts'; <link rel={a} href={b} />"),
  ).toEqual([]);
});
