import { useSelector } from '@xstate/react';
import Link2 from 'lucide-react/icons/link-2';
import Link2Off from 'lucide-react/icons/link-2-off';
import { css } from 'styled-system/css';
import { selectIsShareBusy, selectShareLink } from '../../../../machines/share/share.selectors.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { shareFlow } from '../../../actors/share.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';

/** Shares a creation by a link, and revokes the link. */
export function ShareButtons({ id }: { id: string }) {
  const t = useWords().job.share;
  const share = shareFlow(useRoot(), id);
  const link = useSelector(share, selectShareLink);
  const busy = useSelector(share, selectIsShareBusy);
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => share.send({ type: 'share.clicked' })}>
        <Link2 size={18} aria-hidden="true" />
        {link === null ? t.share() : t.copy()}
      </Button>
      {link !== null && (
        <>
          <Button variant="ghost" disabled={busy} onClick={() => share.send({ type: 'share.revoked' })}>
            <Link2Off size={18} aria-hidden="true" />
            {t.stop()}
          </Button>
          <label className={css({ flexBasis: '100%', display: 'grid', gap: '4px', fontSize: 'small', color: 'text.2' })}>
            {t.link()}
            <input
              readOnly
              value={link}
              onFocus={({ currentTarget }) => currentTarget.select()}
              className={css({
                width: '100%',
                minHeight: '44px',
                paddingInline: '14px',
                border: 0,
                borderRadius: 'md',
                background: 'surface.2',
                color: 'text',
                boxShadow: 'inset 0 0 0 1px token(colors.control)',
              })}
            />
          </label>
        </>
      )}
    </>
  );
}
