import { css } from 'styled-system/css';
import { toolBySlug } from '../../contract/tools/index.ts';
import type { Tool } from '../../contract/tools/tool.ts';
import { Head } from '../app/head.tsx';
import type { PageProps } from '../app/routes.ts';
import { useLocale, useWords } from '../i18n/words.ts';
import { copyOf } from '../tools/copy/load.ts';
import type { ToolCopy } from '../tools/copy/tool-copy.ts';
import { ResultPanel } from '../tools/result-panel.tsx';
import { ToolForm } from '../tools/tool-form.tsx';
import { useGeneration } from '../tools/use-generation.ts';
import { Questions } from '../ui/accordion.tsx';
import { card, section, wrap } from '../ui/layout.ts';
import { StickerArt } from '../ui/sticker-art.tsx';

/** A tool: its form and result, then what it is good for; all from its entry and its copy. */
export default function ToolPage({ path }: PageProps) {
  const slug = path.slice(1);
  const tool = toolBySlug(slug);
  const copy = copyOf(slug, useLocale());
  return tool && copy ? <Tooled key={slug} path={path} tool={tool} copy={copy} /> : null;
}

function Tooled({ path, tool, copy }: { path: string; tool: Tool; copy: ToolCopy }) {
  const LL = useWords();
  const generation = useGeneration(tool);
  return (
    <div className={wrap}>
      <Head path={path} title={copy.title} description={copy.description} />
      <div className={css({ paddingTop: { base: '28px', md: '48px' }, maxWidth: '68ch' })}>
        <h1 className={css({ textStyle: 'h1' })}>{copy.h1}</h1>
        <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '12px' })}>{copy.description}</p>
      </div>
      <section
        aria-label={copy.name}
        className={css({
          display: 'grid',
          gap: '20px',
          marginTop: { base: '20px', md: '32px' },
          gridTemplateColumns: { base: '1fr', lg: '480px 1fr' },
        })}
      >
        <div className={card} style={{ padding: 'clamp(16px, 2.2vw, 28px)', minWidth: 0 }}>
          <ToolForm generation={generation} tool={tool} action={copy.action} />
        </div>
        <div className={card} style={{ padding: 'clamp(12px, 1.6vw, 20px)', minWidth: 0 }}>
          <ResultPanel generation={generation} example={<Example />} file={`${tool.slug}.png`} />
        </div>
      </section>
      <section className={section}>
        <h2 className={css({ textStyle: 'h2' })}>{LL.tool.how()}</h2>
        <ol className={css({ display: 'grid', gap: '16px', marginTop: '28px', gridTemplateColumns: { base: '1fr', md: 'repeat(3,1fr)' } })}>
          {copy.steps.map(({ title, body }, index) => (
            <li key={title} className={css({ padding: '24px', borderRadius: 'xl', background: 'surface.2' })}>
              <span className={css({ fontSize: '44px', fontWeight: 760, letterSpacing: '-.05em', lineHeight: 1, color: 'link' })}>
                {index + 1}
              </span>
              <h3 className={css({ textStyle: 'h4', marginTop: '14px' })}>{title}</h3>
              <p className={css({ color: 'text.2', marginTop: '6px' })}>{body}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={section}>
        <h2 className={css({ textStyle: 'h2' })}>{LL.tool.reasons()}</h2>
        <div
          className={css({ display: 'grid', gap: '16px', marginTop: '28px', gridTemplateColumns: { base: '1fr', md: 'repeat(3,1fr)' } })}
        >
          {copy.reasons.map(({ title, body }) => (
            <div key={title} className={card} style={{ padding: '24px' }}>
              <h3 className={css({ textStyle: 'h4' })}>{title}</h3>
              <p className={css({ color: 'text.2', marginTop: '6px' })}>{body}</p>
            </div>
          ))}
        </div>
      </section>
      <section className={section}>
        <h2 className={css({ textStyle: 'h2', marginBottom: '28px' })}>{LL.tool.questions()}</h2>
        <Questions items={copy.faqs} />
      </section>
      <p className={css({ textStyle: 'h2', textAlign: 'center', marginTop: { base: '64px', md: '96px' } })}>{copy.closing}</p>
    </div>
  );
}

function Example() {
  const LL = useWords();
  return (
    <div
      className={css({
        display: 'grid',
        placeItems: 'center',
        alignContent: 'center',
        gap: '24px',
        minHeight: { base: '320px', md: '460px' },
        height: '100%',
        borderRadius: 'lg',
        backgroundImage: 'token(gradients.checker)',
        backgroundSize: '20px 20px',
        padding: '24px',
      })}
    >
      <StickerArt name="dog" size={200} />
      <p
        className={css({
          padding: '8px 16px',
          borderRadius: 'full',
          background: 'surface',
          boxShadow: '1',
          fontSize: '13.5px',
          color: 'text.2',
        })}
      >
        <strong className={css({ color: 'text' })}>{LL.making.example()}</strong> · {LL.making.exampleHint()}
      </p>
    </div>
  );
}
