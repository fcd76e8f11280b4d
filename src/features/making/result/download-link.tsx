import Download from 'lucide-react/icons/download';
import type { Job } from '../../../../machines/job/job.types.ts';
import { downloadAddress } from '../../../platform/download-address.ts';
import { useWords } from '../../../platform/words.ts';
import { button, type ButtonProps } from '../../../design/button.tsx';
import { formatOf } from './format.ts';

type DownloadLinkProps = {
  output: Pick<Job['outputs'][number], 'url' | 'type'>;
  /** The name of the downloaded file, without its extension. */
  file: string;
} & Pick<ButtonProps, 'variant' | 'size'>;

/** Downloads a result in its own format, which it names. */
export function DownloadLink({ output, file, variant = 'secondary', size }: DownloadLinkProps) {
  const { name, extension } = formatOf(output);
  return (
    <a href={downloadAddress(output.url)} download={`${file}.${extension}`} className={button({ variant, size })}>
      <Download size={size === 'small' ? 16 : 18} aria-hidden="true" />
      {useWords().job.download(name)}
    </a>
  );
}
