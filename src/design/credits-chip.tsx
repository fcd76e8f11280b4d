import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { css } from 'styled-system/css';
import { localeFacts } from '../../contract/facts/locales.ts';
import { useLocale, useWords } from '../platform/words.ts';
import { Coin } from './coin.tsx';

type CreditsChipProps = {
  /** Credits; null while unknown. */
  remain: number | null;
  /** The balance failed to load: the chip asks for it again. */
  failed?: boolean;
  onRetry?: () => void;
  onOpen: () => void;
  /** Leads to the prices; absent where they are on the page already. */
  onGet?: (() => void) | undefined;
};

/** The balance, in a fixed width while unknown; after a failure a retry. The plus leads to the prices. */
export function CreditsChip({ remain, failed = false, onRetry, onOpen, onGet }: CreditsChipProps) {
  const LL = useWords();
  const { tag } = localeFacts[useLocale()];
  const known = remain === null ? LL.credit.loading() : LL.credit.balance(remain);
  return (
    <span
      className={css({
        display: 'inline-flex',
        alignItems: 'center',
        height: { base: '40px', md: '44px' },
        borderRadius: 'full',
        background: 'credit.soft',
        color: 'credit',
        fontWeight: 680,
        boxShadow: 'inset 0 0 0 1px token(colors.credit.line)',
        flexShrink: 0,
      })}
    >
      <button
        type="button"
        data-testid="credits"
        onClick={failed ? onRetry : onOpen}
        className={css({
          display: 'inline-flex',
          alignItems: 'center',
          gap: '8px',
          height: '100%',
          paddingLeft: '12px',
          paddingRight: onGet ? '4px' : '12px',
          '@media (max-width: 359px)': { paddingRight: '12px' },
          borderRadius: 'full',
          fontWeight: 700,
        })}
      >
        <Coin />
        {/* A new element once the balance is known, because a number whose width changes would count as a layout shift. */}
        <span
          key={remain === null ? 'unknown' : 'known'}
          aria-hidden="true"
          className={css({ minWidth: '3ch', textAlign: 'center', fontVariantNumeric: 'proportional-nums' })}
        >
          {failed ? <RefreshCw size={16} className={css({ display: 'inline-block' })} /> : (remain?.toLocaleString(tag) ?? '–')}
        </span>
        <span className={css({ srOnly: true })}>{failed ? LL.credit.failed() : known}</span>
      </button>
      {onGet && (
        <button
          type="button"
          aria-label={LL.credit.get()}
          onClick={onGet}
          className={css({
            width: '28px',
            height: '28px',
            marginInline: '4px 6px',
            borderRadius: 'full',
            background: 'action',
            color: 'white',
            display: 'grid',
            placeItems: 'center',
            position: 'relative',
            '@media (max-width: 359px)': { display: 'none' },
            _after: { content: '""', position: 'absolute', inset: '-8px' },
          })}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
