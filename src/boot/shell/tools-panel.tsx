import { css } from 'styled-system/css';
import { tools, type Tool } from '../../../contract/facts/tools/index.ts';
import { useToolName } from '../../platform/names.ts';
import { useWords } from '../../platform/words.ts';
import { useCosts } from '../../features/making/generation/use-offer.ts';
import { Coin } from '../../design/coin.tsx';
import { Link } from '../../routing/link.tsx';

type Group = readonly [Tool['group'], readonly Tool[]];

/**
 * The groups in their order, in as many columns of as even a height as that order allows. Divided here, because the browser lays out everything
 * several times to balance columns, at each opening.
 */
function inColumns(groups: readonly Group[], count: number): readonly (readonly Group[])[] {
  // A heading is as high as a tool.
  const heightOf = ([, some]: Group) => some.length + 1;
  for (let height = 1; ; height += 1) {
    const columns: Group[][] = [];
    let left = 0;
    for (const group of groups) {
      if (left < heightOf(group)) {
        columns.push([]);
        left = height;
      }
      columns.at(-1)!.push(group);
      left -= heightOf(group);
    }
    if (columns.length <= count && groups.every((group) => heightOf(group) <= height)) return columns;
  }
}

const columns = inColumns([...Map.groupBy(tools, ({ group }) => group)], 4);

/** All tools by kind, from the catalog, with their costs on this site. */
export default function ToolsPanel({ onLeave }: { onLeave: () => void }) {
  const LL = useWords();
  const costOf = useCosts();
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '24px' })}>
      {columns.map((groups) => (
        <div key={groups[0]![0]}>
          {groups.map(([group, some]) => (
            <section key={group} className={css({ '&:not(:last-child)': { marginBottom: '18px' } })}>
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
