import { Sparkles } from 'lucide-react';
import { css } from 'styled-system/css';
import { localeFacts } from '../../contract/locales.ts';
import { selectRemain } from '../../machines/credits/credits.selectors.ts';
import { selectCanPress, selectCost, selectIsWorking } from '../../machines/generation/generation.selectors.ts';
import { useFlow } from '../app/flows.tsx';
import { useLocale, useWords } from '../i18n/words.ts';
import { Button, Cost } from '../ui/button.tsx';
import { durationIn } from './duration.ts';
import { useFact, type Generation } from './use-generation.ts';

type GenerateButtonProps = {
  generation: Generation;
  label: string;
  /** Seconds that the tool took lately; null when nobody knows. */
  wait?: number | null;
};

/** The press that makes: its cost stands on it; what one has, the wait, and what happens if it fails stand under it. */
export function GenerateButton({ generation, label, wait = null }: GenerateButtonProps) {
  const LL = useWords();
  const { tag } = localeFacts[useLocale()];
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
      <p key={remain === null ? 'unknown' : 'known'} className={css({ fontSize: '13px', color: 'text.2', textAlign: 'center' })}>
        {remain === null ? LL.making.balanceUnknown() : LL.making.balance(remain)}
        {wait !== null && ` ${LL.form.engine.wait(durationIn(tag, wait))}`}
      </p>
    </div>
  );
}
