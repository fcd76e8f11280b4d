import Check from 'lucide-react/icons/check';
import { css, cx } from 'styled-system/css';

type FactListProps = { facts: readonly string[]; className?: string; markClassName?: string };

/** What a purchase includes, each with a check mark. */
export const FactList = ({ facts, className, markClassName }: FactListProps) => (
  <ul className={cx(css({ display: 'grid', gap: '8px', fontSize: 'label' }), className)}>
    {facts.map((fact) => (
      <li key={fact} className={css({ display: 'flex', gap: '10px' })}>
        <Check size={18} aria-hidden="true" className={cx(css({ flexShrink: 0, marginTop: '2px' }), markClassName)} />
        {fact}
      </li>
    ))}
  </ul>
);
