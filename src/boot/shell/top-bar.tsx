import Bars from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { css, cx } from 'styled-system/css';
import { selectCreditsFailed, selectRemain } from '../../../machines/credits/credits.selectors.ts';
import { deferred } from '../../platform/deferred.tsx';
import { useWords } from '../../platform/words.ts';
import { applyTheme, currentTheme } from '../../platform/theme.ts';
import { Button } from '../../design/button.tsx';
import { CreditsChip } from '../../design/credits-chip.tsx';
import { Link } from '../../routing/link.tsx';
import { Logo } from '../../design/logo.tsx';
import { useArrival, useFlow, useOnceSettled } from '../../actors/hooks.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LocaleSwitch } from './locale-switch.tsx';
import { markOf } from './mark.ts';
import { ToolsMenu } from './tools-menu.tsx';
import { Optional } from '../../design/optional.tsx';

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
  paddingInline: '14px',
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: 'full',
  fontWeight: 570,
  fontSize: 'tab',
  color: 'text.2',
  whiteSpace: 'nowrap',
  _hover: { color: 'text', background: 'surface.2' },
  '&:is([aria-current=page],[aria-current=true])': { color: 'text', background: 'surface.2' },
});

/** The bar at the top: navigation, language, theme, balance, account. */
export function TopBar({ path, section }: { path: string; section: string }) {
  const LL = useWords();
  return (
    <header className={bar}>
      <Link
        to="/"
        aria-label={`Iridia, ${LL.nav.home()}`}
        className={css({ borderRadius: 'md', marginRight: { md: '14px' }, minWidth: { base: '28px', md: '32px' }, flexShrink: 1000 })}
      >
        <Logo />
      </Link>
      <MainNav path={path} section={section} />
      <Jobs />
      <span className={css({ flex: 1 })} />
      <span className={css({ display: { base: 'none', sm: 'contents' } })}>
        <LocaleSwitch path={path} />
        <ThemeSwitch />
      </span>
      <Balance path={path} />
      <AccountMenu />
      <MenuButton />
    </header>
  );
}

const JobIndicator = deferred(async () => (await import('./job-indicator.tsx')).default);

/** Loaded once no earlier click still waits for the network. It takes its place from the empty middle of the bar. */
function Jobs() {
  const isLoaded = useOnceSettled(JobIndicator);
  return isLoaded ? (
    <Optional part={JobIndicator}>
      <JobIndicator />
    </Optional>
  ) : null;
}

/** The main links; on a phone they are in the drawer. */
function MainNav({ path, section }: { path: string; section: string }) {
  const LL = useWords();
  const current = (to: string) => markOf(to, path, section);
  return (
    <nav aria-label={LL.nav.main()} className={css({ display: { base: 'none', lg: 'flex' }, gap: '2px' })}>
      <span className={cx(css({ display: 'flex', borderRadius: 'full' }), current('/ai-tools') && css({ background: 'surface.2' }))}>
        <Link to="/ai-tools" aria-current={current('/ai-tools')} className={navLink}>
          {LL.nav.tools()}
        </Link>
        <ToolsMenu />
      </span>
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
  );
}

/** On a phone: opens the drawer with everything that does not fit in the bar. */
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

function Balance({ path }: { path: string }) {
  const arrival = useArrival();
  return (
    <CreditsChip
      remain={useFlow('credits', selectRemain, null)}
      failed={useFlow('credits', selectCreditsFailed, false)}
      onRetry={() => arrival.ask((root) => root.credits.send({ type: 'credits.refreshRequested' }))}
      onOpen={() => arrival.ask((root) => root.openDialog('credits'))}
      onGet={path === '/pricing' ? undefined : () => arrival.ask((root) => root.openDialog('pricing'))}
    />
  );
}
