/** Every component of the design system in every state: for developers and testers, in English only. */
import { css, cx } from 'styled-system/css';
import { Head } from '../../routing/head.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { applyTheme, currentTheme } from '../../platform/theme.ts';
import { Button } from '../../design/button.tsx';
import { Coin } from '../../design/coin.tsx';
import { auroraText, wrap } from '../../design/layout.ts';
import { Logo } from '../../design/logo.tsx';
import { Prose } from '../../features/chat/prose.tsx';
import { StickerArt } from '../../design/sticker-art.tsx';
import { Fields } from './fields.tsx';
import { Layers } from './layers.tsx';
import { Lists } from './lists.tsx';
import { Part, row } from './part.tsx';
import { Clicks } from './clicks.tsx';

export default function Gallery({ path }: PageProps) {
  return (
    <div lang="en" className={cx(wrap, css({ paddingBlock: '32px', display: 'grid', gap: '28px' }))}>
      <Head path={path} title="Parts" description="Every part of the design system in every state." />
      <div className={row}>
        <h1 className={css({ textStyle: 'h2' })}>Parts</h1>
        <Button size="small" onClick={() => applyTheme(currentTheme() === 'dark' ? 'light' : 'dark')}>
          Other theme
        </Button>
      </div>
      <Clicks />
      <Fields />
      <Lists />
      <Layers />
      <Part name="Words">
        <Prose text={'A paragraph with **weight**, a [link](/pricing) and `code`.\n\n- one\n- two'} />
      </Part>
      <Part name="Marks">
        <Logo />
        <Coin />
        <StickerArt name="fox" size={84} />
        <span className={cx(auroraText, css({ textStyle: 'h2' }))}>Aurora</span>
      </Part>
    </div>
  );
}
