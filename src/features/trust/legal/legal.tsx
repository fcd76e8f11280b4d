import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Head } from '../../../wiring/head.tsx';
import { wrap } from '../../../design/layout.ts';

type Sentence = () => string;
export type LegalText = {
  title: Sentence;
  description: Sentence;
  updated: Sentence;
  intro: Sentence;
  sections: Record<string, { title: Sentence; body: Sentence }>;
};

/** A legal text in one column, its sections under headings. */
export const Legal = ({ path, text, children }: { path: string; text: LegalText; children?: ReactNode }) => (
  <div className={wrap}>
    <Head path={path} title={text.title()} description={text.description()} />
    <article className={css({ maxWidth: '68ch', marginInline: 'auto', paddingTop: { base: '36px', md: '64px' } })}>
      <h1 className={css({ textStyle: 'h1' })}>{text.title()}</h1>
      <p className={css({ color: 'text.3', marginTop: '12px' })}>{text.updated()}</p>
      <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '24px' })}>{text.intro()}</p>
      {Object.entries(text.sections).map(([key, { title, body }]) => (
        <section key={key} className={css({ marginTop: '32px' })}>
          <h2 className={css({ textStyle: 'h3' })}>{title()}</h2>
          <p className={css({ color: 'text.2', marginTop: '8px' })}>{body()}</p>
        </section>
      ))}
      {children}
    </article>
  </div>
);
