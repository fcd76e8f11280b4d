import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { cutUses, usedReactOf } from '../../scripts/build/vite/used-react.ts';

const react = readFileSync(join(import.meta.dirname, '../../node_modules/react-dom/cjs/react-dom-client.production.js'), 'utf8');

it('finds everything that it cuts, and leaves a script', { timeout: 30_000 }, () => {
  const rest = usedReactOf(react);
  expect(rest.length).toBeLessThan(0.87 * react.length);
  expect(() => new Script(rest)).not.toThrow();
});

it('names the cut that a changed React lacks', { timeout: 30_000 }, () => {
  expect(() => usedReactOf(react.replace('function startViewTransition(', 'function beginViewTransition('))).toThrow(
    'React has no startViewTransition any more',
  );
  expect(() => usedReactOf(react.replace('var canUseDOM =', 'var hasDOM ='))).toThrow(/React has no .*canUseDOM.* any more/);
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
])('notices %s', (code, use) => {
  expect(cutUses(code)).toEqual([use]);
});

it('lets everything else through', () => {
  expect(
    cutUses("import { Fragment, useTransition } from 'react'; import { preload } from './pages.ts'; <link rel={a} href={b} />"),
  ).toEqual([]);
});
