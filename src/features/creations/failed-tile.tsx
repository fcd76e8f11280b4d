import { css } from 'styled-system/css';
import type { Creation } from '../../../machines/creations/creation.ts';
import { localeFacts } from '../../../contract/facts/locales.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { button } from '../../design/button.tsx';
import { Link } from '../../routing/link.tsx';
import { useCreationName } from './labels.ts';
import { remixOf } from './remix.ts';
import { RemoveButton } from './remove-button.tsx';

/** Why a job has no result, the note that its credits were refunded, and a retry link. */
export function FailedTile({ item, onRemove }: { item: Creation; onRemove: () => void }) {
  const t = useWords().creations;
  const nameOf = useCreationName();
  const { listed } = localeFacts[useLocale()].marks;
  const isCanceled = item.status === 'cancelled';
  return (
    <div
      className={css({
        borderRadius: 'lg',
        padding: '18px',
        display: 'flex',
        flexDirection: 'column',
        gap: '6px',
        height: '100%',
        minHeight: '180px',
      })}
      style={{ background: `var(--colors-${isCanceled ? 'surface-2' : 'danger-soft'})` }}
    >
      <p className={css({ fontWeight: 650 })}>{isCanceled ? t.status.cancelled() : t.status.failed()}</p>
      <p className={css({ fontSize: 'small', overflowWrap: 'anywhere', lineClamp: 2 })}>
        {[nameOf(item), item.words].filter(Boolean).join(listed)}
      </p>
      {item.error && <p className={css({ fontSize: 'small' })}>{item.error.msg}</p>}
      <p className={css({ fontSize: 'small', color: 'text.2' })}>{t.returned(item.cost)}</p>
      <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: 'auto' })}>
        <Link to={remixOf(item)} className={button({ variant: 'secondary', size: 'small' })}>
          {t.again()}
        </Link>
        <RemoveButton onRemove={onRemove} />
      </span>
    </div>
  );
}
