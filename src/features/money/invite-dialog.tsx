import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useId, useRef } from 'react';
import { css } from 'styled-system/css';
import { credits } from '../../../contract/facts/credits.ts';
import { selectInviteLink, selectIsCopied, selectIsInviteFailed, selectIsNotCopied } from '../../../machines/invite/invite.selectors.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { inviteFlow } from '../../actors/invite.ts';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { control } from '../../design/field.tsx';
import { StickerArt } from '../../design/sticker-art.tsx';
import { SharePopover } from './share-popover.tsx';

/** How inviting works, the link to copy and the networks to share it on, 672 wide (spec §2). */
export default function InviteDialog() {
  const LL = useWords();
  const t = LL.invite;
  const root = useRoot();
  const invite = inviteFlow(root);
  const link = useSelector(invite, selectInviteLink);
  const failed = useSelector(invite, selectIsInviteFailed);
  const tips = [t.tips.first(), t.tips.second(credits.invite), t.tips.third(credits.invitesPerDay), t.tips.fourth()];
  return (
    <Dialog width="invite" title={t.title()} onClose={() => root.dialogs.send({ type: 'dialog.closed', dialog: 'invite' })}>
      <div className={css({ padding: { base: '28px 20px 32px', md: '36px 40px 40px' }, display: 'grid', gap: '20px' })}>
        <StickerArt name="unicorn" size={84} />
        <h2 aria-hidden="true" className={css({ textStyle: 'h2', paddingRight: '32px' })}>
          {t.title()}
        </h2>
        <ol className={css({ display: 'grid', gap: '12px', counterReset: 'tip' })}>
          {tips.map((tip) => (
            <li
              key={tip}
              className={css({
                display: 'flex',
                gap: '12px',
                color: 'text.2',
                _before: {
                  counterIncrement: 'tip',
                  content: 'counter(tip)',
                  flexShrink: 0,
                  width: '26px',
                  height: '26px',
                  borderRadius: 'full',
                  display: 'grid',
                  placeItems: 'center',
                  fontSize: 'small',
                  fontWeight: 680,
                  background: 'soft',
                  color: 'soft.text',
                },
              })}
            >
              <Tip text={tip} />
            </li>
          ))}
        </ol>
        {failed ? (
          <div
            role="alert"
            className={css({
              borderRadius: 'lg',
              background: 'danger.soft',
              padding: '16px',
              display: 'flex',
              flexWrap: 'wrap',
              gap: '12px',
              alignItems: 'center',
            })}
          >
            <p className={css({ flex: 1 })}>{t.failed()}</p>
            <Button variant="primary" size="small" onClick={() => invite.send({ type: 'retry.clicked' })}>
              {LL.actions.retry()}
            </Button>
          </div>
        ) : (
          <LinkField invite={invite} link={link} />
        )}
        {link !== null && <SharePopover onChoose={(network) => invite.send({ type: 'share.chosen', network, text: t.message() })} />}
      </div>
    </Dialog>
  );
}

/** A tip, with the text in brackets in violet. */
const Tip = ({ text }: { text: string }) => {
  const [before = '', lifted, after = ''] = text.split(/[[\]]/);
  return (
    <span>
      {before}
      {lifted && <strong className={css({ color: 'link', fontWeight: 650 })}>{lifted}</strong>}
      {after}
    </span>
  );
};

function LinkField({ invite, link }: { invite: ReturnType<typeof inviteFlow>; link: string | null }) {
  const t = useWords().invite;
  const copied = useSelector(invite, selectIsCopied);
  const byHand = useSelector(invite, selectIsNotCopied);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (byHand) field.current?.select();
  }, [byHand]);
  return (
    <div className={css({ display: 'grid', gap: '8px' })}>
      <label htmlFor={id} className={css({ fontWeight: 600, fontSize: 'label' })}>
        {t.link()}
      </label>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '10px' })}>
        <div className={control()} style={{ flex: '1 1 240px' }}>
          <input
            ref={field}
            id={id}
            readOnly
            value={link ?? ''}
            placeholder={t.loading()}
            onFocus={(event) => event.currentTarget.select()}
            className={css({ textOverflow: 'ellipsis' })}
          />
        </div>
        <Button
          variant="primary"
          disabled={link === null}
          onClick={() => invite.send({ type: 'copy.clicked' })}
          className={css({ alignSelf: 'stretch', minWidth: '140px' })}
        >
          {copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
          {copied ? t.copied() : t.copy()}
        </Button>
      </div>
      {byHand && (
        <p role="status" className={css({ fontSize: 'small', color: 'text.2' })}>
          {t.byHand()}
        </p>
      )}
    </div>
  );
}
