import { useEffect } from 'react';
import { loadThirdParty } from '../../platform/third-party.ts';
import { Toasts } from './toasts.tsx';
import { DialogHost } from './dialog-host.tsx';
import { FreshnessBar } from './freshness-bar.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { TravelBar } from './travel-bar.tsx';

/** Everything above the page: the loading bar, toasts, the open dialog, the offline bar and the reload bar. */
export default function Layers() {
  useEffect(() => loadThirdParty(), []);
  return (
    <>
      <TravelBar />
      <Toasts />
      <DialogHost />
      <OfflineBar />
      <FreshnessBar />
    </>
  );
}
