import { Button, Cost } from '../../design/button.tsx';
import { Coin } from '../../design/coin.tsx';
import { CreditsChip } from '../../design/credits-chip.tsx';
import { Link } from '../../routing/link.tsx';
import { pill, pillRow } from '../../design/pills.ts';
import { Question } from '../../design/question.tsx';
import { nothing, Part } from './part.tsx';

const variants = ['primary', 'gen', 'secondary', 'soft', 'ghost', 'glass', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

const deletion = {
  ask: 'Delete it',
  question: 'Really delete it, now and for good?',
  confirm: 'Yes, delete it',
  cancel: 'Keep it',
  onAsk: nothing,
  onConfirm: nothing,
  onCancel: nothing,
};

/** Buttons and links. */
export const Clicks = () => (
  <>
    {variants.map((variant) => (
      <Part key={variant} name={`Button, ${variant}`}>
        {sizes.map((size) => (
          <Button key={size} variant={variant} size={size}>
            {size}
          </Button>
        ))}
        <Button variant={variant} disabled>
          disabled
        </Button>
        <Button variant={variant} busy>
          busy
        </Button>
        {variant === 'gen' && (
          <Button variant={variant}>
            with its cost <Cost amount={20} label="20 credits" />
          </Button>
        )}
        <Button variant={variant} shape="icon" aria-label="icon">
          <Coin />
        </Button>
      </Part>
    ))}
    <Part name="Credits chip">
      {[null, 0, 19, 12345].map((remain) => (
        <CreditsChip key={remain} remain={remain} onOpen={nothing} onGet={nothing} />
      ))}
    </Part>
    <Part name="Question">
      <Question {...deletion} isAsked={false} busy={false} />
      <Question {...deletion} isAsked busy={false} />
      <Question {...deletion} isAsked busy />
    </Part>
    <Part name="Pills">
      <div className={pillRow}>
        <Link to="/__ui" aria-current="page" className={pill}>
          Chosen
        </Link>
        <Link to="/" className={pill}>
          Another
        </Link>
        <button type="button" aria-pressed="true" className={pill}>
          Toggled
        </button>
      </div>
    </Part>
  </>
);
