import { css } from 'styled-system/css';
import { Head } from '../../routing/head.tsx';
import { later } from '../../actors/later.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { useWords } from '../../platform/words.ts';
import { wrap } from '../../design/layout.ts';

const Inspection = later(() => import('./verify/inspection.tsx'));

/** Checks whether a file, or its digest, was made here, and what its metadata states. */
export default function Verify({ path }: PageProps) {
  const t = useWords().verify;
  return (
    <div className={wrap}>
      <Head path={path} title={t.title()} description={t.description()} />
      <div className={css({ maxWidth: '760px', marginInline: 'auto', paddingTop: { base: '28px', md: '56px' } })}>
        <h1 className={css({ textStyle: 'h1' })}>{t.title()}</h1>
        <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '12px', marginBottom: '28px' })}>{t.lead()}</p>
        <Inspection />
      </div>
    </div>
  );
}
Verify.parts = () => [Inspection];
