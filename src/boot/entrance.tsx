import { useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';

const entering = css({ animation: 'enter .2s token(easings.out)' });

/** Fades in every page after the first one; the first was prerendered and on screen before any script. */
export function Entrance({ path, children }: { path: string; children: ReactNode }) {
  const [first] = useState(path);
  const [isFollowing, setFollowing] = useState(false);
  if (path !== first && !isFollowing) setFollowing(true);
  return (
    <div key={path} className={isFollowing ? entering : undefined}>
      {children}
    </div>
  );
}
