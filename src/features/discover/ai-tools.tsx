import type { CSSProperties } from 'react';
import { css, cx } from 'styled-system/css';
import { tools } from '../../../contract/facts/tools/index.ts';
import type { ToolGroup } from '../../../contract/facts/tools/catalog.ts';
import { natureOf } from '../../../contract/facts/tools/terms.ts';
import type { Tool } from '../../../contract/facts/tools/tool.ts';
import { Head } from '../../routing/head.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { useWords } from '../../platform/words.ts';
import { useToolCard, useToolName } from '../../platform/names.ts';
import { exampleOf } from '../making/examples.ts';
import { useCosts } from '../making/generation/use-offer.ts';
import { Coin } from '../../design/coin.tsx';
import { wrap } from '../../design/layout.ts';
import { Link } from '../../routing/link.tsx';
import { MovingImage } from '../../design/moving-image.tsx';
import { StickerArt } from '../../design/sticker-art.tsx';

const list = css({
  display: 'grid',
  gap: { base: '12px', md: '16px' },
  marginTop: '16px',
  gridTemplateColumns: { base: '1fr', md: 'repeat(6,1fr)' },
});

const row = { flow: 'row', place: 'center' };
const wide = { ...row, columns: '1 / -1' };

/**
 * No row ends in a hole: of an odd number in rows of two the first card is as wide as the page. Where rows of three would leave one over, the
 * first four come in pairs; two that are left over share a row.
 */
function placeOf(at: number, count: number): CSSProperties {
  const md = at === 0 && count % 2 === 1 ? { ...wide, cover: '50%' } : null;
  const isHalf = count % 3 === 2 ? at >= count - 2 : count % 3 === 1 && at < 4;
  const lg = count === 1 ? { ...wide, cover: '360px' } : isHalf ? { ...row, columns: 'span 3', cover: '50%' } : null;
  return Object.fromEntries(
    Object.entries({ md, lg }).flatMap(([size, place]) => Object.entries(place ?? {}).map(([name, value]) => [`--${size}-${name}`, value])),
  );
}

/** By how good the results are: what keeps a photo’s own pixels, then what paints into it, and what is composed from drawings later. */
const bestFirst: readonly ToolGroup[] = ['edit', 'face', 'image', 'fun', 'video', 'audio', 'chat'];

/** All tools by kind, each with its cost. */
export default function AiTools({ path }: PageProps) {
  const LL = useWords();
  const t = LL.tool;
  return (
    <div className={wrap}>
      <Head path={path} title={t.allTitle()} description={t.allLead()} />
      <h1 className={css({ textStyle: 'h1', paddingTop: { base: '28px', md: '56px' } })}>{t.allTitle()}</h1>
      <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '12px' })}>{t.allLead()}</p>
      {bestFirst
        .map((group) => [group, tools.filter((tool) => tool.group === group)] as const)
        .map(([group, some], at) => (
          <section key={group} aria-labelledby={`group-${group}`} className={css({ marginTop: { base: '32px', md: '44px' } })}>
            <h2 id={`group-${group}`} className={css({ textStyle: 'h3' })}>
              {LL.groups[group]()}
            </h2>
            <ul className={list}>
              {some.map((tool, place) => (
                <li
                  key={tool.slug}
                  style={placeOf(place, some.length)}
                  className={css({ gridColumn: { md: 'var(--md-columns, span 3)', lg: 'var(--lg-columns, span 2)' } })}
                >
                  <ToolCard tool={tool} isFirst={at === 0} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

/** A link to a tool: under its image, and on a phone beside it, so that the list stays short. */
function ToolCard({ tool, isFirst }: { tool: Tool; isFirst: boolean }) {
  const LL = useWords();
  const nameOf = useToolName();
  const cardOf = useToolCard();
  const costOf = useCosts();
  return (
    <Link
      to={`/${tool.slug}`}
      className={css({
        display: 'flex',
        flexDirection: { base: 'row', md: 'var(--md-flow, column)', lg: 'var(--lg-flow, column)' },
        gap: '12px',
        height: '100%',
        padding: { base: '12px', md: '14px' },
        borderRadius: 'xl',
        background: 'surface',
        boxShadow: '1',
        transition: 'transform .36s token(easings.out), box-shadow .36s token(easings.out)',
        _hover: { transform: 'translateY(-4px)', boxShadow: '3' },
      })}
    >
      <Cover tool={tool} isFirst={isFirst} />
      <div
        className={css({
          flex: 1,
          display: 'grid',
          alignContent: { base: 'start', md: 'var(--md-place, start)', lg: 'var(--lg-place, start)' },
          gap: { base: '4px', md: '8px' },
          padding: { md: '8px' },
        })}
      >
        <h3 className={css({ textStyle: 'h4' })}>{nameOf(tool.slug)}</h3>
        <p className={css({ color: 'text.2', fontSize: { base: 'small', md: 'body' } })}>{cardOf(tool.slug)}</p>
        {natureOf(tool, tool.capability) === 'draft' && <p className={css({ fontSize: 'small', color: 'text.2' })}>{LL.nav.composed()}</p>}
        <p className={css({ display: 'inline-flex', alignItems: 'center', gap: '6px', fontWeight: 650, color: 'credit' })}>
          <Coin /> {LL.credit.cost(costOf(tool))}
        </p>
      </div>
    </Link>
  );
}

function Cover({ tool, isFirst }: { tool: Tool; isFirst: boolean }) {
  const example = exampleOf(tool);
  const frame = css({
    width: { base: '112px', md: 'var(--md-cover, 100%)', lg: 'var(--lg-cover, 100%)' },
    height: 'auto',
    aspectRatio: '8/5',
    flexShrink: 0,
    alignSelf: 'flex-start',
    objectFit: 'cover',
    borderRadius: 'lg',
    background: 'soft',
    overflow: 'hidden',
  });
  if (example)
    return (
      <span className={cx(frame, css({ position: 'relative' }))}>
        <MovingImage
          src={example}
          moving={tool.result === 'video' || tool.result === 'gif' ? `/examples/${tool.slug}.mp4` : null}
          width={640}
          height={400}
          isFirst={isFirst}
          className={css({ width: '100%', height: '100%', objectFit: 'cover' })}
        />
      </span>
    );
  return (
    <span className={cx(frame, css({ display: 'grid', placeItems: 'center' }))}>
      <StickerArt name="octopus" size={132} className={css({ width: '40%', height: 'auto' })} />
    </span>
  );
}
