import { Toasts } from '../../ui/toasts.tsx';
import { DialogHost } from '../dialog-host.tsx';
import { FreshnessBar } from './freshness-bar.tsx';

/** Toasts, the open dialog, and the watch over the build. */
export default function Layers() {
  return (
    <>
      <Toasts />
      <DialogHost />
      <FreshnessBar />
    </>
  );
}
