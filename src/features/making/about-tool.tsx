import { css, cx } from 'styled-system/css';
import { wholeCopyOf } from '../../platform/tool-words.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { Questions } from '../../design/accordion.tsx';
import { card, section } from '../../design/layout.ts';

const three = css({ display: 'grid', gap: '16px', marginTop: '28px', gridTemplateColumns: { base: '1fr', md: 'repeat(3,1fr)' } });
const about = css({ display: 'grid', gap: '32px' });
const inTwos = css({ gridTemplateColumns: { md: 'repeat(2,1fr)' } });
const inThrees = css({ gridTemplateColumns: { md: 'repeat(3,1fr)' } });
const panel = css({ padding: '24px' });

/** Below the form of a tool: how it works, the reasons, the questions, none of which needs a script. */
export default function AboutTool({ slug }: { slug: string }) {
  const LL = useWords();
  const copy = wholeCopyOf(slug, useLocale());
  return (
    <>
      <section className={section}>
        <h2 className={css({ textStyle: 'h2' })}>{LL.tool.how()}</h2>
        <ol className={three}>
          {copy.steps.map(({ title, body }, index) => (
            <li key={title} className={card}>
              <div className={panel}>
                <span
                  aria-hidden="true"
                  className={css({ fontSize: 'figure', fontWeight: 760, letterSpacing: '-.05em', lineHeight: 1, color: 'link' })}
                >
                  {index + 1}
                </span>
                <h3 className={css({ textStyle: 'h4', marginTop: '14px' })}>{title}</h3>
                <p className={css({ color: 'text.2', marginTop: '6px' })}>{body}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {copy.about.length > 0 && (
        // Three in a row of two would leave a hole.
        <div className={cx(section, about, copy.about.length === 3 ? inThrees : inTwos)}>
          {copy.about.map(({ title, body }) => (
            <section key={title}>
              <h2 className={css({ textStyle: 'h3' })}>{title}</h2>
              <p className={css({ color: 'text.2', marginTop: '10px', maxWidth: '62ch' })}>{body}</p>
            </section>
          ))}
        </div>
      )}
      <section className={section}>
        <h2 className={css({ textStyle: 'h2' })}>{LL.tool.reasons()}</h2>
        <div className={three}>
          {copy.reasons.map(({ title, body }) => (
            <div key={title} className={card}>
              <div className={panel}>
                <h3 className={css({ textStyle: 'h4' })}>{title}</h3>
                <p className={css({ color: 'text.2', marginTop: '6px' })}>{body}</p>
              </div>
            </div>
          ))}
        </div>
      </section>
      <section className={section}>
        <h2 className={css({ textStyle: 'h2', marginBottom: '28px' })}>{LL.tool.questions()}</h2>
        <Questions items={copy.faqs} />
      </section>
    </>
  );
}
