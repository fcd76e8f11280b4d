import { Tabs as Ark } from '@ark-ui/react/tabs';
import { useDeferredValue, type ReactNode } from 'react';
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

/** Tabs. The choice shows at once; the panel is deferred, so that a slow one does not hold it up. */
export function Tabs<T extends string>({ label, fit, tabs, value, onChoose, children }: TabsProps<T>) {
  const shown = useDeferredValue(value);
  return (
    <Ark.Root
      value={value}
      onValueChange={({ value: chosen }) => onChoose(chosen as T)}
      className={css({ display: 'grid', gap: '18px', gridTemplateColumns: 'minmax(0,1fr)' })}
    >
      <Ark.List aria-label={label} className={list({ fit })}>
        {tabs.map((each) => (
          <Ark.Trigger key={each.value} value={each.value} className={tab({ fit })}>
            {each.face}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map((each) => (
        <Ark.Content
          key={each.value}
          value={each.value}
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
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
