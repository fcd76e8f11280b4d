import { css } from 'styled-system/css';
import { localeFacts } from '../../../contract/facts/locales.ts';
import type { OperatorReport } from '../../../machines/board/board.types.ts';
import { useLocale, useWords } from '../../platform/words.ts';

const media = { display: 'block', maxWidth: 'min(100%,480px)', maxHeight: '480px', borderRadius: '12px', marginTop: '8px' } as const;

type Props = { file: OperatorReport['files'][number]; place: number };

/** A file that a report is about, which is neither loaded nor seen before it is opened; and what two nets guess about it. */
export function ReportedFile({ file: { url, type, hint }, place }: Props) {
  const t = useWords().operatorReports;
  const percent = new Intl.NumberFormat(localeFacts[useLocale()].tag, { style: 'percent' });
  const isSeen = /^(?:image|video)\//.test(type);
  return (
    <details>
      <summary className={css({ color: 'link', cursor: 'pointer', minHeight: '24px' })}>{t.file(place)}</summary>
      {type.startsWith('image/') && <img src={url} alt={t.file(place)} loading="lazy" style={media} />}
      {type.startsWith('video/') && <video src={url} controls preload="none" style={media} />}
      {type.startsWith('audio/') && <audio src={url} controls preload="none" style={{ marginTop: '8px' }} />}
      {isSeen && (
        <p className={css({ color: 'text.2', fontSize: 'small' })} style={{ marginTop: '8px', maxWidth: '68ch' }}>
          {hint === null
            ? t.noHint()
            : t.hint({
                photograph: percent.format(hint.photograph),
                explicit: percent.format(hint.explicit),
                suggestive: percent.format(hint.suggestive),
              })}
        </p>
      )}
    </details>
  );
}
