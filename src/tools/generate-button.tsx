import { Sparkles } from 'lucide-react';
import { css } from 'styled-system/css';
import { selectRemain } from '../../machines/credits/credits.selectors.ts';
import { selectCanPress, selectCost, selectIsWorking } from '../../machines/generation/generation.selectors.ts';
import { useFlow } from '../app/flows.tsx';
import { useWords } from '../i18n/words.ts';
import { Button, Cost } from '../ui/button.tsx';
import { useFact, type Generation } from './use-generation.ts';

/** The press that makes: its cost stands on it, what one has stands under it. */
export function GenerateButton({ generation, label }: { generation: Generation; label: string }) {
  const LL = useWords();
  const cost = useFact(generation, selectCost);
  const working = useFact(generation, selectIsWorking);
  const canPress = useFact(generation, selectCanPress);
  const remain = useFlow('credits', selectRemain);
  return (
    <div className={css({ display: 'grid', gap: '8px' })}>
      <Button type="submit" look="gen" size="large" full busy={working || !canPress}>
        {!working && <Sparkles size={20} aria-hidden="true" />}
        {label}
        <Cost amount={cost} label={LL.purse.cost(cost)} />
      </Button>
      <p className={css({ fontSize: '13px', color: 'text.2', textAlign: 'center' })}>
        {remain === null ? LL.making.balanceUnknown() : LL.making.balance(remain)}
      </p>
    </div>
  );
}
