/** Tabs by ARIA's pattern: one of them is in the order of the keyboard, arrows lead to the others, and each has its panel. */
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

function tabAt(key: string, from: number, count: number): number | null {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

type Props<T extends string> = { label: string; tabs: readonly T[]; value: NoInfer<T>; choose(value: T): void; children: ReactNode };

export function Tabs<T extends string>({ label, tabs, value, choose, children }: Props<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const to = tabAt(event.key, tabs.indexOf(value), tabs.length);
    if (to === null) return;
    event.preventDefault();
    choose(tabs[to]!);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((name) => (
          <button
            type="button"
            key={name}
            id={`${id}${name}`}
            role="tab"
            aria-selected={name === value}
            aria-controls={name === value ? `${id}panel` : undefined}
            tabIndex={name === value ? 0 : -1}
            onClick={() => choose(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="panel" id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${value}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
