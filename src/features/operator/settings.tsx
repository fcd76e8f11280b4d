import { css } from 'styled-system/css';
import { wrap } from '../../design/layout.ts';
import { later } from '../../actors/later.tsx';
import type { PageProps } from '../../routing/routes.ts';

const SettingBoard = later(() => import('./setting-board.tsx'));

/** What operators can change while the site runs. */
export default function Settings({ path }: PageProps) {
  return (
    <div className={wrap}>
      <div className={css({ paddingTop: { base: '28px', md: '48px' } })}>
        <SettingBoard path={path} />
      </div>
    </div>
  );
}
Settings.parts = () => [SettingBoard];
