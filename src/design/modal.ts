/** What makes a dialog modal. Ark's own way makes the rest of the page inert, which restyles all of it twice for each dialog. */
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { onCloseRequest } from '../platform/close-requests.ts';
import { useStillPage } from './still-page.ts';

/** The root of a dialog: it keeps the focus, and a click beside it closes it. */
export const modalRoot = {
  open: true,
  modal: false,
  trapFocus: true,
  closeOnInteractOutside: true,
  preventScroll: false,
  lazyMount: true,
  unmountOnExit: true,
} as const;

/** The layer that holds it: it takes every click, so none reaches the page. */
export const modalLayer = { style: { pointerEvents: 'auto' } } as const;

/** The dialog itself. */
export const modalPanel = { 'aria-modal': true } as const;

/**
 * While the calling component is mounted the page does not scroll, assistive technology sees only `panel` and live regions, and
 * the Back of a phone closes.
 */
export function useModal(panel: RefObject<HTMLElement | null>, close: () => void): void {
  useStillPage();
  const onRequest = useEffectEvent(close);
  useLayoutEffect(() => onCloseRequest(onRequest), []);
  useLayoutEffect(() => {
    const here = panel.current;
    const hidden: Element[] = [];
    // Not before the focus is in the dialog: what has the focus cannot be hidden.
    const hide = () => {
      for (const other of document.body.children) {
        if (other.contains(here) || other.hasAttribute('aria-live') || other.hasAttribute('aria-hidden')) continue;
        other.setAttribute('aria-hidden', 'true');
        hidden.push(other);
      }
    };
    here?.addEventListener('focusin', hide, { once: true });
    return () => {
      here?.removeEventListener('focusin', hide);
      for (const other of hidden) other.removeAttribute('aria-hidden');
    };
  }, [panel]);
}
