import type { ReactNode } from 'react';
import { Loaded, type DeferredPart } from '../platform/deferred.tsx';
import { Boundary } from './boundary.tsx';

type OptionalProps = {
  part: DeferredPart;
  /** The part, rendered once its code is here. */
  children: ReactNode;
  /** What stands in its place; nothing by default. */
  fallback?: ReactNode;
  /** Called once when it does not come. */
  onLost?: () => void;
  /** Stands in its place when it does not come; `retry` renders it again. The fallback by default. */
  renderLost?: (retry: () => void) => ReactNode;
};

/** A part whose code loads when it shows. Until then, and where it does not come, what is around it stays as it is. */
export const Optional = ({ part, children, fallback = null, onLost, renderLost = () => fallback }: OptionalProps) => (
  <Boundary {...(onLost && { onBroken: onLost })} renderInstead={(_, retry) => renderLost(retry)}>
    <Loaded part={part} fallback={fallback}>
      {children}
    </Loaded>
  </Boundary>
);
