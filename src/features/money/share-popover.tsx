import Share2 from 'lucide-react/icons/share-2';
import { css } from 'styled-system/css';
import { shareNetworks, type ShareNetwork } from '../../../machines/invite/invite.types.ts';
import { useWords } from '../../platform/words.ts';
import { button } from '../../design/button.tsx';
import { Popover, PopoverTrigger } from '../../design/popover.tsx';
import { networkMarks } from './network-marks.ts';

/** The networks' own names and colors. */
const brands: Record<ShareNetwork, { name: string; color: string }> = {
  facebook: { name: 'Facebook', color: '#0866FF' },
  twitter: { name: 'Twitter', color: '#0F1419' },
  pinterest: { name: 'Pinterest', color: '#BD081C' },
  reddit: { name: 'Reddit', color: '#C93A00' },
  line: { name: 'Line', color: '#067A3A' },
  whatsapp: { name: 'Whatsapp', color: '#0B7A4B' },
  messenger: { name: 'Messenger', color: '#6B35D9' },
};

/** Seven networks, each opening its own window (spec §2). */
export function SharePopover({ onChoose }: { onChoose: (network: ShareNetwork) => void }) {
  const t = useWords().invite;
  return (
    <Popover
      label={t.share()}
      placement="top"
      trigger={
        <PopoverTrigger className={button({ variant: 'soft', size: 'large', full: true })}>
          <Share2 size={18} aria-hidden="true" />
          {t.share()}
        </PopoverTrigger>
      }
      className={css({ width: 'min(420px,calc(100vw - 32px))', gridTemplateColumns: 'repeat(auto-fill,minmax(86px,1fr))' })}
    >
      {shareNetworks.map((network) => (
        <button
          key={network}
          type="button"
          aria-label={t.shareOn(brands[network].name)}
          onClick={() => onChoose(network)}
          className={css({
            display: 'grid',
            justifyItems: 'center',
            gap: '6px',
            padding: '10px 4px',
            borderRadius: 'md',
            fontSize: 'small',
            _hover: { background: 'surface.2' },
          })}
        >
          <span
            aria-hidden="true"
            style={{ background: brands[network].color }}
            className={css({
              width: '44px',
              height: '44px',
              borderRadius: 'full',
              display: 'grid',
              placeItems: 'center',
              color: 'white',
            })}
          >
            <svg viewBox="0 0 24 24" width={20} height={20} fill="currentColor">
              <path d={networkMarks[network]} />
            </svg>
          </span>
          {brands[network].name}
        </button>
      ))}
    </Popover>
  );
}
