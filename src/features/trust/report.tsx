import { css } from 'styled-system/css';
import { Head } from '../../routing/head.tsx';
import { later } from '../../actors/later.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { useWords } from '../../platform/words.ts';
import { wrap } from '../../design/layout.ts';

const Desk = later(() => import('./report/desk.tsx'));

/** A report about a result, and its outcome; both without an account. */
export default function Report({ path }: PageProps) {
  const t = useWords().reportResult;
  return (
    <div className={wrap}>
      <Head path={path} title={t.title()} description={t.description()} />
      <div className={css({ maxWidth: '680px', marginInline: 'auto', paddingTop: { base: '28px', md: '56px' } })}>
        <h1 className={css({ textStyle: 'h1' })}>{t.title()}</h1>
        <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '12px', marginBottom: '28px' })}>{t.lead()}</p>
        <Desk />
      </div>
    </div>
  );
}
Report.parts = () => [Desk];
