import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { watchTypedText } from '../../src/platform/typed-text.ts';

const holdsText = watchTypedText();

/** Puts a form into the document, and returns its field. */
function show(field: string): HTMLInputElement {
  document.body.innerHTML = `<form>${field}</form>`;
  return document.querySelector<HTMLInputElement>('form > *')!;
}
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

let page = 0;
beforeEach(() => {
  document.body.innerHTML = '';
  // Fields of another page are other fields.
  history.replaceState(null, '', `/page-${(page += 1)}`);
});

describe('text is held', () => {
  test.each([
    '<input name="a" />',
    '<input type="email" />',
    '<input type="password" />',
    '<input type="search" />',
    '<textarea></textarea>',
  ])('in %s, until it is emptied', (field) => {
    const input = show(field);
    expect(holdsText()).toBe(false);
    type(input, 'a cat');
    expect(holdsText()).toBe(true);
    type(input, '  ');
    expect(holdsText()).toBe(false);
  });

  test('in a field without a form, and in one that was filled before its code had loaded', () => {
    document.body.innerHTML = '<textarea>a cat</textarea>';
    expect(holdsText()).toBe(true);
  });

  test('on a page that was left, until the same field is emptied there', () => {
    type(show('<input name="email" />'), 'ann@example.com');
    document.body.innerHTML = '';
    expect(holdsText()).toBe(true);
    type(show('<input name="email" />'), '');
    document.body.innerHTML = '';
    expect(holdsText()).toBe(false);
  });

  test('in a form that was sent and is still on the page', () => {
    const field = show('<input name="email" />');
    type(field, 'ann@example.com');
    fireEvent.submit(field.form!);
    expect(holdsText()).toBe(true);
  });
});

describe('text is not held', () => {
  test.each([
    '<input type="checkbox" value="on" checked />',
    '<input type="range" value="5" />',
    '<input type="color" value="#112233" />',
    '<input type="submit" value="Send" />',
    '<input readonly value="https://iridia.example/?invite_code=ANN" />',
  ])('by %s', (field) => {
    show(field);
    expect(holdsText()).toBe(false);
  });

  test('by a form that was sent and has gone', () => {
    const field = show('<input name="email" />');
    type(field, 'ann@example.com');
    fireEvent.submit(field.form!);
    document.body.innerHTML = '';
    expect(holdsText()).toBe(false);
  });

  test('by one that was sent, but it is by what was typed after that', () => {
    const field = show('<input name="email" />');
    type(field, 'ann@example.com');
    fireEvent.submit(field.form!);
    type(field, 'ben@example.com');
    document.body.innerHTML = '';
    expect(holdsText()).toBe(true);
    type(show('<input name="email" />'), '');
  });
});
