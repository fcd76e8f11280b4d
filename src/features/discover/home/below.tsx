import { css } from 'styled-system/css';
import { useWords } from '../../../platform/words.ts';
import { Questions } from '../../../design/accordion.tsx';
import { section } from '../../../design/layout.ts';
import { CreditsBand } from './credits-band.tsx';
import { EffectsRow } from './effects-row.tsx';
import { Promises } from './promises.tsx';
import { Tools } from './tools.tsx';
import { Wall } from './wall.tsx';

/** What the start page shows below the composer: links and questions, which work without any script. */
export default function Below() {
  return (
    <>
      <Wall />
      <Tools />
      <EffectsRow />
      <Promises />
      <CreditsBand />
      <Faq />
    </>
  );
}

function Faq() {
  const t = useWords().homeSections;
  return (
    <section className={section}>
      <h2 className={css({ textStyle: 'h2', marginBottom: '28px' })}>{t.faqTitle()}</h2>
      <Questions items={Object.values(t.faqs).map(({ title, body }) => ({ title: title(), body: body() }))} />
    </section>
  );
}
