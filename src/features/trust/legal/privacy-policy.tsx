import { css } from 'styled-system/css';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import { durationIn, retention, retentionNames } from '../../../../contract/facts/retention.ts';
import type { PageProps } from '../../../wiring/routes.ts';
import { useLocale, useWords } from '../../../platform/words.ts';
import { Legal, type LegalText } from './legal.tsx';

export default function PrivacyPolicy({ path }: PageProps) {
  return (
    <Legal path={path} text={useWords().privacyPolicy as unknown as LegalText}>
      <Retention />
    </Legal>
  );
}

/** How long everything is kept: the list by which the server deletes. */
function Retention() {
  const t = useWords().privacyPolicy.retention;
  const { tag } = localeFacts[useLocale()];
  return (
    <section className={css({ marginTop: '32px' })}>
      <h2 className={css({ textStyle: 'h3' })}>{t.title()}</h2>
      <p className={css({ color: 'text.2', marginTop: '8px' })}>{t.body()}</p>
      <dl className={css({ marginTop: '16px' })}>
        {retentionNames.map((name) => {
          const { life } = retention[name];
          return (
            <div
              key={name}
              className={css({
                display: 'grid',
                gridTemplateColumns: { base: '1fr', md: '1fr 200px' },
                gap: '4px 24px',
                paddingBlock: '10px',
                borderTop: '1px solid token(colors.line)',
              })}
            >
              <dt className={css({ color: 'text.2' })}>{t.rows[name]()}</dt>
              <dd className={css({ fontWeight: 620 })}>{typeof life === 'number' ? durationIn(tag, life) : t.endings[life]()}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
