import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { selectDialog, selectQueue } from '../../../machines/dialogs/dialogs.selectors.ts';
import type { DialogName } from '../../../machines/dialogs/dialogs.types.ts';
import { Loaded, deferred } from '../../platform/deferred.tsx';
import { nextFrame } from '../../platform/frame.ts';
import { whenNetworkIdle } from '../../platform/network-idle.ts';
import { dropEarlyDialog } from '../../early/dialog.ts';
import { loadWords, useLocale, type CopyPart } from '../../platform/words.ts';
import type { Locale } from '../../../contract/facts/locales.ts';
import { useFlow, useRoot } from '../../actors/hooks.tsx';
import { DialogBackdropPending } from './dialog-backdrop-pending.tsx';
import { Guard } from './guard.tsx';

type Loader = () => Promise<{ default: ComponentType }>;

/** `next`: the dialog that a person who opened this one is likely to open from it. */
type Shown = { load: Loader; namespaces: readonly CopyPart[]; next?: DialogName };

const dialogs: Partial<Record<DialogName, Shown>> = {
  login: { load: () => import('../../features/account/login-dialog.tsx'), namespaces: ['login', 'notice'] },
  credits: { load: () => import('../../features/money/credits-dialog.tsx'), namespaces: ['credits', 'history'] },
  shortage: { load: () => import('../../features/money/shortage-dialog.tsx'), namespaces: [] },
  pricing: { load: () => import('../../features/money/pricing-dialog.tsx'), namespaces: ['pricing'], next: 'payment' },
  payment: { load: () => import('../../features/money/payment-dialog.tsx'), namespaces: ['pricing'] },
  invite: { load: () => import('../../features/money/invite-dialog.tsx'), namespaces: ['invite'] },
  explore: { load: () => import('../../features/discover/explore-dialog.tsx'), namespaces: ['explore', 'toolNames', 'toolCards'] },
  menu: { load: () => import('./menu-drawer.tsx'), namespaces: [] },
  dailyReward: { load: () => import('../../features/money/daily-reward-panel.tsx'), namespaces: ['dailyReward'] },
};

const keyOf = (name: DialogName, locale: Locale): string => `${locale}/${name}`;
const views = new Map<string, ReturnType<typeof deferred<object>>>();

/** A dialog and its copy, loaded when it first opens. */
function viewOf(name: DialogName, locale: Locale) {
  const dialog = dialogs[name];
  if (!dialog) return null;
  const key = keyOf(name, locale);
  const view =
    views.get(key) ??
    deferred(async () => {
      const [module] = await Promise.all([dialog.load(), loadWords(locale, dialog.namespaces)]);
      return module.default;
    });
  views.set(key, view);
  return view;
}

/**
 * The dialog on screen. One that waits under the open one stays for a frame, which answers the click, because to remove it takes a slow
 * processor longer than all else that the click does.
 */
function useDialogOnScreen(locale: Locale): DialogName | null {
  const open = useFlow('dialogs', selectDialog);
  const queue = useFlow('dialogs', selectQueue);
  const [before, setBefore] = useState(open);
  const stays = open !== null && before !== null && open !== before && queue.includes(before) && viewOf(open, locale)?.isLoaded() === true;
  if (open !== before && !stays) setBefore(open);
  useEffect(() => {
    if (stays) void nextFrame().then(() => setBefore(open));
  }, [stays, open]);
  return stays ? before : open;
}

/** Loads the dialog that is likely to follow this one, when the page waits for nothing. */
function useNext(name: DialogName | null, locale: Locale): void {
  useEffect(() => {
    const next = name && dialogs[name]?.next;
    if (next)
      void whenNetworkIdle()
        .then(() => viewOf(next, locale)?.load())
        .catch(() => undefined);
  }, [name, locale]);
}

/** Shows the one dialog that is open. */
export function DialogHost() {
  const locale = useLocale();
  const name = useDialogOnScreen(locale);
  useNext(name, locale);
  const { dialogs: flow, reportLost } = useRoot();
  const View = name && viewOf(name, locale);
  if (!View) return null;
  /** The page stays. */
  const giveUp = () => {
    dropEarlyDialog();
    flow.send({ type: 'dialog.closed', dialog: name });
    reportLost();
  };
  return (
    <Guard key={name} onBroken={giveUp} fallback={null}>
      <Loaded part={View} fallback={<DialogBackdropPending />}>
        <Suspense fallback={<DialogBackdropPending />}>
          <View />
        </Suspense>
      </Loaded>
    </Guard>
  );
}
