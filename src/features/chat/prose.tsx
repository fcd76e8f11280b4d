import { Fragment, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { splitLocale } from '../../../contract/facts/locales.ts';
import { isToolSlug } from '../../../contract/facts/tools/catalog.ts';
import { useToolName } from '../../platform/names.ts';
import { useWords } from '../../platform/words.ts';
import { Link } from '../../routing/link.tsx';
import { pageNames } from '../../routing/page-names.ts';
import { blocksOf, type Block, type Inline } from '../../design/markdown.ts';

const link = css({ color: 'link', textDecoration: 'underline', textUnderlineOffset: '3px', overflowWrap: 'anywhere' });
const mono = css({ fontFamily: 'mono', fontSize: '.92em', background: 'surface.3', borderRadius: 'xs', paddingInline: '5px' });

/** Untrusted text: paragraphs, lists, code and links, and never markup. */
export const Prose = ({ text }: { text: string }) => (
  <div className={css({ display: 'grid', gap: '10px', minWidth: 0, overflowWrap: 'anywhere' })}>
    {blocksOf(text).map((block, index) => (
      <Fragment key={index}>{blockOf(block)}</Fragment>
    ))}
  </div>
);

function blockOf(block: Block): ReactNode {
  switch (block.kind) {
    case 'code':
      return (
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre
          tabIndex={0}
          aria-label={block.language || undefined}
          className={css({
            fontFamily: 'mono',
            fontSize: 'aside',
            lineHeight: 1.5,
            padding: '12px 14px',
            borderRadius: 'md',
            background: 'surface.3',
            overflowX: 'auto',
            margin: 0,
          })}
        >
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List
          className={css({ paddingLeft: '24px', display: 'grid', gap: '4px' })}
          style={{ listStyle: block.ordered ? 'decimal' : 'disc' }}
        >
          {block.items.map((item, index) => (
            <li key={index}>{item.map(inlineOf)}</li>
          ))}
        </List>
      );
    }
    default:
      return (
        <p style={block.kind === 'heading' ? { fontWeight: 650 } : undefined}>
          {block.lines.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              {line.map(inlineOf)}
            </Fragment>
          ))}
        </p>
      );
  }
}

/** The name of a page, which people understand better than its address. */
function NameOfPage({ path }: { path: string }) {
  const nameOf = useToolName();
  const slug = path.slice(1);
  return pageNames(useWords())[path] ?? (isToolSlug(slug) ? nameOf(slug) : path);
}

function inlineOf(part: Inline, key: number): ReactNode {
  switch (part.kind) {
    case 'code':
      return (
        <code key={key} className={mono}>
          {part.text}
        </code>
      );
    case 'strong':
      return <strong key={key}>{part.text}</strong>;
    case 'emphasis':
      return <em key={key}>{part.text}</em>;
    case 'link': {
      // A page of this site opens in the current language, whatever prefix the text has.
      const [path = '', ...rest] = part.href.split(/(?=[?#])/);
      return part.href.startsWith('/') ? (
        <Link key={key} to={splitLocale(path).path + rest.join('')} className={link}>
          {part.text === part.href ? <NameOfPage path={splitLocale(path).path} /> : part.text}
        </Link>
      ) : (
        <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow" className={link}>
          {part.text}
        </a>
      );
    }
    default:
      return part.text;
  }
}
