import { Suspense, type ComponentType } from 'react';
import { selectDialog } from '../../../machines/dialogs/dialogs.selectors.ts';
import type { DialogName } from '../../../machines/dialogs/dialogs.types.ts';
import { Loaded, deferred } from '../../platform/deferred.tsx';
import { dropEarlyDialog } from '../../early/dialog.ts';
import { loadWords, useLocale, type CopyPart } from '../../platform/words.ts';
import type { Locale } from '../../../contract/facts/locales.ts';
import { useFlow, useRoot } from '../../actors/hooks.tsx';
import { DialogBackdropPending } from './dialog-backdrop-pending.tsx';
import { Guard } from './guard.tsx';

type Loader = () => Promise<{ default: ComponentType }>;

const dialogs: Partial<Record<DialogName, { load: Loader; namespaces: readonly CopyPart[] }>> = {
  login: { load: () => import('../../features/account/login-dialog.tsx'), namespaces: ['login', 'notice'] },
  credits: { load: () => import('../../features/money/credits-dialog.tsx'), namespaces: ['credits', 'history'] },
  shortage: { load: () => import('../../features/money/shortage-dialog.tsx'), namespaces: [] },
  pricing: { load: () => import('../../features/money/pricing-dialog.tsx'), namespaces: ['pricing'] },
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

/** Shows the one dialog that is open. */
export function DialogHost() {
  const locale = useLocale();
  const name = useFlow('dialogs', selectDialog);
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
