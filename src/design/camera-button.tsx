import Camera from 'lucide-react/icons/camera';
import { css, cx } from 'styled-system/css';
import { acceptOf } from '../../contract/facts/uploads.ts';
import { button } from './button.tsx';

/** Opens the camera of a phone or a tablet; hidden where there is a pointer. */
export function CameraButton({ kind, label, onFile }: { kind: 'picture' | 'video'; label: string; onFile: (file: File) => void }) {
  return (
    <span className={css({ display: { base: 'none', _touch: 'block' }, width: '100%' })}>
      <label
        className={cx(
          button({ variant: 'soft' }),
          css({
            width: '100%',
            cursor: 'pointer',
            '&:has(:focus-visible)': { outline: '2px solid token(colors.violet.500)', outlineOffset: '2px' },
          }),
        )}
      >
        <Camera size={18} aria-hidden="true" />
        {label}
        <input
          type="file"
          accept={acceptOf(kind)}
          capture="environment"
          className={css({ srOnly: true })}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
    </span>
  );
}
