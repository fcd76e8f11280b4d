import Ellipsis from 'lucide-react/icons/ellipsis';
import { css } from 'styled-system/css';
import { button } from '../../design/button.tsx';
import { Optional } from '../../design/optional.tsx';
import { Popover, PopoverTrigger } from '../../design/popover.tsx';
import { useRoot } from '../../actors/hooks.tsx';
import { deferred } from '../../platform/deferred.tsx';
import { resultMenu } from '../making/result/result-menu.ts';
import type { CreationOptionsProps } from './creation-options.tsx';

const CreationOptions = deferred(async () => (await import('./creation-options.tsx')).default);

/** Opens the formats and sharing options of a creation, whose code loads when they are first shown. */
export function CreationMenu({ label, ...options }: CreationOptionsProps & { label: string }) {
  const root = useRoot();
  return (
    <Popover
      label={label}
      placement="bottom-end"
      trigger={
        <PopoverTrigger aria-label={label} className={button({ variant: 'ghost', shape: 'icon' })}>
          <Ellipsis size={18} aria-hidden="true" />
        </PopoverTrigger>
      }
      className={resultMenu}
    >
      <Optional part={CreationOptions} fallback={<div aria-busy="true" className={css({ minHeight: '96px' })} />} onLost={root.reportLost}>
        <CreationOptions {...options} />
      </Optional>
    </Popover>
  );
}
