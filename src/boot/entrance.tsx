import { useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';

const entering = css({ animation: 'enter .2s token(easings.out)' });

/** A page that follows another comes in softly; the first one of a visit was there before any script. */
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
