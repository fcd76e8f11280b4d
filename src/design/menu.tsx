import { useId, type ReactNode } from 'react';
import { css, cx } from 'styled-system/css';

type MenuProps = {
  label: string;
  /** The class of the button that opens it. */
  className: string;
  face: ReactNode;
  children: ReactNode;
};

/**
 * A small list below the button that opens it. It works before any script has loaded: the browser closes it on Escape and on a click
 * outside, and restores the focus. A click on an item closes it too.
 */
export function Menu({ label, className, face, children }: MenuProps) {
  const id = useId();
  const anchor = `--${id.replaceAll(/\W/g, '')}`;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        popoverTarget={id}
        className={cx(css({ cursor: 'pointer' }), className)}
        style={{ anchorName: anchor }}
      >
        {face}
      </button>
      <div
        id={id}
        popover="auto"
        onClick={({ currentTarget, target }) => {
          if ((target as Element).closest('a, button')) currentTarget.hidePopover();
        }}
        style={{ positionAnchor: anchor }}
        className={css({
          position: 'fixed',
          inset: '60px 24px auto auto',
          // Without anchor positioning it opens in the corner. It stays in the window by arithmetic: WebKit hangs for ever on a popover that
          // has both an animation and a fallback position.
          '@supports (top: anchor(bottom))': { inset: 'anchor(bottom) min(anchor(right), 100vw - 268px) auto auto' },
          margin: 0,
          marginTop: '4px',
          minWidth: '168px',
          maxWidth: '260px',
          border: 0,
          padding: '8px',
          borderRadius: 'md',
          background: 'surface',
          color: 'text',
          boxShadow: '3',
          '&:popover-open': { animation: 'rise .2s token(easings.out)' },
        })}
      >
        {children}
      </div>
    </>
  );
}

/** An item of a menu: a link or a button. */
export const menuItem = css({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '44px',
  paddingInline: '12px',
  borderRadius: 'sm',
  textAlign: 'start',
  _hover: { background: 'surface.2' },
  '&[aria-current]': { color: 'soft.text', background: 'soft', fontWeight: 600 },
});
