import { css, cx } from 'styled-system/css';
import { Head } from '../../routing/head.tsx';
import { later } from '../../actors/later.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { useLocale } from '../../platform/words.ts';
import { aboutOf } from '../making/about-later.tsx';
import { Closing } from '../making/closing.tsx';
import { copyOf } from '../../platform/tool-words.ts';
import { card, wrap } from '../../design/layout.ts';

const slug = 'ai-chatbot';
const About = aboutOf(slug);
const ChatWindow = later(() => import('./chat-window.tsx'));

/** The chatbot page, where answers stream in. */
export default function Chatbot({ path }: PageProps) {
  const copy = copyOf(slug, useLocale());
  if (!copy) return null;
  return (
    <div className={wrap}>
      <Head path={path} {...copy.search} />
      <div className={css({ maxWidth: '860px', marginInline: 'auto', paddingTop: { base: '24px', md: '48px' } })}>
        <h1 className={css({ textStyle: 'h1' })}>{copy.h1}</h1>
        <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '12px' })}>{copy.lead}</p>
        <section
          aria-label={copy.h1}
          className={cx(card, css({ marginTop: { base: '20px', md: '28px' }, display: 'grid', gridTemplateColumns: 'minmax(0,1fr)' }))}
        >
          <ChatWindow />
        </section>
      </div>
      <About slug={slug} />
      <Closing sentence={copy.closing} />
    </div>
  );
}
Chatbot.parts = () => [ChatWindow, About];
