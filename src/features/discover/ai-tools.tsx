import { css, cx } from 'styled-system/css';
import { tools } from '../../../contract/facts/tools/index.ts';
import type { Tool } from '../../../contract/facts/tools/tool.ts';
import { Head } from '../../wiring/head.tsx';
import type { PageProps } from '../../wiring/routes.ts';
import { useWords } from '../../platform/words.ts';
import { useToolCard, useToolName } from '../../platform/names.ts';
import { exampleOf } from '../making/examples.ts';
import { useCosts } from '../making/generation/use-offer.ts';
import { Coin } from '../../design/coin.tsx';
import { wrap } from '../../design/layout.ts';
import { Link } from '../../wiring/link.tsx';
import { StickerArt } from '../../design/sticker-art.tsx';

/** All tools, each with its cost. */
export default function AiTools({ path }: PageProps) {
  const LL = useWords();
  const t = LL.tool;
  const nameOf = useToolName();
  const cardOf = useToolCard();
  const costOf = useCosts();
  return (
    <div className={wrap}>
      <Head path={path} title={t.allTitle()} description={t.allLead()} />
      <h1 className={css({ textStyle: 'h1', paddingTop: { base: '28px', md: '56px' } })}>{t.allTitle()}</h1>
      <p className={css({ textStyle: 'lead', color: 'text.2', marginTop: '12px' })}>{t.allLead()}</p>
      <ul
        className={css({
          display: 'grid',
          gap: '16px',
          marginTop: '32px',
          gridTemplateColumns: { base: '1fr', md: 'repeat(2,1fr)', lg: 'repeat(3,1fr)' },
        })}
      >
        {tools.map((tool, at) => {
          const { slug } = tool;
          return (
            <li key={slug}>
              <Link
                to={`/${slug}`}
                className={css({
                  display: 'grid',
                  gap: '12px',
                  height: '100%',
                  alignContent: 'start',
                  padding: '14px 14px 22px',
                  borderRadius: 'xl',
                  background: 'surface',
                  boxShadow: '1',
                  transition: 'transform .36s token(easings.out), box-shadow .36s token(easings.out)',
                  _hover: { transform: 'translateY(-4px)', boxShadow: '3' },
                })}
              >
                <Cover tool={tool} isFirst={at < 2} />
                <h2 className={css({ textStyle: 'h4', marginTop: '8px', paddingInline: '10px' })}>{nameOf(slug)}</h2>
                <p className={css({ color: 'text.2', paddingInline: '10px' })}>{cardOf(slug)}</p>
                <p
                  className={css({
                    paddingInline: '10px',
                    display: 'inline-flex',
                    alignItems: 'center',
                    gap: '6px',
                    fontWeight: 650,
                    color: 'credit',
                  })}
                >
                  <Coin /> {LL.credit.cost(costOf(tool))}
                </p>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Cover({ tool, isFirst }: { tool: Tool; isFirst: boolean }) {
  const example = exampleOf(tool);
  const frame = css({ width: '100%', height: 'auto', aspectRatio: '8/5', objectFit: 'cover', borderRadius: 'lg', background: 'soft' });
  if (example)
    return <img src={example} alt="" width={640} height={400} loading={isFirst ? 'eager' : 'lazy'} decoding="async" className={frame} />;
  return (
    <span className={cx(frame, css({ display: 'grid', placeItems: 'center' }))}>
      <StickerArt name={tool.capability === 'sticker' ? 'fox' : 'octopus'} size={132} />
    </span>
  );
}
