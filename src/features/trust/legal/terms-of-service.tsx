import type { PageProps } from '../../../routing/routes.ts';
import { css } from 'styled-system/css';
import { useWords } from '../../../platform/words.ts';
import { useSite } from '../../../routing/site.ts';
import { Legal } from './legal.tsx';
import { Part } from './part.tsx';

export default function TermsOfService({ path }: PageProps) {
  return (
    <Legal path={path} name="termsOfService">
      <ModelTerms />
    </Legal>
  );
}

/** What the licenses of the installation's own models ask to inform everyone; nothing while there are none. */
function ModelTerms() {
  const t = useWords().termsOfService.models;
  const models = useSite()?.modelTerms ?? [];
  if (models.length === 0) return null;
  const isRestricted = models.some(({ terms }) => terms === 'openRail');
  return (
    <Part title={t.title()} body={t.body()}>
      <ul className={css({ color: 'text.2', marginTop: '8px', paddingInlineStart: '20px', listStyle: 'disc' })}>
        {models.map(({ title, licence: license, url }) => (
          <li key={title}>
            {title} — <a href={url}>{license}</a>
          </li>
        ))}
      </ul>
      {isRestricted && <p className={css({ color: 'text.2', marginTop: '8px' })}>{t.restrictions()}</p>}
    </Part>
  );
}
