import { useState } from 'react';
import { css } from 'styled-system/css';
import { button, Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Link } from '../../routing/link.tsx';
import { Menu, menuItem } from '../../design/menu.tsx';
import { Popover, PopoverTrigger } from '../../design/popover.tsx';
import { Preview } from '../../design/preview.tsx';
import { ToastPill } from '../../design/toast-pill.tsx';
import { Tooltip } from '../../design/tooltip.tsx';
import { column, nothing, Part } from './part.tsx';

const tones = ['success', 'warning', 'error'] as const;

/** Dialogs, menus and other layers. */
export function Layers() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Part name="Toast">
        <div className={column}>
          {tones.map((tone) => (
            <ToastPill key={tone} tone={tone} dismiss="Dismiss" onDismiss={nothing}>
              {`A sentence of the kind ${tone}, which may be longer than the place it has.`}
            </ToastPill>
          ))}
        </div>
      </Part>
      <Part name="Dialog">
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        {isOpen && (
          <Dialog width="small" title="A dialog" onClose={() => setOpen(false)}>
            <p className={css({ padding: '32px' })}>Its content.</p>
          </Dialog>
        )}
      </Part>
      <Part name="Menu">
        <Menu label="Open the menu" className={button({ variant: 'secondary' })} face="Menu">
          <Link to="/__ui" aria-current="page" className={menuItem}>
            Chosen
          </Link>
          <button type="button" className={menuItem}>
            Another
          </button>
        </Menu>
      </Part>
      <Part name="Popover">
        <Popover
          label="A popover"
          placement="bottom-start"
          trigger={<PopoverTrigger className={button({ variant: 'soft' })}>Open the popover</PopoverTrigger>}
        >
          <Button variant="ghost">One</Button>
          <Button variant="ghost">Another</Button>
        </Popover>
      </Part>
      <Part name="Tooltip">
        <Tooltip
          tip={
            <button type="button" className={css({ textDecoration: 'underline' })}>
              A sentence that gives the reason, with a way on.
            </button>
          }
        >
          <Button variant="primary" aria-disabled>
            Not now
          </Button>
        </Tooltip>
      </Part>
      <Part name="Preview">
        <Preview src="/stickers/fox.webp" type="image/webp" label="A fox" width={320} height={320}>
          <img src="/stickers/fox.webp" alt="" width={120} height={120} />
        </Preview>
      </Part>
    </>
  );
}
