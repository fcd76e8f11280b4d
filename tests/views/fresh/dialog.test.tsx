import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DialogHost } from '../../../src/boot/shell/dialog-host.tsx';
import { DialogBackdropPending } from '../../../src/boot/shell/dialog-backdrop-pending.tsx';
import { Dialog } from '../../../src/design/dialog.tsx';
import { selectDialog } from '../../../machines/dialogs/dialogs.selectors.ts';
import { show } from '../kit.tsx';

/** Clicks are listened for, and judged, some frames later. */
async function frames() {
  for (let count = 0; count < 3; count += 1) await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Clicks beside the dialog, so long after it was shown (milliseconds). */
async function clickBeside(since: number, after: number) {
  await frames();
  const click = new MouseEvent('pointerdown', { bubbles: true, clientX: 9, clientY: 9 });
  Object.defineProperty(click, 'timeStamp', { value: since + after });
  act(() => void screen.getByRole('dialog').parentElement!.dispatchEvent(click));
  await frames();
}

test('a click beside a dialog closes it, but not the second one of the double click that opened it', async () => {
  const close = vi.fn();
  const since = new Event('opened').timeStamp;
  await show(
    <Dialog width="small" title="Credits" onClose={close}>
      Here
    </Dialog>,
  );
  await clickBeside(since, 150);
  expect(close).not.toHaveBeenCalled();
  await clickBeside(new Event('later').timeStamp, 600);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a click dismisses a dialog that is loading, but not the second one of the double click that requested it', async () => {
  const { root, container } = await show(<DialogBackdropPending />, { dialog: 'invite' });
  const named = () => selectDialog(root.dialogs.getSnapshot());
  const dark = container.querySelector('[data-pending-dialog]')!;
  fireEvent.click(dark, { detail: 2 });
  expect(named()).toBe('invite');
  fireEvent.click(dark, { detail: 1 });
  expect(named()).not.toBe('invite');
});

test('a dialog that waits under another one stays for the frame that answers the click', async () => {
  const { root } = await show(<DialogHost />, { dialog: 'pricing' });
  await screen.findByRole('dialog', { name: 'Pricing: plans and credit packs' });
  // The dialog that is likely to follow loads by itself.
  await act(() => vi.dynamicImportSettled());
  await frames();
  act(() => root.openDialog('payment'));
  expect(selectDialog(root.dialogs.getSnapshot())).toBe('payment');
  expect(screen.getByRole('dialog', { name: 'Pricing: plans and credit packs' })).toBeTruthy();
  await frames();
  expect(screen.queryByRole('dialog', { name: 'Pricing: plans and credit packs' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Payment' })).toBeTruthy();
});

test('a dialog that is closed leaves at once, although another one follows', async () => {
  const { root } = await show(<DialogHost />, { dialog: 'pricing' });
  await screen.findByRole('dialog', { name: 'Pricing: plans and credit packs' });
  act(() => root.openDialog('payment'));
  await screen.findByRole('dialog', { name: 'Payment' });
  act(() => root.dialogs.send({ type: 'dialog.closed', dialog: 'payment' }));
  expect(screen.queryByRole('dialog', { name: 'Payment' })).toBeNull();
});
