import Globe from 'lucide-react/icons/globe';
import type { MouseEvent } from 'react';
import { css } from 'styled-system/css';
import { localeFacts, localePath, locales, type Locale } from '../../../contract/facts/locales.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { Menu, menuItem } from '../../design/menu.tsx';
import { useArrival } from '../../actors/hooks.tsx';

/** The five languages as links, so that they work before any script has loaded; after that only the text changes. */
export function LocaleSwitch({ path }: { path: string }) {
  const LL = useWords();
  const locale = useLocale();
  const arrival = useArrival();
  const choose = (event: MouseEvent<HTMLAnchorElement>, other: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    arrival.ask((root) => root.chooseLocale(other));
  };
  return (
    <Menu
      label={`${LL.locale.change()}${localeFacts[locale].marks.colon}${localeFacts[locale].name}`}
      className={css({
        height: '44px',
        paddingInline: '12px',
        borderRadius: 'full',
        display: 'inline-flex',
        gap: '8px',
        alignItems: 'center',
        fontWeight: 570,
        fontSize: 'label',
        color: 'text.2',
        _hover: { background: 'surface.2' },
      })}
      face={
        <>
          <Globe size={18} aria-hidden="true" />
          <span className={css({ display: { base: 'none', xl: 'inline' } })}>{localeFacts[locale].name}</span>
        </>
      }
    >
      <ul>
        {locales.map((other) => (
          <li key={other}>
            <a
              href={localePath(other, path)}
              onClick={(event) => choose(event, other)}
              lang={localeFacts[other].tag}
              hrefLang={localeFacts[other].tag}
              aria-current={other === locale ? 'true' : undefined}
              className={menuItem}
            >
              {localeFacts[other].name}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
