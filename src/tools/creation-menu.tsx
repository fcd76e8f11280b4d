import { Popover } from '@ark-ui/react/popover';
import { Ellipsis } from 'lucide-react';
import { css } from 'styled-system/css';
import type { Creation } from '../../machines/creations/creations.types.ts';
import { button } from '../ui/button.tsx';
import { FormatLinks, ResultPopover } from './other-formats.tsx';
import { ShareButtons } from './share-buttons.tsx';

type CreationMenuProps = { id: string; output: Creation['outputs'][number]; file: string; label: string };

/** What else can be done with a creation in the list. It is loaded by the press that opens it. */
export default function CreationMenu({ id, output, file, label }: CreationMenuProps) {
  return (
    <Popover.Root defaultOpen lazyMount unmountOnExit positioning={{ placement: 'bottom' }}>
      <Popover.Trigger aria-label={label} className={button({ look: 'ghost', shape: 'icon' })}>
        <Ellipsis size={18} aria-hidden="true" />
      </Popover.Trigger>
      <ResultPopover label={label}>
        <FormatLinks url={output.url} type={output.type} file={file} />
        <div
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            gap: '8px',
            padding: '8px 4px 4px',
            borderTop: '1px solid token(colors.line)',
          })}
        >
          <ShareButtons id={id} />
        </div>
      </ResultPopover>
    </Popover.Root>
  );
}
