import { Button, Cost } from '../../design/button.tsx';
import { Coin } from '../../design/coin.tsx';
import { CreditsChip } from '../../design/credits-chip.tsx';
import { Link } from '../../wiring/link.tsx';
import { pill, pillRow } from '../../design/pills.ts';
import { Question } from '../../design/question.tsx';
import { nothing, Part } from './part.tsx';

const looks = ['primary', 'gen', 'secondary', 'soft', 'ghost', 'glass', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

const question = {
  ask: 'Delete it',
  sure: 'Really delete it, now and for good?',
  confirm: 'Yes, delete it',
  stay: 'Keep it',
  onAsk: nothing,
  onConfirm: nothing,
  onStay: nothing,
};

/** What is pressed. */
export const Presses = () => (
  <>
    {looks.map((look) => (
      <Part key={look} name={`Button, ${look}`}>
        {sizes.map((size) => (
          <Button key={size} look={look} size={size}>
            {size}
          </Button>
        ))}
        <Button look={look} disabled>
          disabled
        </Button>
        <Button look={look} busy>
          busy
        </Button>
        {look === 'gen' && (
          <Button look={look}>
            with its cost <Cost amount={20} label="20 credits" />
          </Button>
        )}
        <Button look={look} shape="icon" aria-label="icon">
          <Coin />
        </Button>
      </Part>
    ))}
    <Part name="Credits chip">
      {[null, 0, 19, 12345].map((remain) => (
        <CreditsChip key={remain} remain={remain} onLook={nothing} onGet={nothing} />
      ))}
    </Part>
    <Part name="Question">
      <Question {...question} isAsked={false} busy={false} />
      <Question {...question} isAsked busy={false} />
      <Question {...question} isAsked busy />
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
          Pressed
        </button>
      </div>
    </Part>
  </>
);
