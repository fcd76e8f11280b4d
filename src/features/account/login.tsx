import { css } from 'styled-system/css';
import { Head } from '../../wiring/head.tsx';
import type { PageProps } from '../../wiring/routes.ts';
import { LoginPanel } from './login-panel.tsx';
import { useWords } from '../../platform/words.ts';
import { wrap } from '../../design/layout.ts';

/** The form of the sign-in dialog as a page (spec §2). */
export default function Login({ path }: PageProps) {
  const LL = useWords();
  return (
    <div className={wrap}>
      <Head path={path} title={LL.login.titles.login()} description={LL.login.description()} />
      <div
        className={css({
          width: '100%',
          maxWidth: '950px',
          marginInline: 'auto',
          marginTop: { base: '16px', md: '56px' },
          background: 'surface',
          borderRadius: 'dialog',
          boxShadow: '3',
          overflow: 'hidden',
        })}
      >
        <LoginPanel place="page" />
      </div>
    </div>
  );
}
