import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { stated, versions, type LegalName } from '../../../../contract/facts/legal.ts';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import { wrap } from '../../../design/layout.ts';
import { useLocale, useWords } from '../../../platform/words.ts';
import { Head } from '../../../routing/head.tsx';
import { Operator } from './operator.tsx';
import { Part } from './part.tsx';

type Sentence = (facts?: typeof stated) => string;
type LegalText = {
  title: Sentence;
  description: Sentence;
  intro: Sentence;
  sections: Record<string, { title: Sentence; body: Sentence }>;
  changes: Record<string, Sentence>;
};

/** A legal text in one column: who runs the site, the sections, what `children` add to them, and what changed when. */
export function Legal({ path, name, children }: { path: string; name: LegalName; children?: ReactNode }) {
  const words = useWords();
  const text = words[name] as unknown as LegalText;
  const dates = new Intl.DateTimeFormat(localeFacts[useLocale()].tag, { dateStyle: 'long', timeZone: 'UTC' });
  const [latest] = versions[name];
  return (
    <div className={wrap}>
      <Head path={path} title={text.title()} description={text.description()} />
      <article className={css({ maxWidth: '68ch', marginInline: 'auto', paddingTop: { base: '36px', md: '64px' } })}>
        <h1 className={css({ textStyle: 'h1' })}>{text.title()}</h1>
        <p className={css({ color: 'text.3', marginTop: '12px' })}>{words.legal.updated(dates.format(new Date(latest)))}</p>
        <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '24px' })}>{text.intro()}</p>
        <Operator />
        {Object.entries(text.sections).map(([key, { title, body }]) => (
          <Part key={key} title={title()} body={body(stated)} />
        ))}
        {children}
        <Part title={words.legal.changes()}>
          <ul className={css({ color: 'text.2', marginTop: '8px', paddingInlineStart: '20px', listStyle: 'disc' })}>
            {versions[name].map((day, at) => (
              <li key={day}>
                {dates.format(new Date(day))}: {text.changes[at]?.()}
              </li>
            ))}
          </ul>
        </Part>
      </article>
    </div>
  );
}
