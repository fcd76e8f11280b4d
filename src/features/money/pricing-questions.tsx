import { css } from 'styled-system/css';
import { useWords } from '../../platform/words.ts';
import { Questions } from '../../design/accordion.tsx';
import { section } from '../../design/layout.ts';

/** The questions below the prices, which open without any script. */
export default function PricingQuestions() {
  const t = useWords().pricingQuestions;
  return (
    <section className={section}>
      <h2 className={css({ textStyle: 'h2', marginBottom: '28px' })}>{t.title()}</h2>
      <Questions items={Object.values(t.faqs).map(({ title, body }) => ({ title: title(), body: body() }))} />
    </section>
  );
}
