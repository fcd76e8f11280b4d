import type { ReactNode } from 'react';
import { selectCanRetry, selectRetryCost } from '../../../../machines/generation/generation.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { Button, Cost, type ButtonProps } from '../../../design/button.tsx';
import { useFact, type Generation } from '../generation/use-generation.ts';

type RetryButtonProps = { generation: Generation; icon?: ReactNode } & Pick<ButtonProps, 'variant' | 'size'>;

/** Starts a job that ended without a result again, with what it costs; nothing where it can't be. */
export function RetryButton({ generation, icon, ...look }: RetryButtonProps) {
  const LL = useWords();
  const canRetry = useFact(generation, selectCanRetry);
  const cost = useFact(generation, selectRetryCost);
  if (!canRetry) return null;
  return (
    <Button {...look} onClick={() => generation.send({ type: 'retry.clicked' })}>
      {icon}
      {LL.actions.retry()}
      <Cost amount={cost} label={LL.credit.cost(cost)} />
    </Button>
  );
}
