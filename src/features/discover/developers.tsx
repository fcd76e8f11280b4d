import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import shell from '../../../docs/examples/sticker.sh?raw';
import python from '../../../docs/examples/sticker.py?raw';
// oxlint-disable-next-line import/default -- Vite gives the text of the file, not its module.
import typescript from '../../../docs/examples/sticker.ts?raw';
import { keyPrefix } from '../../../contract/facts/keys.ts';
import { wrap } from '../../design/layout.ts';
import { useWords } from '../../platform/words.ts';
import { Head, siteAddress } from '../../routing/head.tsx';
import { Link } from '../../routing/link.tsx';
import type { PageProps } from '../../routing/routes.ts';

const examples = [
  { name: 'curl', file: 'sticker.sh', code: shell },
  { name: 'TypeScript', file: 'sticker.ts', code: typescript },
  { name: 'Python', file: 'sticker.py', code: python },
] as const;

const link = css({ color: 'link', fontWeight: 620 });
const text = css({ color: 'text.2' });

/** How a program of one's own makes things here: a key, three examples that a test runs, and the description of every call. */
export default function Developers({ path }: PageProps) {
  const t = useWords().developers;
  return (
    <div className={wrap}>
      <Head path={path} title={t.title()} description={t.description()} />
      <article
        className={css({
          maxWidth: '820px',
          marginInline: 'auto',
          paddingTop: { base: '36px', md: '64px' },
          display: 'grid',
          gridTemplateColumns: 'minmax(0,1fr)',
          gap: '40px',
        })}
      >
        <header>
          <h1 className={css({ textStyle: 'h1' })}>{t.title()}</h1>
          <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '12px' })}>{t.lead()}</p>
        </header>
        <Step title={t.key.title()}>
          <p className={text}>
            {t.key.body()}{' '}
            <Link to="/settings" className={link}>
              {t.key.open()}
            </Link>
          </p>
          <Code label={t.key.title()} code={`export SITE=${siteAddress}\nexport KEY=${keyPrefix}…`} />
        </Step>
        <Step title={t.make.title()}>
          <p className={text}>{t.make.body()}</p>
          {examples.map(({ name, file, code }) => (
            <section key={name} aria-label={name} className={css({ display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0,1fr)' })}>
              <h3 className={css({ fontWeight: 650 })}>
                {name} <code className={css({ fontFamily: 'monospace', fontWeight: 400, fontSize: 'small', color: 'text.2' })}>{file}</code>
              </h3>
              <Code label={file} code={code.trimEnd()} />
            </section>
          ))}
        </Step>
        <Step title={t.more.title()}>
          <ul className={css({ display: 'grid', gap: '10px', paddingLeft: '20px', listStyle: 'disc', color: 'text.2' })}>
            <li>
              {t.more.document()} <Address to="/api/openapi.json" />
            </li>
            <li>
              {t.more.tools()} <Address to="/api/tools" />
            </li>
            <li>{t.more.answers()}</li>
            <li>{t.more.repeat()}</li>
            <li>{t.more.limits()}</li>
          </ul>
        </Step>
      </article>
    </div>
  );
}

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: '18px' })}>
    <h2 className={css({ textStyle: 'h3' })}>{title}</h2>
    {children}
  </section>
);

/** Code that scrolls sideways, also by keyboard. */
const Code = ({ label, code }: { label: string; code: string }) => (
  <pre
    tabIndex={0}
    role="region"
    aria-label={label}
    className={css({
      overflowX: 'auto',
      padding: '16px 18px',
      borderRadius: 'lg',
      background: 'surface',
      boxShadow: '1',
      fontFamily: 'monospace',
      fontSize: 'small',
      lineHeight: 1.6,
      tabSize: 2,
    })}
  >
    <code suppressHydrationWarning>{code}</code>
  </pre>
);

const Address = ({ to }: { to: string }) => (
  <a href={to} className={link}>
    {to}
  </a>
);
