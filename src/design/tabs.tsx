import { useDeferredValue, useId, type KeyboardEvent, type ReactNode } from 'react';
import { css, cva } from 'styled-system/css';

const list = cva({
  base: { display: 'flex', padding: '4px', borderRadius: '28px', background: 'surface.2', gap: '2px' },
  variants: {
    fit: {
      full: { overflowX: 'auto', scrollbarWidth: 'none' },
      words: { flexWrap: 'wrap', justifyContent: 'center', justifySelf: 'center' },
    },
  },
});

const tab = cva({
  base: {
    minHeight: '44px',
    borderRadius: 'full',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    fontWeight: 600,
    fontSize: 'tab',
    lineHeight: 1.15,
    color: 'text.2',
    transition: 'color .2s, background-color .2s',
    _hover: { color: 'text' },
    _selected: { background: 'surface', color: 'text', boxShadow: '2', _dark: { background: 'surface.3' } },
  },
  variants: {
    fit: {
      // Each as wide as its own words need, so that none wraps beside its neighbors; they scroll where they do not fit.
      full: { flex: '1 0 auto', whiteSpace: 'nowrap', paddingInline: { base: '8px', sm: '14px' } },
      words: { paddingInline: { base: '12px', sm: '18px' } },
    },
  },
});

type TabsProps<T extends string> = {
  label: string;
  /** Whether the list fills its container, or is as wide as its labels. */
  fit: 'full' | 'words';
  tabs: readonly { value: T; face: ReactNode }[];
  value: T;
  onChoose: (value: T) => void;
  /** The panel of a tab. */
  children: (value: T) => ReactNode;
};

/** The tab that a key moves to (ARIA's tab pattern); null for every other key. */
function tabAt(key: string, from: number, count: number): number | null {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Tabs, with the attributes of Ark's, which would weigh nine times as much before the first click. The choice shows at once; the panel is
 * deferred, so that a slow one does not hold it up.
 */
export function Tabs<T extends string>({ label, fit, tabs, value, onChoose, children }: TabsProps<T>) {
  const shown = useDeferredValue(value);
  const id = useId();
  const move = (event: KeyboardEvent<HTMLButtonElement>, from: number): void => {
    const to = tabAt(event.key, from, tabs.length);
    if (to === null) return;
    event.preventDefault();
    onChoose(tabs[to]!.value);
    (event.currentTarget.parentElement?.children[to] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className={css({ display: 'grid', gap: '18px', gridTemplateColumns: 'minmax(0,1fr)' })}>
      <div role="tablist" aria-label={label} className={list({ fit })}>
        {tabs.map((each, place) => (
          <button
            key={each.value}
            type="button"
            role="tab"
            id={`${id}tab-${each.value}`}
            data-scope="tabs"
            data-part="trigger"
            data-value={each.value}
            aria-selected={each.value === value}
            aria-controls={`${id}panel-${each.value}`}
            tabIndex={each.value === value ? 0 : -1}
            className={tab({ fit })}
            onClick={() => onChoose(each.value)}
            onKeyDown={(event) => move(event, place)}
          >
            {each.face}
          </button>
        ))}
      </div>
      {tabs.map((each) => (
        <div
          key={each.value}
          role="tabpanel"
          id={`${id}panel-${each.value}`}
          aria-labelledby={`${id}tab-${each.value}`}
          tabIndex={0}
          hidden={each.value !== shown}
          className={css({
            display: 'grid',
            gap: '18px',
            gridTemplateColumns: 'minmax(0,1fr)',
            '&[hidden]': { display: 'none' },
            outlineOffset: '4px',
          })}
        >
          {each.value === shown && children(shown)}
        </div>
      ))}
    </div>
  );
}
