import { useSelector } from '@xstate/react';
import Copy from 'lucide-react/icons/copy';
import Flag from 'lucide-react/icons/flag';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash';
import X from 'lucide-react/icons/x';
import { css, cx } from 'styled-system/css';
import { localePath } from '../../../../contract/facts/locales.ts';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { selectCost } from '../../../../machines/form/form.selectors.ts';
import { selectCanRepeat } from '../../../../machines/generation/generation.selectors.ts';
import type { Job } from '../../../../machines/job/job.types.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { receivers } from '../../../../machines/handOver/handOver.rules.ts';
import { selectIsCopying, selectIsHandingOver } from '../../../../machines/handOver/handOver.selectors.ts';
import { handOverFlow } from '../../../actors/handOver.ts';
import { downloadAddress } from '../../../platform/download-address.ts';
import { useLocale, useWords } from '../../../platform/words.ts';
import { Button, button, Cost } from '../../../design/button.tsx';
import { Link } from '../../../routing/link.tsx';
import { DownloadLink } from './download-link.tsx';
import { formatOf } from './format.ts';
import { GoesTo } from './goes-to.tsx';
import { OtherFormats } from './other-formats.tsx';
import { ShareButtons } from './share-buttons.tsx';
import { Shortfall } from '../generation/shortfall.tsx';
import { formOf, useFact, sendToResult, useFormFact, type Generation } from '../generation/use-generation.ts';

type Output = Job['outputs'][number];

type ResultActionsProps = {
  generation: Generation;
  tool: Tool;
  job: Job;
  output: Output;
  /** The name of the downloaded file, without its extension. */
  file: string;
};

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' });
/** What comes after the result is kept: below a line, and quieter. */
const next = css({ paddingTop: '10px', borderTop: '1px solid token(colors.line)', _empty: { display: 'none' } });

/** The actions for a result: to keep it or let it go, and to make another from it. */
export function ResultActions({ generation, tool, job, output, file }: ResultActionsProps) {
  const LL = useWords();
  const locale = useLocale();
  const t = LL.job;
  const handOver = handOverFlow(useRoot());
  const copying = useSelector(handOver, selectIsCopying);
  const handing = useSelector(handOver, selectIsHandingOver);
  const canRepeat = useFact(generation, selectCanRepeat);
  const { extension } = formatOf(output);
  const cost = useFormFact(formOf(generation), selectCost);
  const others = receivers(tool.slug, output.type);
  return (
    <div className={css({ display: 'grid', gap: '12px' })}>
      <div className={row}>
        <span className={css({ display: 'inline-flex', gap: '2px', maxWidth: '100%' })}>
          <DownloadLink output={output} file={file} variant="primary" />
          <OtherFormats url={downloadAddress(output.url)} type={output.type} file={file} />
        </span>
        <ShareButtons id={job.id} />
        <span className={css({ display: 'flex', marginLeft: 'auto' })}>
          {output.type.startsWith('image/') && output.type !== 'image/gif' && (
            <Button
              variant="ghost"
              shape="icon"
              aria-label={t.copyImage()}
              title={t.copyImage()}
              busy={copying}
              onClick={() => handOver.send({ type: 'copy.clicked', url: output.url })}
            >
              {!copying && <Copy size={18} aria-hidden="true" />}
            </Button>
          )}
          <Link
            to={`/report?url=${encodeURIComponent(output.url)}`}
            aria-label={t.report()}
            title={t.report()}
            className={button({ variant: 'ghost', shape: 'icon' })}
          >
            <Flag size={18} aria-hidden="true" />
          </Link>
          <Button
            variant="ghost"
            shape="icon"
            aria-label={t.deleteForGood()}
            title={t.deleteForGood()}
            onClick={() => sendToResult(generation, { type: 'result.deleted' })}
          >
            <Trash2 size={18} aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            shape="icon"
            aria-label={t.again()}
            title={t.again()}
            onClick={() => generation.send({ type: 'result.dismissed' })}
          >
            <X size={18} aria-hidden="true" />
          </Button>
        </span>
      </div>
      <div className={cx(row, next)}>
        {canRepeat && (
          <Button variant="secondary" size="small" onClick={() => generation.send({ type: 'again.clicked' })}>
            <RefreshCw size={16} aria-hidden="true" />
            {t.regenerate()}
            <Cost amount={cost} label={LL.credit.cost(cost)} />
          </Button>
        )}
        {others.length > 0 && (
          <GoesTo
            tools={others}
            busy={handing}
            onChoose={(tool) =>
              handOver.send({
                type: 'handOver.clicked',
                result: { url: output.url, type: output.type, name: `${file}.${extension}` },
                tool,
                href: localePath(locale, `/${tool}`),
              })
            }
          />
        )}
      </div>
      <div className={css({ width: '100%', _empty: { display: 'none' } })}>
        <Shortfall cost={cost} />
      </div>
    </div>
  );
}
