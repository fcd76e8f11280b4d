import Download from 'lucide-react/icons/download';
import Repeat2 from 'lucide-react/icons/repeat-2';
import { css } from 'styled-system/css';
import { localeFacts } from '../../../contract/facts/locales.ts';
import { extensionOf } from '../../../contract/facts/media-types.ts';
import type { Creation } from '../../../machines/creations/creation.ts';
import { downloadAddress } from '../../platform/download-address.ts';
import { downloadName } from '../../platform/file-name.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { Button, button } from '../../design/button.tsx';
import { Progress } from '../../design/progress.tsx';
import { Link } from '../../routing/link.tsx';
import { useCreationName, useLabels } from './labels.ts';
import { FailedTile } from './failed-tile.tsx';
import { CreationMenu } from './creation-menu.tsx';
import { remixOf } from './remix.ts';
import { RemoveButton } from './remove-button.tsx';
import { Thumbnail } from '../making/result/thumbnail.tsx';
import { Moment } from '../../design/moment.tsx';

type Output = Creation['outputs'][number];
type TileProps = { item: Creation; onRemove: () => void; onCancel: () => void; isCancelling: boolean };

/** Whether the job is queued or running. */
export const isUnderWay = ({ status }: Creation): boolean => status === 'queued' || status === 'running';

const tile = css({
  position: 'relative',
  borderRadius: 'lg',
  overflow: 'hidden',
  background: 'surface',
  boxShadow: '1',
  minHeight: '180px',
  height: '100%',
});

/** A creation: its running job, the reason why there's no result, or the result with its actions. */
export function Tile({ item, onRemove, onCancel, isCancelling }: TileProps) {
  const [output] = item.outputs;
  if (isUnderWay(item)) return <WorkingTile item={item} onCancel={onCancel} isCancelling={isCancelling} />;
  return output ? <DoneTile item={item} output={output} onRemove={onRemove} /> : <FailedTile item={item} onRemove={onRemove} />;
}

function WorkingTile({ item, onCancel, isCancelling }: Omit<TileProps, 'onRemove'>) {
  const LL = useWords();
  const t = LL.creations;
  const nameOf = useCreationName();
  const percent = Math.round(item.progress * 100);
  return (
    <div className={tile}>
      <div
        className={css({
          display: 'grid',
          alignContent: 'center',
          gap: '12px',
          height: '100%',
          padding: '20px',
          background: 'soft',
          color: 'soft.text',
        })}
      >
        <p className={css({ fontWeight: 650 })}>{nameOf(item)}</p>
        <p className={css({ fontSize: 'small' })}>
          {item.status === 'queued' ? t.status.queued() : t.status.running()}
          {item.status === 'running' && ` · ${percent}%`}
        </p>
        <Progress value={item.progress} label={LL.job.progress()} />
        <span>
          <Button variant="secondary" size="small" busy={isCancelling} onClick={onCancel}>
            {t.cancel()}
          </Button>
        </span>
      </div>
    </div>
  );
}

function DoneTile({ item, output, onRemove }: Pick<TileProps, 'item' | 'onRemove'> & { output: Output }) {
  const { result, which } = useLabels(item, output);
  return (
    <div className={tile}>
      <div
        className={css({
          display: 'grid',
          placeItems: 'center',
          aspectRatio: '1',
          background: 'surface.2',
        })}
      >
        <Thumbnail output={output} label={result} actions={<Enlarged item={item} output={output} which={which} />} />
      </div>
      {item.notes['draft'] === true && <DraftBadge />}
      <Actions item={item} output={output} which={which} onRemove={onRemove} />
    </div>
  );
}

/** `2026-11-27-1623`, as the clock of the person shows it. */
function dayAndTime(at: string): string {
  const made = new Date(at);
  const [day, time] = [
    [made.getFullYear(), made.getMonth() + 1, made.getDate()],
    [made.getHours(), made.getMinutes()],
  ].map((parts) => parts.map((part) => String(part).padStart(2, '0')));
  return `${day!.join('-')}-${time!.join('')}`;
}

/** The name of its file, without the extension: its words, the tool, and the day and time when it was made. */
const fileOf = ({ tool, words, createdAt }: Creation): string => `${downloadName(tool, { words: words ?? null })}-${dayAndTime(createdAt)}`;

/** What can be done with a creation that is enlarged. */
function Enlarged({ item, output, which }: { item: Creation; output: Output; which: string }) {
  const t = useWords().creations;
  const { colon } = localeFacts[useLocale()].marks;
  return (
    <>
      <a
        href={downloadAddress(output.url)}
        download={`${fileOf(item)}.${extensionOf(output.type)}`}
        aria-label={`${t.download()}${colon}${which}`}
        className={button({ variant: 'secondary' })}
      >
        <Download size={18} aria-hidden="true" />
        {t.download()}
      </a>
      <Link to={remixOf(item)} className={button({ variant: 'secondary' })}>
        <Repeat2 size={18} aria-hidden="true" />
        {t.remix()}
      </Link>
    </>
  );
}

/** Marks a result that is a draft. */
const DraftBadge = () => (
  <span
    className={css({
      position: 'absolute',
      left: '10px',
      top: '10px',
      padding: '3px 10px',
      borderRadius: 'full',
      background: 'rgba(16,10,36,.78)',
      color: 'white',
      fontSize: 'badge',
      fontWeight: 650,
    })}
  >
    {useWords().creations.draft()}
  </span>
);

function Actions({ item, output, which, onRemove }: Pick<TileProps, 'item' | 'onRemove'> & { output: Output; which: string }) {
  const t = useWords().creations;
  const nameOf = useCreationName();
  const { colon } = localeFacts[useLocale()].marks;
  const file = fileOf(item);
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: { md: '1fr auto' },
        alignItems: 'center',
        gap: '4px',
        padding: '8px 8px 8px 14px',
      })}
    >
      <span className={css({ gridColumn: '1/-1', minWidth: 0, paddingTop: '4px' })}>
        <span className={css({ display: 'block', fontWeight: 620, overflowWrap: 'anywhere', lineHeight: 1.25 })}>{nameOf(item)}</span>
        {item.words && (
          <span className={css({ display: 'block', fontSize: 'small', color: 'text.2', truncate: true })} title={item.words}>
            {item.words}
          </span>
        )}
      </span>
      <Moment at={item.createdAt} className={css({ fontSize: 'small', color: 'text.2', whiteSpace: 'nowrap' })} />
      {/* They share one row, and give up some of their width where a card is narrow. */}
      <span className={css({ display: 'grid', gridTemplateColumns: 'repeat(4,minmax(0,44px))', justifyContent: 'flex-end' })}>
        <a
          href={downloadAddress(output.url)}
          download={`${file}.${extensionOf(output.type)}`}
          aria-label={`${t.download()}${colon}${which}`}
          className={button({ variant: 'ghost', shape: 'icon' })}
        >
          <Download size={18} aria-hidden="true" />
        </a>
        <Link to={remixOf(item)} aria-label={`${t.remix()}${colon}${which}`} className={button({ variant: 'ghost', shape: 'icon' })}>
          <Repeat2 size={18} aria-hidden="true" />
        </Link>
        <CreationMenu id={item.id} output={output} file={file} label={`${t.options()}${colon}${which}`} />
        <RemoveButton onRemove={onRemove} />
      </span>
    </div>
  );
}
