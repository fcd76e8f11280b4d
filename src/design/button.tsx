import type { ComponentProps } from 'react';
import { cva, cx, type RecipeVariantProps } from 'styled-system/css';
import { Coin } from './coin.tsx';
import { css } from 'styled-system/css';

export const button = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    flexShrink: 0,
    // A long label wraps: a button is never wider than what holds it.
    maxWidth: '100%',
    borderRadius: 'full',
    fontWeight: 620,
    lineHeight: 1.2,
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'transform .2s token(easings.out), background-color .2s token(easings.out), opacity .2s',
    _active: { transform: 'scale(.98)' },
    '&:is(:disabled,[aria-disabled=true])': {
      background: 'surface.3',
      color: 'text.2',
      cursor: 'not-allowed',
      boxShadow: 'none',
      transform: 'none',
    },
    // The spinner takes no width: negative margins on both sides cancel its size.
    '&[aria-busy=true]': { cursor: 'progress', _after: { content: '""', marginLeft: '-19px' } },
  },
  variants: {
    variant: {
      primary: {
        background: 'action',
        color: 'action.text',
        boxShadow: 'action',
        '&:hover:not(:disabled,[aria-disabled=true])': { background: 'action.hover' },
      },
      gen: {
        backgroundImage: 'token(gradients.auroraAction)',
        color: 'white',
        boxShadow: 'gen',
        '&:is(:disabled,[aria-disabled=true])': { backgroundImage: 'none' },
      },
      secondary: {
        background: 'surface',
        color: 'text',
        boxShadow: '1',
        '&:hover:not(:disabled,[aria-disabled=true])': { background: 'surface.2' },
      },
      /** On a dark image or a gradient, in both themes. */
      light: {
        background: 'white',
        color: 'ink',
        boxShadow: '1',
        '&:hover:not(:disabled,[aria-disabled=true])': { background: 'violet.100' },
      },
      soft: { background: 'soft', color: 'soft.text', '&:hover:not(:disabled,[aria-disabled=true])': { background: 'surface.3' } },
      ghost: { color: 'text.2', '&:hover:not(:disabled,[aria-disabled=true])': { background: 'surface.2', color: 'text' } },
      glass: { background: 'rgba(20,12,44,.62)', color: 'white', backdropFilter: 'blur(14px)' },
      danger: { background: 'danger.soft', color: 'danger' },
    },
    size: {
      small: { minHeight: '36px', paddingInline: '14px', fontSize: 'label' },
      medium: { minHeight: '44px', paddingInline: '18px', paddingBlock: '8px', fontSize: 'body' },
      large: { minHeight: '54px', paddingInline: '26px', paddingBlock: '10px', fontSize: 'title' },
    },
    shape: { pill: {}, icon: { width: '44px', paddingInline: '0' }, smallIcon: { width: '36px', minHeight: '36px', paddingInline: '0' } },
    full: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'secondary', size: 'medium', shape: 'pill' },
});

type Variants = NonNullable<RecipeVariantProps<typeof button>>;
export type ButtonProps = ComponentProps<'button'> & Variants & { busy?: boolean };

/**
 * While `busy`, it keeps its width and label, shows a spinner and ignores clicks. `aria-disabled` ignores clicks too but, unlike
 * `disabled`, leaves the button focusable, so that a tooltip can explain why.
 */
export function Button({ variant, size, shape, full, busy = false, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const isInert = busy || Boolean(rest['aria-disabled']);
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      onClick={isInert ? (event) => event.preventDefault() : onClick}
      className={cx(button({ variant, size, shape, full }), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

const Spinner = () => (
  <span
    aria-hidden="true"
    className={css({
      width: '16px',
      height: '16px',
      flexShrink: 0,
      margin: '0 -2px 0 -11px',
      borderRadius: 'full',
      border: '2px solid currentColor',
      borderTopColor: 'transparent',
      animation: 'spin .8s linear infinite',
    })}
  />
);

/** What the action costs, shown on its button as a coin and a number. */
export const Cost = ({ amount, label }: { amount: number; label: string }) => (
  <span
    className={css({
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4px',
      padding: '2px 9px 2px 6px',
      borderRadius: 'full',
      background: 'rgba(255,255,255,.22)',
      fontSize: 'small',
      fontWeight: 650,
    })}
  >
    <Coin />
    <span aria-hidden="true">{amount}</span>
    <span className={css({ srOnly: true })}>{label}</span>
  </span>
);
