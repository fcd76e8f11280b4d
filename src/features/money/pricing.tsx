import { css } from 'styled-system/css';
import { Head } from '../../routing/head.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { PricingContent } from './pricing-content.tsx';
import { useWords } from '../../platform/words.ts';
import { Questions } from '../../design/accordion.tsx';
import { section, wrap } from '../../design/layout.ts';

export default function Pricing({ path }: PageProps) {
  const { pricing: t, pricingQuestions: questions } = useWords();
  return (
    <div className={wrap}>
      <Head path={path} title={t.title()} description={t.description()} />
      <h1 className={css({ textStyle: 'h1', textAlign: 'center', paddingTop: { base: '36px', md: '64px' } })}>{t.title()}</h1>
      <p className={css({ textStyle: 'lead', color: 'text.2', textAlign: 'center', marginTop: '12px', marginBottom: '32px' })}>
        {t.lead()}
      </p>
      <PricingContent />
      <section className={section}>
        <h2 className={css({ textStyle: 'h2', marginBottom: '28px' })}>{questions.title()}</h2>
        <Questions items={Object.values(questions.faqs).map(({ title, body }) => ({ title: title(), body: body() }))} />
      </section>
    </div>
  );
}
