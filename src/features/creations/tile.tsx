import Download from 'lucide-react/icons/download';
import { css } from 'styled-system/css';
import { localeFacts } from '../../../contract/facts/locales.ts';
import { extensionOf } from '../../../contract/facts/media-types.ts';
import type { Creation } from '../../../machines/creations/creations.types.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { button } from '../../design/button.tsx';
import { Progress } from '../../design/progress.tsx';
import { FailedTile } from './failed-tile.tsx';
import { OptionsButton } from './options-button.tsx';
import { RemoveButton } from './remove-button.tsx';
import { Thumbnail } from './thumbnail.tsx';

type Output = Creation['outputs'][number];
type TileProps = { item: Creation; onRemove: () => void };

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

/** A creation: its running job, the reason why there is no result, or the result with its actions. */
export function Tile({ item, onRemove }: TileProps) {
  const [output] = item.outputs;
  if (isUnderWay(item)) return <WorkingTile item={item} />;
  return output ? <DoneTile item={item} output={output} onRemove={onRemove} /> : <FailedTile item={item} onRemove={onRemove} />;
}

function WorkingTile({ item }: { item: Creation }) {
  const LL = useWords();
  const t = LL.creations;
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
        <p className={css({ fontWeight: 650 })}>{item.status === 'queued' ? t.status.queued() : t.status.running()}</p>
        <Progress value={item.progress} label={LL.making.progress()} />
      </div>
    </div>
  );
}

function DoneTile({ item, output, onRemove }: TileProps & { output: Output }) {
  const t = useWords().creations;
  const { tag } = localeFacts[useLocale()];
  const made = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(item.createdAt));
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
        <Thumbnail output={output} label={t.image(made)} />
      </div>
      {item.notes['draft'] === true && <DraftBadge />}
      <Actions item={item} output={output} made={made} onRemove={onRemove} />
    </div>
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
      fontWeight: 640,
    })}
  >
    {useWords().creations.draft()}
  </span>
);

function Actions({ item, output, made, onRemove }: TileProps & { output: Output; made: string }) {
  const t = useWords().creations;
  const { tag } = localeFacts[useLocale()];
  const file = `${item.tool}-${item.id}`;
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: '4px',
        padding: '8px 8px 8px 14px',
      })}
    >
      <time dateTime={item.createdAt} className={css({ flex: { base: '1 0 100%', md: '1' }, fontSize: 'small', color: 'text.2' })}>
        {new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(new Date(item.createdAt))}
      </time>
      <a
        href={output.url}
        download={`${file}.${extensionOf(output.type)}`}
        aria-label={`${t.download()}: ${made}`}
        className={button({ variant: 'ghost', shape: 'icon' })}
      >
        <Download size={18} aria-hidden="true" />
      </a>
      <OptionsButton id={item.id} output={output} file={file} label={`${t.options()}: ${made}`} />
      <RemoveButton onRemove={onRemove} />
    </div>
  );
}
