import { css } from 'styled-system/css';
import { selectWho } from '../../../machines/session/session.selectors.ts';
import { useFlow, useRoot } from '../../actors/hooks.tsx';
import { Head } from '../../routing/head.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { wrap } from '../../design/layout.ts';
import { Account } from './settings/account.tsx';
import { Block, quiet } from './settings/block.tsx';
import { History } from './settings/history.tsx';
import { Appearance } from './settings/appearance.tsx';
import { Consents } from './settings/consents.tsx';
import { exportAddress } from '../../platform/export-address.ts';

/** The settings of the account, and the history of the credits. */
export default function Settings({ path }: PageProps) {
  const LL = useWords();
  const t = LL.settings;
  const root = useRoot();
  const who = useFlow('session', selectWho);
  return (
    <div className={wrap}>
      <Head path={path} title={t.title()} description={t.description()} />
      <div
        className={css({ maxWidth: '760px', marginInline: 'auto', display: 'grid', gap: '18px', paddingTop: { base: '28px', md: '48px' } })}
      >
        <h1 className={css({ textStyle: 'h1', marginBottom: '8px' })}>{t.title()}</h1>
        <Appearance />
        {who === 'visitor' && (
          <Block title={t.visitor.title()}>
            <p className={quiet}>{t.visitor.body()}</p>
            <Button variant="primary" onClick={() => root.openSignIn('login')}>
              {LL.account.logIn()}
            </Button>
          </Block>
        )}
        {who === 'user' && <Account />}
        <Consents />
        {who === 'visitor' && (
          <Block title={t.data.title()}>
            <p className={quiet}>{t.data.visitor()}</p>
            <a href={exportAddress} download className={css({ color: 'link', fontWeight: 620, minHeight: '24px' })}>
              {t.data.action()}
            </a>
          </Block>
        )}
        <History />
      </div>
    </div>
  );
}
