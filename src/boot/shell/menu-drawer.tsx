import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useRef } from 'react';
import { css } from 'styled-system/css';
import { localeFacts, localePath, locales } from '../../../contract/facts/locales.ts';
import { selectPath, selectSection } from '../../../machines/navigation/navigation.selectors.ts';
import { useFlow, useRoot } from '../../actors/hooks.tsx';
import { markOf } from './mark.ts';
import { places } from './places.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { applyTheme, currentTheme } from '../../platform/theme.ts';
import { Button } from '../../design/button.tsx';
import { Backdrop, CloseButton } from '../../design/dialog.tsx';
import { Link } from '../../routing/link.tsx';
import { Logo } from '../../design/logo.tsx';
import { modalLayer, modalPanel, modalRoot, useModal } from '../../design/modal.ts';

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '50px',
  paddingInline: '14px',
  borderRadius: 'md',
  fontWeight: 570,
  color: 'text',
  _hover: { background: 'surface.2' },
  '&:is([aria-current=page],[aria-current=true])': { background: 'soft', color: 'soft.text' },
});
const heading = css({ fontSize: 'small', fontWeight: 650, color: 'text.3', padding: '18px 14px 6px' });

/** On a phone: all places, the language and the theme, in a side drawer. */
export default function MenuDrawer() {
  const root = useRoot();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => root.dialogs.send({ type: 'dialog.closed', dialog: 'menu' });
  useModal(panel, close);
  return (
    <Dialog.Root {...modalRoot} onOpenChange={({ open }) => !open && close()}>
      <Portal>
        <Backdrop />
        <Dialog.Positioner {...modalLayer} className={css({ position: 'fixed', inset: 0, zIndex: 'dialog' })}>
          <Dialog.Content
            {...modalPanel}
            ref={panel}
            className={css({
              position: 'absolute',
              insetBlock: 0,
              right: 0,
              width: 'min(340px, 88vw)',
              display: 'flex',
              flexDirection: 'column',
              overflowY: 'auto',
              padding: '12px 12px 32px',
              background: 'surface',
              color: 'text',
              borderRadius: '28px 0 0 28px',
              boxShadow: '3',
              outline: 'none',
              animation: 'drawer .36s token(easings.out)',
            })}
          >
            <DrawerHeader />
            <Places onLeave={close} />
            <Locales onLeave={close} />
            <Themes />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function DrawerHeader() {
  const LL = useWords();
  return (
    <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', padding: '4px 4px 8px 14px' })}>
      <Logo />
      <Dialog.Title className={css({ srOnly: true })}>{LL.nav.menu()}</Dialog.Title>
      <CloseButton />
    </div>
  );
}

type LeavingProps = { /** Closes the drawer before the page changes. */ onLeave: () => void };

function Places({ onLeave }: LeavingProps) {
  const LL = useWords();
  const path = useFlow('navigation', selectPath);
  const section = useFlow('navigation', selectSection);
  const more = [
    { to: '/operation', name: LL.account.earn() },
    { to: '/settings', name: LL.account.settings() },
    { to: '/contact-us', name: LL.footer.contact() },
  ];
  return (
    <nav aria-label={LL.nav.main()}>
      {places.map(({ to, icon: Icon, name }) => (
        <Link key={to} to={to} onClick={onLeave} aria-current={markOf(to, path, section)} className={line}>
          <Icon size={20} aria-hidden="true" />
          {name(LL)}
        </Link>
      ))}
      {more.map(({ to, name }) => (
        <Link key={to} to={to} onClick={onLeave} aria-current={markOf(to, path, section)} className={line}>
          <span className={css({ width: '20px' })} />
          {name}
        </Link>
      ))}
    </nav>
  );
}

function Locales({ onLeave }: LeavingProps) {
  const LL = useWords();
  const locale = useLocale();
  const root = useRoot();
  const path = useFlow('navigation', selectPath);
  return (
    <>
      <h2 className={heading}>{LL.locale.change()}</h2>
      <ul className={css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4px' })}>
        {locales.map((other) => (
          <li key={other}>
            <a
              href={localePath(other, path)}
              lang={localeFacts[other].tag}
              hrefLang={localeFacts[other].tag}
              aria-current={other === locale ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onLeave();
                root.chooseLocale(other);
              }}
              className={line}
            >
              {localeFacts[other].name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Themes() {
  const LL = useWords();
  return (
    <>
      <h2 className={heading}>{LL.theme.change()}</h2>
      <Button
        variant="secondary"
        className={css({ marginInline: '14px' })}
        onClick={() => applyTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
      >
        <span className={css({ _dark: { display: 'none' } })}>{LL.theme.toDark()}</span>
        <span className={css({ display: 'none', _dark: { display: 'inline' } })}>{LL.theme.toLight()}</span>
      </Button>
    </>
  );
}
