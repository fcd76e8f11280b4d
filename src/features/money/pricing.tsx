import { css } from 'styled-system/css';
import { Head } from '../../routing/head.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { PricingContent } from './pricing-content.tsx';
import { useWords } from '../../platform/words.ts';
import { later } from '../../actors/later.tsx';
import { wrap } from '../../design/layout.ts';

const Below = later(() => import('./pricing-questions.tsx'), { words: ['pricingQuestions'], isStill: true });

/** Plans and packs, with the questions about them. */
export default function Pricing({ path }: PageProps) {
  const t = useWords().pricing;
  return (
    <div className={wrap}>
      <Head path={path} title={t.title()} description={t.description()} />
      <h1 className={css({ textStyle: 'h1', textAlign: 'center', paddingTop: { base: '36px', md: '64px' } })}>{t.title()}</h1>
      <p className={css({ textStyle: 'lead', color: 'text.2', textAlign: 'center', marginTop: '12px', marginBottom: '32px' })}>
        {t.lead()}
      </p>
      <PricingContent />
      <Below />
    </div>
  );
}
Pricing.parts = () => [Below];
