import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { LucideIcon } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { css, cva } from 'styled-system/css';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import type { Findings } from '../../../../machines/inspection/inspection.types.ts';
import { useLocale, useWords } from '../../../platform/words.ts';
import { useToolName } from '../../../platform/names.ts';
import { Link } from '../../../routing/link.tsx';
import { Boundary } from '../../../design/boundary.tsx';

/** The server's summary of a file's Content Credentials. */
type Credentials = {
  state: string;
  signer: string | null;
  generator: string | null;
  actions: { action: string; source: string | null }[];
  ingredients: string[];
};

const verdict = cva({
  base: { display: 'flex', gap: '14px', padding: '18px', borderRadius: 'lg', '& svg': { flexShrink: 0, marginTop: '1px' } },
  variants: {
    tone: {
      good: { background: 'success.soft', '& svg': { color: 'success' } },
      bad: { background: 'danger.soft', '& svg': { color: 'danger' } },
      plain: { background: 'surface.2', '& svg': { color: 'text.2' } },
    },
  },
});

function Verdict({
  tone,
  icon: Icon,
  title,
  children,
}: {
  tone: 'good' | 'bad' | 'plain';
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className={verdict({ tone })}>
      <Icon size={24} aria-hidden="true" />
      <div className={css({ minWidth: 0, display: 'grid', gap: '4px', flex: 1 })}>
        <h2 className={css({ textStyle: 'h4' })}>{title}</h2>
        {children}
      </div>
    </div>
  );
}

/** Whether a file was made here, and what its metadata states. */
export function Provenance({ findings, wasFile }: { findings: Findings; wasFile: boolean }) {
  const t = useWords().verify;
  return (
    <div className={css({ display: 'grid', gap: '14px' })}>
      <div role="status">
        {findings.made_here ? (
          <Verdict tone="good" icon={BadgeCheck} title={t.made.yes()}>
            <Made findings={findings} />
          </Verdict>
        ) : (
          <Verdict tone="plain" icon={CircleHelp} title={t.made.no()}>
            <p className={css({ color: 'text.2' })}>{t.made.noBody()}</p>
          </Verdict>
        )}
      </div>
      <Carried credentials={findings.credentials as Credentials | null} wasFile={wasFile} />
      <p className={css({ fontSize: 'small', color: 'text.3', overflowWrap: 'anywhere' })}>SHA-256: {findings.sha256}</p>
      <p>
        <Link to="/report" className={css({ color: 'link', fontWeight: 600, _hover: { textDecoration: 'underline' } })}>
          {t.reportIt()}
        </Link>
      </p>
    </div>
  );
}

function Made({ findings: { tool, at } }: { findings: Findings }) {
  const t = useWords().verify;
  const locale = useLocale();
  const { tag } = localeFacts[locale];
  const when =
    at === null ? t.credentials.unknown() : new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
  // The sentence is split at the tool's name, which is in another dictionary.
  const [before = '', after = ''] = t.made.yesBody('\u0000', when).split('\u0000');
  return (
    <p className={css({ color: 'text.2' })}>
      {before}
      {tool === null ? (
        t.credentials.unknown()
      ) : (
        <Boundary renderInstead={() => tool}>
          <Suspense fallback={tool}>
            <ToolName slug={tool} />
          </Suspense>
        </Boundary>
      )}
      {after}
    </p>
  );
}

const ToolName = ({ slug }: { slug: string }) => useToolName()(slug);

function Carried({ credentials, wasFile }: { credentials: Credentials | null; wasFile: boolean }) {
  const LL = useWords();
  const t = LL.verify.credentials;
  const { marks } = localeFacts[useLocale()];
  if (!credentials)
    return (
      <Verdict tone="plain" icon={CircleHelp} title={t.title()}>
        <p className={css({ color: 'text.2' })}>{wasFile ? t.none() : t.notAsked()}</p>
      </Verdict>
    );
  const fits = credentials.state !== 'Invalid';
  return (
    <Verdict tone={fits ? 'good' : 'bad'} icon={fits ? ShieldCheck : CircleAlert} title={t.title()}>
      <p>{fits ? t.fits() : t.broken()}</p>
      <dl
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: 'auto 1fr' },
          gap: { base: '2px 0', sm: '6px 18px' },
          marginTop: '8px',
          fontSize: 'label',
          '& dt': { color: 'text.2' },
          '& dd': { overflowWrap: 'anywhere', marginBottom: { base: '8px', sm: 0 } },
        })}
      >
        <dt>{t.signer()}</dt>
        <dd>{credentials.signer ?? t.unknown()}</dd>
        <dt>{t.generator()}</dt>
        <dd>{credentials.generator ?? t.unknown()}</dd>
        <dt>{t.actions()}</dt>
        <dd>
          {credentials.actions.length === 0 ? (
            t.unknown()
          ) : (
            <ul>
              {credentials.actions.map(({ action, source }, index) => (
                <li key={index}>{sentenceOf(LL.verify, action, source, marks.colon)}</li>
              ))}
            </ul>
          )}
        </dd>
        {credentials.ingredients.length > 0 && (
          <>
            <dt>{t.ingredients()}</dt>
            <dd>{credentials.ingredients.join(marks.listed)}</dd>
          </>
        )}
      </dl>
    </Verdict>
  );
}

/** The label of an action such as `c2pa.created` with its digital source type; the action's own name when there is none. */
function sentenceOf(t: ReturnType<typeof useWords>['verify'], action: string, source: string | null, colon: string): string {
  const actions = t.actions as unknown as Record<string, (() => string) | undefined>;
  const sources = t.sources as unknown as Record<string, (() => string) | undefined>;
  const done = actions[action.replace(/^c2pa\./, '')]?.() ?? action;
  const kind = source?.split('/').at(-1);
  return kind ? `${done}${colon}${sources[kind]?.() ?? kind}` : done;
}
