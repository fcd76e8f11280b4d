import { useSelector } from '@xstate/react';
import { Download, Ellipsis, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { localeFacts } from '../../../contract/facts/locales.ts';
import { extensionOf } from '../../../contract/facts/media-types.ts';
import { tools } from '../../../contract/facts/tools/index.ts';
import {
  selectCreations,
  selectCreationsPhase,
  selectHasMore,
  selectTool,
  selectUndoable,
} from '../../../machines/creations/creations.selectors.ts';
import type { Creation } from '../../../machines/creations/creations.types.ts';
import { Head } from '../../wiring/head.tsx';
import { useRoot } from '../../wiring/hooks.tsx';
import { creationsFlow } from '../../wiring/creations.ts';
import type { PageProps } from '../../boot/routes.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { useToolName } from '../../platform/names.ts';
import { Button, button } from '../../design/button.tsx';
import { Empty } from '../../design/empty.tsx';
import { Link } from '../../wiring/link.tsx';
import { FailedList, More } from '../../design/list-end.tsx';
import { wrap } from '../../design/layout.ts';
import { Preview } from '../../design/preview.tsx';
import { Progress } from '../../design/progress.tsx';
import { Select } from '../../design/select.tsx';
import { Skeleton } from '../../design/skeleton.tsx';

/** What the person made: jobs in progress first, then by day, newest first. */
export default function Creations({ path }: PageProps) {
  const LL = useWords();
  const t = LL.creations;
  const creations = creationsFlow(useRoot());
  const phase = useSelector(creations, selectCreationsPhase);
  const items = useSelector(creations, selectCreations);
  const hasMore = useSelector(creations, selectHasMore);
  const undoable = useSelector(creations, selectUndoable);
  useEffect(() => {
    creations.send({ type: 'creations.shown' });
    return () => creations.send({ type: 'creations.left' });
  }, [creations]);
  return (
    <div className={wrap}>
      <Head path={path} title={t.title()} description={t.description()} />
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          gap: '16px',
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingTop: { base: '28px', md: '48px' },
        })}
      >
        <h1 className={css({ textStyle: 'h1' })}>{t.title()}</h1>
        <Filter creations={creations} />
      </div>
      <div aria-live="polite">{undoable && <Undo key={undoable.id} onUndo={() => creations.send({ type: 'removal.undone' })} />}</div>
      {(phase === 'hidden' || phase === 'loading') && (
        <Skeleton label={t.loading()} count={4} className={cx(grid, css({ marginTop: '32px' }))} item={coming} />
      )}
      {phase === 'empty' && <None />}
      {phase === 'failed' && (
        <FailedList text={t.failed()} retry={LL.actions.retry()} onRetry={() => creations.send({ type: 'retry.pressed' })} />
      )}
      {items.length > 0 && phase !== 'failed' && <Days items={items} onRemove={(id) => creations.send({ type: 'creation.removed', id })} />}
      {hasMore && (phase === 'ready' || phase === 'loadingMore' || phase === 'moreFailed') && (
        <More
          label={t.more()}
          busy={phase === 'loadingMore'}
          failed={phase === 'moreFailed' ? t.moreFailed() : undefined}
          onMore={() => creations.send({ type: 'more.requested' })}
        />
      )}
    </div>
  );
}

type Flow = ReturnType<typeof creationsFlow>;

/** A list to choose from: the tools are too many to stand beside each other. */
function Filter({ creations }: { creations: Flow }) {
  const LL = useWords();
  const t = LL.creations;
  const locale = useLocale();
  const nameOf = useToolName();
  const chosen = useSelector(creations, selectTool);
  const choices = tools
    .map(({ slug }) => ({ slug, label: nameOf(slug) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, localeFacts[locale].tag));
  return (
    <label className={css({ display: 'flex', gap: '10px', alignItems: 'center', minWidth: 0, fontSize: '14.5px', color: 'text.2' })}>
      {t.filter()}
      <Select
        look="pill"
        // Not as wide as the longest name in the font that happens to be there first.
        className={css({ width: '250px' })}
        value={chosen ?? ''}
        onChange={({ currentTarget: { value } }) => creations.send({ type: 'tool.chosen', tool: value || null })}
      >
        <option value="">{t.all()}</option>
        {choices.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  );
}

const grid = css({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: { base: 'repeat(2,1fr)', md: 'repeat(3,1fr)', lg: 'repeat(4,1fr)' },
});

const coming = css({ aspectRatio: '1', borderRadius: 'lg' });

const isUnderWay = ({ status }: Creation): boolean => status === 'queued' || status === 'running';

/** `2026-11-21` in the person's zone. */
const dayOf = ({ createdAt }: Creation): string => new Date(createdAt).toDateString();

function Days({ items, onRemove }: { items: readonly Creation[]; onRemove: (id: string) => void }) {
  const t = useWords().creations;
  const { tag } = localeFacts[useLocale()];
  const days = Map.groupBy(
    items.filter((item) => !isUnderWay(item)),
    dayOf,
  );
  const underWay = items.filter(isUnderWay);
  const named = (day: string): string => {
    const ago = Math.round((new Date(new Date().toDateString()).getTime() - new Date(day).getTime()) / 86_400_000);
    if (ago === 0) return t.today();
    return ago === 1 ? t.yesterday() : new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(day));
  };
  const group = (title: string, some: readonly Creation[]) => (
    <section key={title} className={css({ marginTop: '32px' })}>
      <h2 className={css({ textStyle: 'h4', marginBottom: '14px', color: 'text.2' })}>{title}</h2>
      <ul className={grid}>
        {some.map((item) => (
          <li key={item.id}>
            <Tile item={item} onRemove={() => onRemove(item.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <>
      {underWay.length > 0 && group(t.status.running(), underWay)}
      {[...days].map(([day, some]) => group(named(day), some))}
    </>
  );
}

const tile = css({
  position: 'relative',
  borderRadius: 'lg',
  overflow: 'hidden',
  background: 'surface',
  boxShadow: '1',
  minHeight: '180px',
  height: '100%',
});

function Tile({ item, onRemove }: { item: Creation; onRemove: () => void }) {
  const LL = useWords();
  const t = LL.creations;
  const { tag } = localeFacts[useLocale()];
  const [output] = item.outputs;
  const file = `${item.tool}-${item.id}`;
  const made = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(item.createdAt));
  if (isUnderWay(item))
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
  if (!output)
    return (
      <Card tone="danger">
        <p className={css({ fontWeight: 650 })}>{item.status === 'cancelled' ? t.status.cancelled() : t.status.failed()}</p>
        {item.error && <p className={css({ fontSize: '13.5px' })}>{item.error.msg}</p>}
        <p className={css({ fontSize: '13.5px', color: 'text.2' })}>{t.returned(item.cost)}</p>
        <span className={css({ display: 'flex', gap: '8px', marginTop: 'auto' })}>
          <Link to={`/${item.tool}`} className={button({ look: 'secondary', size: 'small' })}>
            {t.again()}
          </Link>
          <Remove onRemove={onRemove} />
        </span>
      </Card>
    );
  return (
    <div className={tile}>
      <div
        className={css({
          display: 'grid',
          placeItems: 'center',
          aspectRatio: '1',
          backgroundImage: 'token(gradients.checker)',
          backgroundSize: '20px 20px',
          padding: '14px',
        })}
      >
        <Made output={output} label={t.image(made)} />
      </div>
      {item.notes['draft'] === true && (
        <span
          className={css({
            position: 'absolute',
            left: '10px',
            top: '10px',
            padding: '3px 10px',
            borderRadius: 'full',
            background: 'rgba(16,10,36,.78)',
            color: 'white',
            fontSize: '12.5px',
            fontWeight: 640,
          })}
        >
          {t.draft()}
        </span>
      )}
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
        <time dateTime={item.createdAt} className={css({ flex: { base: '1 0 100%', md: '1' }, fontSize: '13px', color: 'text.2' })}>
          {new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(new Date(item.createdAt))}
        </time>
        <a
          href={output.url}
          download={`${file}.${extensionOf(output.type)}`}
          aria-label={`${t.download()}: ${made}`}
          className={button({ look: 'ghost', shape: 'icon' })}
        >
          <Download size={18} aria-hidden="true" />
        </a>
        <Menu id={item.id} output={output} file={file} label={`${t.options()}: ${made}`} />
        <Remove onRemove={onRemove} />
      </div>
    </div>
  );
}

const CreationMenu = lazy(() => import('./creation-menu.tsx'));

/** Formats and sharing: its code comes with the press that opens it. */
function Menu(props: ComponentProps<typeof CreationMenu>) {
  const [isWanted, setWanted] = useState(false);
  const closed = (
    <Button look="ghost" shape="icon" aria-haspopup="dialog" aria-label={props.label} busy={isWanted} onClick={() => setWanted(true)}>
      {!isWanted && <Ellipsis size={18} aria-hidden="true" />}
    </Button>
  );
  return isWanted ? (
    <Suspense fallback={closed}>
      <CreationMenu {...props} />
    </Suspense>
  ) : (
    closed
  );
}

const shown = css({ maxHeight: '100%', width: 'auto', height: 'auto', maxWidth: '100%', objectFit: 'contain' });

/** What was made, small; a press on a picture or a film enlarges it. */
function Made({ output, label }: { output: Creation['outputs'][number]; label: string }) {
  if (output.type.startsWith('audio/'))
    return <audio src={output.url} controls preload="none" aria-label={label} className={css({ width: '100%' })} />;
  const measures = { width: output.width ?? 512, height: output.height ?? 512 };
  return (
    <Preview
      src={output.url}
      type={output.type}
      label={label}
      width={output.width}
      height={output.height}
      className={css({ maxHeight: '100%' })}
    >
      {output.type.startsWith('video/') ? (
        <video src={output.url} muted playsInline preload="metadata" className={shown} {...measures} />
      ) : (
        <img src={output.url} alt={label} loading="lazy" className={shown} {...measures} />
      )}
    </Preview>
  );
}

const Card = ({ children }: { tone: 'danger'; children: ReactNode }) => (
  <div
    className={css({
      borderRadius: 'lg',
      background: 'danger.soft',
      padding: '18px',
      display: 'flex',
      flexDirection: 'column',
      gap: '6px',
      height: '100%',
      minHeight: '180px',
    })}
  >
    {children}
  </div>
);

const Remove = ({ onRemove }: { onRemove: () => void }) => {
  const t = useWords().creations;
  return (
    <Button look="ghost" shape="icon" aria-label={t.delete()} onClick={onRemove}>
      <Trash2 size={18} aria-hidden="true" />
    </Button>
  );
};

function Undo({ onUndo }: { onUndo: () => void }) {
  const t = useWords().creations;
  const press = useRef<HTMLButtonElement>(null);
  // What was deleted had the focus: it comes here, and goes to the list again when this is gone too.
  useLayoutEffect(() => {
    const button = press.current;
    if (document.activeElement === document.body) button?.focus();
    return () => {
      if (document.activeElement === button) document.getElementById('content')?.focus();
    };
  }, []);
  return (
    <p
      className={css({
        marginTop: '20px',
        display: 'flex',
        gap: '12px',
        alignItems: 'center',
        background: 'surface.2',
        borderRadius: 'full',
        padding: '6px 6px 6px 18px',
        width: 'fit-content',
      })}
    >
      {t.removed()}
      <Button ref={press} look="primary" size="small" onClick={onUndo}>
        {t.undo()}
      </Button>
    </p>
  );
}

function None() {
  const t = useWords().creations;
  return (
    <Empty art="octopus" title={t.empty.title()} body={t.empty.body()}>
      <Link to="/ai-sticker-maker#make" className={button({ look: 'primary' })}>
        {t.empty.action()}
      </Link>
    </Empty>
  );
}
