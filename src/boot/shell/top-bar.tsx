import { Globe, Menu as Bars, Moon, Sun, UserRound } from 'lucide-react';
import type { MouseEvent } from 'react';
import { css, cx } from 'styled-system/css';
import { localeFacts, localePath, locales, type Locale } from '../../../contract/facts/locales.ts';
import { selectRemain } from '../../../machines/credits/credits.selectors.ts';
import { selectEmail, selectWho } from '../../../machines/session/session.selectors.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { applyTheme, currentTheme } from '../../platform/theme.ts';
import { Button } from '../../design/button.tsx';
import { CreditsChip } from '../../design/credits-chip.tsx';
import { Link } from '../../wiring/link.tsx';
import { Logo } from '../../design/logo.tsx';
import { Menu, menuItem } from '../../design/menu.tsx';
import { useArrival, useFlow } from '../../wiring/hooks.tsx';
import { isAt } from './places.ts';
import { ToolsMenu } from './tools-menu.tsx';

const bar = css({
  position: 'sticky',
  top: 0,
  zIndex: 'bar',
  height: { base: 'barPhone', md: 'bar' },
  background: 'glass',
  backdropFilter: 'saturate(1.6) blur(20px)',
  boxShadow: '0 1px 0 token(colors.line)',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  paddingInline: { base: '12px', md: '24px' },
  '@media (max-width: 429px)': { gap: '4px', paddingInline: '8px' },
});

const navLink = css({
  height: '44px',
  paddingInline: '13px',
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: 'full',
  fontWeight: 560,
  fontSize: '14.5px',
  color: 'text.2',
  whiteSpace: 'nowrap',
  _hover: { color: 'text', background: 'surface.2' },
  '&[aria-current=page]': { color: 'text', background: 'surface.2' },
});

/** The glass bar: where one can go, the language, the balance, who is here. */
export function TopBar({ path }: { path: string }) {
  const LL = useWords();
  const current = (to: string) => (isAt(path, to) ? ('page' as const) : undefined);
  return (
    <header className={bar}>
      <Link
        to="/"
        aria-label={`Iridia, ${LL.nav.home()}`}
        className={css({ borderRadius: 'md', marginRight: { md: '14px' }, minWidth: { base: '28px', md: '32px' }, flexShrink: 1000 })}
      >
        <Logo />
      </Link>
      <nav aria-label={LL.nav.main()} className={css({ display: { base: 'none', lg: 'flex' }, gap: '2px' })}>
        <Link to="/ai-tools" aria-current={current('/ai-tools')} className={navLink}>
          {LL.nav.tools()}
        </Link>
        <ToolsMenu />
        <Link to="/ai-effect" aria-current={current('/ai-effect')} className={navLink}>
          {LL.nav.effects()}
        </Link>
        <Link to="/ai-sticker-maker" aria-current={current('/ai-sticker-maker')} className={navLink}>
          {LL.nav.stickers()}
        </Link>
        <Link to="/template" aria-current={current('/template')} className={navLink}>
          {LL.nav.templates()}
        </Link>
        <Link to="/pricing" aria-current={current('/pricing')} className={navLink}>
          {LL.nav.pricing()}
        </Link>
      </nav>
      <span className={css({ flex: 1 })} />
      <span className={css({ display: { base: 'none', sm: 'contents' } })}>
        <LocaleSwitch path={path} />
        <ThemeSwitch />
      </span>
      <Balance />
      <Account />
      <MenuButton />
    </header>
  );
}

/** On a phone: opens the drawer with everything that the bar has no room for. */
function MenuButton() {
  const LL = useWords();
  const arrival = useArrival();
  return (
    <Button
      variant="ghost"
      shape="icon"
      aria-label={LL.nav.menu()}
      aria-haspopup="dialog"
      className={css({ display: { base: 'inline-flex', lg: 'none' }, '@media (max-width: 359px)': { width: '36px' } })}
      onClick={() => arrival.ask((root) => root.openDialog('menu'))}
    >
      <Bars size={20} aria-hidden="true" />
    </Button>
  );
}

/** The five languages as links, so that they work before anything has loaded; after that the page stays and its words change. */
function LocaleSwitch({ path }: { path: string }) {
  const LL = useWords();
  const locale = useLocale();
  const arrival = useArrival();
  const choose = (event: MouseEvent<HTMLAnchorElement>, other: Locale) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    arrival.ask((root) => root.chooseLocale(other));
  };
  return (
    <Menu
      label={`${LL.locale.change()}: ${localeFacts[locale].name}`}
      className={css({
        height: '44px',
        paddingInline: '12px',
        borderRadius: 'full',
        display: 'inline-flex',
        gap: '7px',
        alignItems: 'center',
        fontWeight: 560,
        fontSize: '14px',
        color: 'text.2',
        _hover: { background: 'surface.2' },
      })}
      face={
        <>
          <Globe size={18} aria-hidden="true" />
          <span className={css({ display: { base: 'none', xl: 'inline' } })}>{localeFacts[locale].name}</span>
        </>
      }
    >
      <ul>
        {locales.map((other) => (
          <li key={other}>
            <a
              href={localePath(other, path)}
              onClick={(event) => choose(event, other)}
              lang={localeFacts[other].tag}
              hrefLang={localeFacts[other].tag}
              aria-current={other === locale ? 'true' : undefined}
              className={menuItem}
            >
              {localeFacts[other].name}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

function ThemeSwitch() {
  const LL = useWords();
  return (
    <Button
      variant="ghost"
      shape="icon"
      aria-label={LL.theme.change()}
      onClick={() => applyTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      <Moon size={18} aria-hidden="true" className={css({ _dark: { display: 'none' } })} />
      <Sun size={18} aria-hidden="true" className={css({ display: 'none', _dark: { display: 'block' } })} />
    </Button>
  );
}

function Balance() {
  const arrival = useArrival();
  return (
    <CreditsChip
      remain={useFlow('credits', selectRemain, null)}
      onOpen={() => arrival.ask((root) => root.openDialog('credits'))}
      onGet={() => arrival.ask((root) => root.openDialog('pricing'))}
    />
  );
}

/** Sign-in for a visitor; for a user what belongs to the account. The place is kept while it is unknown. */
function Account() {
  const LL = useWords();
  const arrival = useArrival();
  const who = useFlow('session', selectWho, null);
  const email = useFlow('session', selectEmail, null);
  if (who !== 'user')
    return (
      <Button
        variant="secondary"
        size="small"
        className={cx(css({ '@media (max-width: 359px)': { paddingInline: '9px' } }), who === null && css({ visibility: 'hidden' }))}
        onClick={() => arrival.ask((root) => root.openSignIn('login'))}
      >
        {LL.account.logIn()}
      </Button>
    );
  return (
    <Menu
      label={LL.account.menu()}
      className={css({
        width: '40px',
        height: '40px',
        borderRadius: 'full',
        display: 'grid',
        placeItems: 'center',
        color: 'violet.900',
        background: 'linear-gradient(160deg,#C0B2FF,#FFB8D2)',
      })}
      face={<UserRound size={20} aria-hidden="true" />}
    >
      <p className={css({ paddingInline: '12px', paddingBlock: '8px', fontSize: '13.5px', color: 'text.2', overflowWrap: 'anywhere' })}>
        {email}
      </p>
      <Link to="/my-creations" className={menuItem}>
        {LL.nav.myCreations()}
      </Link>
      <Link to="/operation" className={menuItem}>
        {LL.account.earn()}
      </Link>
      <Link to="/settings#history" className={menuItem}>
        {LL.account.credits()}
      </Link>
      <Link to="/settings" className={menuItem}>
        {LL.account.settings()}
      </Link>
      <button type="button" className={menuItem} onClick={() => arrival.ask(({ session }) => session.send({ type: 'signOut.requested' }))}>
        {LL.account.logOut()}
      </button>
    </Menu>
  );
}
