import { css } from 'styled-system/css';
import { tools } from '../../../contract/facts/tools/index.ts';
import { useToolName } from '../../platform/names.ts';
import { useWords } from '../../platform/words.ts';
import { useCosts } from '../../features/making/generation/use-offer.ts';
import { Coin } from '../../design/coin.tsx';
import { Link } from '../../routing/link.tsx';

/** All tools by kind, from the catalog, with their costs on this site. */
export default function ToolsPanel({ onLeave }: { onLeave: () => void }) {
  const LL = useWords();
  const costOf = useCosts();
  const groups = Map.groupBy(tools, ({ group }) => group);
  return (
    <div className={css({ columns: { lg: 4 }, gap: '24px' })}>
      {[...groups].map(([group, some]) => (
        <section key={group} className={css({ breakInside: 'avoid', marginBottom: '18px' })}>
          <h2
            className={css({
              fontSize: 'small',
              fontWeight: 650,
              color: 'text.3',
              paddingInline: '10px',
              marginBottom: '4px',
              letterSpacing: 0,
            })}
          >
            {LL.groups[group]()}
          </h2>
          <ul>
            {some.map((tool) => (
              <li key={tool.slug}>
                <ToolLink slug={tool.slug} cost={costOf(tool)} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ToolLink({ slug, cost, onLeave }: { slug: string; cost: number; onLeave: () => void }) {
  const LL = useWords();
  const nameOf = useToolName();
  return (
    <Link
      to={`/${slug}`}
      onClick={onLeave}
      className={css({
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '12px',
        minHeight: '40px',
        padding: '6px 10px',
        borderRadius: 'md',
        fontWeight: 570,
        fontSize: 'tab',
        lineHeight: 1.25,
        _hover: { background: 'surface.2' },
      })}
    >
      {nameOf(slug)}
      <span
        className={css({
          display: 'inline-flex',
          alignItems: 'center',
          gap: '6px',
          fontSize: 'small',
          fontWeight: 650,
          color: 'credit',
          flexShrink: 0,
        })}
      >
        <Coin />
        <span aria-hidden="true">{cost}</span>
        <span className={css({ srOnly: true })}>{LL.credit.cost(cost)}</span>
      </span>
    </Link>
  );
}
