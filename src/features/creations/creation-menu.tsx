import Ellipsis from 'lucide-react/icons/ellipsis';
import { css } from 'styled-system/css';
import type { Creation } from '../../../machines/creations/creations.types.ts';
import { button } from '../../design/button.tsx';
import { Popover, PopoverTrigger } from '../../design/popover.tsx';
import { FormatLinks, resultMenu } from '../making/result/other-formats.tsx';
import { ShareButtons } from '../making/result/share-buttons.tsx';

type CreationMenuProps = { id: string; output: Creation['outputs'][number]; file: string; label: string };

/** The formats and sharing options of a creation; loaded by the click that opens it. */
export default function CreationMenu({ id, output, file, label }: CreationMenuProps) {
  return (
    <Popover
      defaultOpen
      label={label}
      placement="bottom-end"
      trigger={
        <PopoverTrigger aria-label={label} className={button({ variant: 'ghost', shape: 'icon' })}>
          <Ellipsis size={18} aria-hidden="true" />
        </PopoverTrigger>
      }
      className={resultMenu}
    >
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
    </Popover>
  );
}
