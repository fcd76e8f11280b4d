import { Suspense, type ReactNode } from 'react';
import { Boundary } from './boundary.tsx';

type OptionalProps = {
  children: ReactNode;
  /** What stands in its place; nothing by default. */
  fallback?: ReactNode;
  /** Called once when it does not come. */
  onLost?: () => void;
};

/** A part whose code loads when it shows. Until then, and where it does not come, what is around it stays as it is. */
export const Optional = ({ children, fallback = null, onLost }: OptionalProps) => (
  <Boundary {...(onLost && { onBroken: onLost })} renderInstead={() => fallback}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </Boundary>
);
