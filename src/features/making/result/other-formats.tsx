import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { css } from 'styled-system/css';
import { extensionOf } from '../../../../contract/facts/media-types.ts';
import { addressAs, formatsOf, typeOfFormat, type ResultFormat } from '../../../../contract/facts/result-formats.ts';
import { selectDownload } from '../../../../machines/download/download.selectors.ts';
import { resultDownloadFlow } from '../../../actors/download.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { useWords } from '../../../platform/words.ts';
import { button } from '../../../design/button.tsx';
import { Popover, PopoverTrigger } from '../../../design/popover.tsx';
import { resultMenu } from './result-menu.ts';

const names: Readonly<Record<ResultFormat, string>> = {
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  gif: 'GIF',
  mp4: 'MP4',
  mp3: 'MP3',
  wav: 'WAV',
};

const nameOf = (file: string, format: ResultFormat): string => `${file}.${extensionOf(typeOfFormat(format))}`;

/** The other download formats of a result. */
const othersThan = (type: string): readonly ResultFormat[] => formatsOf(type).filter((format) => typeOfFormat(format) !== type);

type OtherFormatsProps = {
  url: string;
  /** The media type of the result itself. */
  type: string;
  /** The name of the downloaded file, without its extension. */
  file: string;
};

/** A link for each other format. */
export function FormatLinks({ url, type, file }: OtherFormatsProps) {
  const t = useWords().job;
  const hints: Partial<Record<ResultFormat, string>> = { jpeg: t.onWhite(), gif: t.asGif(), mp4: t.asVideo() };
  const download = resultDownloadFlow(useRoot());
  const prepared = useSelector(download, selectDownload)?.['url'];
  return othersThan(type).map((format) => (
    <a
      key={format}
      href={addressAs(url, format)}
      download={nameOf(file, format)}
      aria-busy={prepared === addressAs(url, format) || undefined}
      // The server converts it first: a click shows that it is on its way, which a link does not.
      onClick={(event) => {
        event.preventDefault();
        download.send({ type: 'download.clicked', request: { url: addressAs(url, format), name: nameOf(file, format) } });
      }}
      className={css({
        display: 'grid',
        alignContent: 'center',
        minHeight: '44px',
        padding: '6px 12px',
        borderRadius: 'md',
        fontWeight: 600,
        _hover: { background: 'surface.2' },
        '&[aria-busy=true]': { opacity: 0.6, cursor: 'progress' },
      })}
    >
      {t.download(names[format])}
      {hints[format] && <span className={css({ fontSize: 'small', fontWeight: 400, color: 'text.2' })}>{hints[format]}</span>}
    </a>
  ));
}

/** The small menu beside Download. */
export function OtherFormats(props: OtherFormatsProps) {
  const t = useWords().job;
  if (othersThan(props.type).length === 0) return null;
  return (
    <Popover
      label={t.formats()}
      placement="bottom-start"
      trigger={
        <PopoverTrigger aria-label={t.formats()} className={button({ variant: 'primary', shape: 'icon' })}>
          <ChevronDown size={18} aria-hidden="true" />
        </PopoverTrigger>
      }
      className={resultMenu}
    >
      <FormatLinks {...props} />
    </Popover>
  );
}
