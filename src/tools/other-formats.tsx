import { Popover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { ChevronDown } from 'lucide-react';
import { css } from 'styled-system/css';
import { extensionOf } from '../../contract/media-types.ts';
import { addressAs, pictureFormats, type PictureFormat } from '../../contract/picture-formats.ts';
import { useWords } from '../i18n/words.ts';
import { button } from '../ui/button.tsx';

const names: Readonly<Record<PictureFormat, string>> = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' };

/** The formats that a picture can be taken in beside its own; none for what is no still picture. */
const othersThan = (type: string): readonly PictureFormat[] => {
  const others = pictureFormats.filter((format) => `image/${format}` !== type);
  return others.length < pictureFormats.length ? others : [];
};

type OtherFormatsProps = {
  url: string;
  /** The media type of the picture itself. */
  type: string;
  /** The name of the downloaded file, without its extension. */
  file: string;
};

/** The small menu beside Download. */
export function OtherFormats({ url, type, file }: OtherFormatsProps) {
  const t = useWords().making;
  const others = othersThan(type);
  if (others.length === 0) return null;
  return (
    <Popover.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-start' }}>
      <Popover.Trigger aria-label={t.formats()} className={button({ look: 'secondary', shape: 'icon' })}>
        <ChevronDown size={18} aria-hidden="true" />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner style={{ zIndex: 250 }}>
          <Popover.Content
            aria-label={t.formats()}
            className={css({
              display: 'grid',
              gap: '4px',
              minWidth: '220px',
              maxWidth: 'calc(100vw - 32px)',
              padding: '10px',
              borderRadius: 'lg',
              background: 'surface',
              color: 'text',
              boxShadow: '3',
              outline: 'none',
            })}
          >
            {others.map((format) => (
              <a
                key={format}
                href={addressAs(url, format)}
                download={`${file}.${extensionOf(`image/${format}`)}`}
                className={css({
                  display: 'grid',
                  alignContent: 'center',
                  minHeight: '44px',
                  padding: '6px 12px',
                  borderRadius: 'md',
                  fontWeight: 600,
                  _hover: { background: 'surface.2' },
                })}
              >
                {t.download(names[format])}
                {format === 'jpeg' && <span className={css({ fontSize: '13px', fontWeight: 400, color: 'text.2' })}>{t.onWhite()}</span>}
              </a>
            ))}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
