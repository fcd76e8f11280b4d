import { css } from 'styled-system/css';
import type { Creation } from '../../../machines/creations/creation.ts';
import { downloadAddress } from '../../platform/download-address.ts';
import { FormatLinks } from '../making/result/other-formats.tsx';
import { ShareButtons } from '../making/result/share-buttons.tsx';

export type CreationOptionsProps = { id: string; output: Creation['outputs'][number]; file: string };

/** The formats and sharing options of a creation. */
export default function CreationOptions({ id, output, file }: CreationOptionsProps) {
  return (
    <>
      <FormatLinks url={downloadAddress(output.url)} type={output.type} file={file} />
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
    </>
  );
}
