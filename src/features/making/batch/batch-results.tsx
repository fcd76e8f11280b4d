import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { css } from 'styled-system/css';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { selectUploadIn } from '../../../../machines/form/form.selectors.ts';
import {
  selectCanCancel,
  selectOutputs,
  selectPhase,
  selectPosition,
  selectProgress,
  selectMadeFromName,
  type GenerationPhase,
} from '../../../../machines/generation/generation.selectors.ts';
import type { Batch } from '../../../actors/batch.ts';
import { downloadName } from '../../../platform/file-name.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { Preview } from '../../../design/preview.tsx';
import { Progress } from '../../../design/progress.tsx';
import { DownloadLink } from '../result/download-link.tsx';
import { isEnding, type Ending } from '../result/ending.ts';
import { useEnding } from '../result/use-ending.ts';
import { RetryButton } from '../result/retry-button.tsx';
import { useItems, type Item } from './use-items.ts';
import { Shortfall } from '../generation/shortfall.tsx';
import { WaysToCredits } from '../generation/ways-to-credits.tsx';
import { formOf, sourceOf, useFact, useFormFact, type Generation } from '../generation/use-generation.ts';

type BatchResultsProps = { batch: Batch; tool: Tool; slot: string; file: string };

/** The result of each of the other images. */
export default function BatchResults({ batch, tool, slot, file }: BatchResultsProps) {
  const t = useWords().making.batch;
  const items = useItems(batch, tool);
  return (
    <section aria-label={t.results()} className={css({ display: 'grid', gap: '10px', marginTop: '16px', _empty: { display: 'none' } })}>
      {items.map((each, index) => (
        <Row key={each.place} {...each} number={index + 2} slot={slot} file={`${file}-${index + 2}`} />
      ))}
    </section>
  );
}

const frame = css({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  flexShrink: 0,
  borderRadius: 'md',
  overflow: 'hidden',
  background: 'surface.2',
  '& img': { backgroundImage: 'token(gradients.checker)', backgroundSize: '12px 12px' },
});
const inside = css({ maxWidth: '72px', maxHeight: '72px', width: 'auto', height: 'auto', objectFit: 'contain' });

type RowProps = Item & { number: number; slot: string; file: string };

function Row({ item, number, slot, file }: RowProps) {
  const LL = useWords();
  const phase = useFact(item, selectPhase);
  const upload = useFormFact(formOf(item), (snapshot) => selectUploadIn(snapshot, slot));
  const [output] = useFact(item, selectOutputs);
  const made = useFact(item, selectMadeFromName);
  const label = LL.making.batch.picture(number);
  const source = output?.url ?? sourceOf(upload);
  const image = source && <img src={source} alt={label} width={output?.width ?? 72} height={output?.height ?? 72} className={inside} />;
  if (phase === 'form' || phase === 'removed') return null;
  return (
    <div
      role="group"
      aria-label={label}
      className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '14px', padding: '10px', borderRadius: 'lg' })}
      style={{ background: `var(--colors-${isEnding(phase) && phase !== 'cancelled' ? 'danger-soft' : 'surface-2'})` }}
    >
      <span className={frame}>
        {output ? (
          <Preview
            src={output.url}
            type={output.type}
            label={label}
            width={output.width}
            height={output.height}
            actions={<DownloadLink output={output} file={downloadName(file, { file: made })} />}
          >
            {image}
          </Preview>
        ) : (
          image
        )}
      </span>
      <div className={css({ flex: '1 1 140px', minWidth: 0, display: 'grid', gap: '6px' })}>
        <State item={item} phase={phase} />
      </div>
      <ItemActions item={item} file={file} />
    </div>
  );
}

type PartProps = { item: Generation; phase: Exclude<GenerationPhase, 'form' | 'removed'> };

/** The state of one job. */
function State({ item, phase }: PartProps) {
  const t = useWords().making.batch;
  if (phase === 'done') return <p role="status">{t.ready()}</p>;
  return isEnding(phase) ? <Ended item={item} phase={phase} /> : <Working item={item} phase={phase} />;
}

function Ended({ item, phase }: { item: Generation; phase: Ending }) {
  const { title, reason, credits, isShort, isCovered, cost } = useEnding(item, phase);
  const isCanceled = phase === 'cancelled';
  return (
    <div role={isCanceled ? 'status' : 'alert'}>
      <p className={isCovered || isCanceled ? css({ fontWeight: 620 }) : css({ fontWeight: 620, color: 'danger' })}>{title}</p>
      {reason && <p className={css({ fontSize: 'label' })}>{reason}</p>}
      <p className={css({ fontSize: 'small', color: 'text.2' })}>{credits}</p>
      {isShort ? <WaysToCredits cost={cost} /> : <Shortfall cost={cost} />}
    </div>
  );
}

function Working({ item, phase }: { item: Generation; phase: Exclude<GenerationPhase, 'form' | 'done' | 'removed' | Ending> }) {
  const t = useWords().job;
  const progress = useFact(item, selectProgress);
  const position = useFact(item, selectPosition);
  return (
    <>
      <p role="status" className={css({ fontSize: 'label' })}>
        {t.working[phase]()}
        {position !== null && ` ${position === 0 ? t.next() : t.ahead(position)}`}
      </p>
      <Progress value={phase === 'queued' || phase === 'running' ? progress : null} label={t.progress()} />
    </>
  );
}

function ItemActions({ item, file }: { item: Generation; file: string }) {
  const LL = useWords();
  const canCancel = useFact(item, selectCanCancel);
  const [output] = useFact(item, selectOutputs);
  const made = useFact(item, selectMadeFromName);
  if (output) return <DownloadLink output={output} file={downloadName(file, { file: made })} size="small" />;
  if (canCancel)
    return (
      <Button variant="ghost" size="small" onClick={() => item.send({ type: 'cancel.clicked' })}>
        <X size={16} aria-hidden="true" />
        {LL.actions.cancel()}
      </Button>
    );
  return <RetryButton generation={item} size="small" icon={<RefreshCw size={16} aria-hidden="true" />} />;
}
