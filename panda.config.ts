import { defineConfig, defineGlobalStyles, defineSemanticTokens, defineTokens } from '@pandacss/dev';
import { colors, violet } from './contract/facts/colors.ts';

const tokens = defineTokens({
  colors: {
    violet: {
      50: { value: '#F6F4FF' },
      100: { value: '#ECE8FF' },
      200: { value: '#DBD3FF' },
      300: { value: '#C0B2FF' },
      400: { value: '#9D86FB' },
      500: { value: violet },
      550: { value: '#6F4FF0' },
      600: { value: '#6843E6' },
      700: { value: '#5632C4' },
      800: { value: '#46299C' },
      900: { value: '#35217A' },
      950: { value: '#1F1350' },
    },
    magenta: { 500: { value: '#F0489B' }, 700: { value: '#B8328F' } },
    peach: { value: '#FF9A6B' },
    sky: { value: '#4DB8FF' },
    mint: { value: '#3ED6A8' },
    gold: { value: '#FFC53D' },
    white: { value: '#FFFFFF' },
    ink: { value: '#17132A' },
    night: { value: 'rgba(16,10,36,.62)' },
  },
  fonts: {
    sans: { value: '"Onest Variable","Noto Sans SC","PingFang SC","Hiragino Sans GB","Microsoft YaHei",system-ui,sans-serif' },
    mono: { value: 'ui-monospace,"SF Mono","JetBrains Mono",Menlo,Consolas,monospace' },
  },
  // Drawings that take their size from the text around them have sizes of their own.
  fontSizes: {
    micro: { value: '11px' },
    note: { value: '12px' },
    badge: { value: '12.5px' },
    small: { value: '13px' },
    aside: { value: '13.5px' },
    label: { value: '14px' },
    tab: { value: '14.5px' },
    body: { value: '15px' },
    question: { value: '16px' },
    title: { value: '17px' },
    large: { value: '19px' },
    heading: { value: '28px' },
    headline: { value: '36px' },
    figure: { value: '44px' },
    display: { value: '68px' },
    poster: { value: '112px' },
  },
  radii: {
    xs: { value: '8px' },
    sm: { value: '10px' },
    md: { value: '14px' },
    lg: { value: '20px' },
    xl: { value: '28px' },
    dialog: { value: '32px' },
    '2xl': { value: '36px' },
    full: { value: '999px' },
  },
  easings: {
    out: { value: 'cubic-bezier(.16,1,.3,1)' },
    inOut: { value: 'cubic-bezier(.65,0,.35,1)' },
    spring: { value: 'cubic-bezier(.34,1.4,.5,1)' },
  },
  durations: { fast: { value: '120ms' }, base: { value: '200ms' }, slow: { value: '360ms' } },
  sizes: {
    page: { value: '1240px' },
    bar: { value: '64px' },
    barPhone: { value: '56px' },
    tabBar: { value: '76px' },
    rail: { value: '92px' },
  },
  zIndex: { bar: { value: 100 }, tabs: { value: 110 }, dialog: { value: 200 }, toast: { value: 300 } },
});

const themed = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

const semanticTokens = defineSemanticTokens({
  colors: {
    canvas: themed(...colors.canvas),
    surface: { DEFAULT: themed(...colors.surface), 2: themed('#F1EFF9', '#1F1B33'), 3: themed('#E8E5F3', '#2A2543') },
    glass: themed('rgba(255,255,255,.78)', 'rgba(18,15,32,.74)'),
    line: { DEFAULT: themed(...colors.line), 2: themed('rgba(38,26,88,.17)', 'rgba(226,218,255,.18)') },
    control: themed(...colors.control),
    text: { DEFAULT: themed(...colors.text), 2: themed(...colors.text2), 3: themed(...colors.text3) },
    link: themed(...colors.link),
    action: { DEFAULT: themed(...colors.action), hover: themed(...colors.actionHover), text: themed('#FFFFFF', '#FFFFFF') },
    soft: { DEFAULT: themed('#EFEBFF', '#2A2150'), text: themed('#5632C4', '#C9BDFF') },
    danger: { DEFAULT: themed(...colors.danger), soft: themed(...colors.dangerSoft) },
    success: { DEFAULT: themed(...colors.success), soft: themed(...colors.successSoft) },
    warn: { DEFAULT: themed(...colors.warn), soft: themed(...colors.warnSoft) },
    info: { DEFAULT: themed('#1C62C4', '#8DBBFF'), soft: themed('#EAF2FF', '#14233F') },
    credit: { DEFAULT: themed('#6A4300', '#FFD98A'), soft: themed('#FFF0CC', '#33280F'), line: themed('#F6D488', '#5B481B') },
    drop: { DEFAULT: themed('#F6F4FF', '#1B1633'), line: themed('#C0B2FF', '#4A3C86') },
    inverse: { DEFAULT: themed('#17132A', '#F4F2FC'), text: themed('#FFFFFF', '#161327') },
  },
  gradients: {
    aurora: { value: 'linear-gradient(100deg,#7A5CF6 0%,#B44DF0 38%,#F0489B 72%,#FF8A5C 100%)' },
    auroraText: themed(
      'linear-gradient(100deg,#6843E6 0%,#A33BD4 38%,#CF2E80 72%,#C2481F 100%)',
      'linear-gradient(100deg,#9D86FB 0%,#C56BFF 38%,#FF6FB5 72%,#FFA27A 100%)',
    ),
    auroraAction: { value: 'linear-gradient(100deg,#6F4FF0 0%,#8F3FD0 55%,#B8328F 100%)' },
    rim: { value: 'linear-gradient(100deg,rgba(122,92,246,.75),rgba(180,77,240,.6) 40%,rgba(240,72,155,.6) 72%,rgba(255,138,92,.7))' },
    glow: themed(
      'radial-gradient(46% 50% at 50% 42%,rgba(122,92,246,.22),transparent 70%),radial-gradient(34% 40% at 76% 34%,rgba(240,72,155,.14),transparent 70%),radial-gradient(30% 40% at 22% 60%,rgba(255,154,107,.16),transparent 70%)',
      'radial-gradient(46% 50% at 50% 42%,rgba(122,92,246,.40),transparent 70%),radial-gradient(34% 40% at 76% 34%,rgba(240,72,155,.20),transparent 70%),radial-gradient(30% 40% at 22% 60%,rgba(255,154,107,.10),transparent 70%)',
    ),
    checker: themed(
      'conic-gradient(#ECE9F6 25%,#fff 0 50%,#ECE9F6 0 75%,#fff 0)',
      'conic-gradient(#262138 25%,#1B172B 0 50%,#262138 0 75%,#1B172B 0)',
    ),
    plan: { value: 'linear-gradient(168deg,#7152F0 0%,#5F3CDA 46%,#4527A8 100%)' },
  },
  shadows: {
    1: themed('0 1px 2px rgba(31,19,80,.06),0 0 0 1px rgba(38,26,88,.10)', '0 0 0 1px rgba(226,218,255,.10)'),
    2: themed(
      '0 2px 4px rgba(31,19,80,.04),0 10px 24px -8px rgba(31,19,80,.12),0 0 0 1px rgba(38,26,88,.10)',
      '0 12px 28px -10px rgba(0,0,0,.6),0 0 0 1px rgba(226,218,255,.10)',
    ),
    3: themed(
      '0 4px 8px rgba(31,19,80,.05),0 28px 64px -18px rgba(49,28,130,.28),0 0 0 1px rgba(38,26,88,.10)',
      '0 32px 72px -18px rgba(0,0,0,.8),0 0 0 1px rgba(226,218,255,.18)',
    ),
    action: { value: '0 1px 0 rgba(255,255,255,.28) inset,0 8px 20px -8px rgba(111,79,240,.65)' },
    gen: { value: '0 1px 0 rgba(255,255,255,.3) inset,0 14px 30px -12px rgba(152,60,200,.75)' },
    composer: { value: '0 34px 80px -24px rgba(92,52,200,.42)' },
  },
});

const sliderThumb = {
  appearance: 'none',
  width: '24px',
  height: '24px',
  borderRadius: 'full',
  border: '2px solid {colors.violet.500}',
  background: 'surface',
};

const globalCss = defineGlobalStyles({
  '*,*::before,*::after': { boxSizing: 'border-box' },
  html: { colorScheme: 'light', scrollPaddingTop: '80px', textSizeAdjust: '100%' },
  'html[data-theme=dark]': { colorScheme: 'dark' },
  // While the theme changes (`src/platform/theme.ts`).
  '[data-still] *,[data-still] *::before,[data-still] *::after': { transition: 'none!' },
  // Where the browser saves data (`src/early/early.js`): an image that is loaded when it is seen and has no box is never asked for. What somebody
  // made or chose is not among them.
  '[data-saving] img[loading=lazy]:not([src*=files],[src^=blob]),[data-shows]': { display: 'none' },
  '[data-saving] :has(img[loading=lazy]:not([src*=files],[src^=blob]))>[data-shows]': { display: 'block' },
  // Filled up to the thumb (`src/design/slider.tsx`): the browser’s own track is gray, with a border.
  '[data-slider]': {
    appearance: 'none',
    background: 'linear-gradient(90deg,{colors.violet.500} var(--filled),{colors.surface.3} 0) center/100% 6px no-repeat',
  },
  '[data-slider]::-webkit-slider-thumb': sliderThumb,
  '[data-slider]::-moz-range-thumb': sliderThumb,
  body: {
    margin: 0,
    fontFamily: 'sans',
    fontSize: 'body',
    lineHeight: 1.5,
    letterSpacing: '-.005em',
    color: 'text',
    background: 'canvas',
    WebkitFontSmoothing: 'antialiased',
    overflowX: 'hidden',
    '&:is(:lang(zh))': { letterSpacing: 0, lineHeight: 1.6 },
  },
  'h1,h2,h3,h4': {
    margin: 0,
    fontWeight: 700,
    letterSpacing: '-.03em',
    lineHeight: 1.12,
    textWrap: 'balance',
    overflowWrap: 'break-word',
    '&:lang(zh)': { letterSpacing: 0, lineHeight: 1.25 },
  },
  'p,ul,ol,figure,fieldset,dl,dd,blockquote': { margin: 0, padding: 0 },
  'ul,ol': { listStyle: 'none' },
  fieldset: { border: 0, minWidth: 0 },
  'img,svg,video,canvas': { display: 'block', maxWidth: '100%' },
  // A long label takes no room from its icon.
  svg: { flexShrink: 0 },
  'button,input,textarea,select': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  button: { border: 0, background: 'none', padding: 0, cursor: 'pointer' },
  a: { color: 'inherit', textDecoration: 'none' },
  ':focus-visible': { outline: '2px solid token(colors.violet.500)', outlineOffset: '2px' },
  '[hidden]': { display: 'none!' },
  // Forced colors draw neither grounds nor shadows: edges and choices are lines.
  '@media (forced-colors: active)': {
    ':is(button,input,textarea,select,[data-part=item])': { outline: '1px solid!' },
    ':is([data-part=item][data-state=checked],[aria-pressed=true],[aria-selected=true],label:has(:checked)):not([data-focus-visible])': {
      outline: '3px solid Highlight!',
    },
    ':is(:focus-visible,[data-focus-visible])': { outline: '3px dashed!', outlineOffset: '3px!' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*,*::before,*::after': {
      animationDuration: '.01ms!',
      animationIterationCount: '1!',
      // Not a short one: with it every property would change a frame late, `order` too.
      transition: 'none!',
      scrollBehavior: 'auto!',
    },
  },
});

export default defineConfig({
  preflight: false,
  eject: true,
  presets: ['@pandacss/preset-base'],
  include: ['./src/**/*.{ts,tsx}'],
  outdir: 'styled-system',
  conditions: {
    extend: {
      dark: '[data-theme=dark] &',
      selected: '&:is([data-selected], [aria-selected=true], [aria-current=page])',
      // A phone or a tablet: there is a camera, and nothing is dropped or pasted.
      touch: '@media (pointer: coarse)',
    },
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    keyframes: {
      enter: { from: { opacity: 0, transform: 'translateY(8px)' } },
      drawer: { from: { opacity: 0, transform: 'translateX(24px)' } },
      rise: { from: { opacity: 0, transform: 'translateY(8px) scale(.98)' } },
      fade: { from: { opacity: 0 } },
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '0%,60%,100%': { opacity: 0.3 }, '30%': { opacity: 1 } },
      travel: { from: { transform: 'scaleX(0)' }, '20%': { transform: 'scaleX(.6)' }, to: { transform: 'scaleX(.95)' } },
      sheen: { to: { backgroundPosition: '200% 0' } },
    },
    textStyles: {
      display: {
        value: { fontSize: { base: 'min(37px, 10.5vw)', md: 'display' }, lineHeight: 1.02, letterSpacing: '-.045em', fontWeight: 750 },
      },
      // The longest word of a title, which is Russian, has room on the narrowest phone.
      h1: { value: { fontSize: { base: 'min(32px, 8.75vw)', md: 'figure' }, lineHeight: 1.08, letterSpacing: '-.038em', fontWeight: 700 } },
      h2: { value: { fontSize: { base: 'heading', md: 'headline' }, letterSpacing: '-.035em', fontWeight: 700 } },
      h3: { value: { fontSize: '22px', letterSpacing: '-.022em', fontWeight: 700 } },
      h4: { value: { fontSize: 'title', letterSpacing: '-.015em', lineHeight: 1.3, fontWeight: 650 } },
      lead: { value: { fontSize: { base: 'title', md: 'large' }, lineHeight: 1.5 } },
    },
  },
  globalCss,
  staticCss: {},
});
