import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { localePath } from '../../../contract/facts/locales.ts';
import { toolBySlug } from '../../../contract/facts/tools/index.ts';
import { receivers } from '../../../machines/handOver/handOver.rules.ts';
import { selectIsMissing, selectShared } from '../../../machines/sharedFile/sharedFile.selectors.ts';
import type { FileFacts } from '../../../machines/upload/upload.types.ts';
import type { PageProps } from '../../routing/routes.ts';
import { Head } from '../../routing/head.tsx';
import { useRoot } from '../../actors/hooks.tsx';
import { Link } from '../../routing/link.tsx';
import { sharedFileFlow } from '../../actors/sharedFile.ts';
import { previewOf } from '../../platform/files.ts';
import { useToolName } from '../../platform/names.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { useCosts } from '../making/generation/use-offer.ts';
import { Button, button, Cost } from '../../design/button.tsx';
import { ErrorPage } from '../../design/error-page.tsx';
import { wrap } from '../../design/layout.ts';
import { Playable } from '../../design/playable.tsx';

/** A file that another app shared, and the tools that take it. */
export default function Shared({ path }: PageProps) {
  const t = useWords().shared;
  const shared = sharedFileFlow(useRoot());
  const file = useSelector(shared, selectShared);
  const isMissing = useSelector(shared, selectIsMissing);
  return (
    <div className={wrap}>
      <Head path={path} title={t.title()} description={t.description()} />
      {isMissing ? (
        <ErrorPage title={t.missing.title()} body={t.missing.body()}>
          <Link to="/ai-tools" className={button({ variant: 'primary' })}>
            {t.missing.tools()}
          </Link>
        </ErrorPage>
      ) : (
        <h1 className={css({ textStyle: 'h1', paddingTop: { base: '28px', md: '56px' } })}>{t.title()}</h1>
      )}
      {file && <Choice file={file} onChoose={(tool, href) => shared.send({ type: 'tool.chosen', tool, href })} />}
    </div>
  );
}

function Choice({ file, onChoose }: { file: FileFacts; onChoose: (tool: string, href: string) => void }) {
  const LL = useWords();
  const locale = useLocale();
  const nameOf = useToolName();
  const costOf = useCosts();
  return (
    <>
      <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '12px', overflowWrap: 'anywhere' })}>
        {LL.shared.lead({ name: file.name })}
      </p>
      <div
        className={css({
          display: 'grid',
          gap: '24px',
          marginTop: '24px',
          alignItems: 'start',
          gridTemplateColumns: { base: '1fr', lg: '360px 1fr' },
        })}
      >
        <Preview file={file} />
        <ul className={css({ display: 'grid', gap: '10px', gridTemplateColumns: { base: '1fr', md: 'repeat(2,1fr)' } })}>
          {receivers('', file.type).map((tool) => {
            const cost = costOf(toolBySlug(tool)!);
            return (
              <li key={tool}>
                <Button
                  variant="secondary"
                  onClick={() => onChoose(tool, localePath(locale, `/${tool}`))}
                  className={css({ width: '100%' })}
                >
                  {nameOf(tool)}
                  <Cost amount={cost} label={LL.credit.cost(cost)} />
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

const preview = css({ display: 'block', maxWidth: '100%', maxHeight: '320px', borderRadius: 'lg', background: 'soft' });

function Preview({ file }: { file: FileFacts }) {
  const source = previewOf(file.ref) ?? undefined;
  const kind = file.type.split('/')[0];
  if (source && (kind === 'video' || kind === 'audio')) return <Playable kind={kind} src={source} label={file.name} className={preview} />;
  return <img src={source} alt={file.name} className={preview} />;
}
