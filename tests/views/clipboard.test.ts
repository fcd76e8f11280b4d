import { afterEach, expect, it, vi } from 'vitest';
import { copyByTextArea } from '../../src/platform/clipboard.ts';

/** What a browser would copy: the selection of the text area that has the focus, and nothing otherwise. It answers true either way. */
function clipboard() {
  const copied: string[] = [];
  const execCommand = vi.fn(() => {
    const area = document.activeElement;
    copied.push(area instanceof HTMLTextAreaElement ? area.value.slice(area.selectionStart, area.selectionEnd) : '');
    return true;
  });
  Object.assign(document, { execCommand });
  return copied;
}

/** A dialog that takes the focus back from everything outside it, as a focus trap does. */
function dialog(): { button: HTMLButtonElement; end: () => void } {
  const panel = document.createElement('div');
  panel.setAttribute('aria-modal', 'true');
  const button = document.createElement('button');
  panel.append(button);
  document.body.append(panel);
  const back = ({ target }: FocusEvent) => {
    if (!panel.contains(target as Node)) button.focus();
  };
  document.addEventListener('focusin', back);
  button.focus();
  return {
    button,
    end: () => {
      document.removeEventListener('focusin', back);
      panel.remove();
    },
  };
}

afterEach(() => document.body.replaceChildren());

it('copies what it was given on a page and in a dialog, and gives the focus back', () => {
  const copied = clipboard();
  expect(copyByTextArea('on a page')).toBe(true);
  const { button, end } = dialog();
  expect(copyByTextArea('in a dialog')).toBe(true);
  expect(document.activeElement).toBe(button);
  end();
  expect(copied).toEqual(['on a page', 'in a dialog']);
  expect(document.querySelector('textarea')).toBeNull();
});

it('does not report a copy when the focus was taken away', () => {
  const copied = clipboard();
  const { button, end } = dialog();
  button.parentElement!.removeAttribute('aria-modal');
  expect(copyByTextArea('lost')).toBe(false);
  expect(copied).toEqual([]);
  end();
});
