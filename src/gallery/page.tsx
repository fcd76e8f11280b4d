/** Every part of the design system in every state: for developers and testers, and in their language alone. */
import { useState, type ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { Head } from '../app/head.tsx';
import type { PageProps } from '../app/routes.ts';
import { applyTheme, currentTheme } from '../services/theme.ts';
import { Questions } from '../ui/accordion.tsx';
import { Button, Cost } from '../ui/button.tsx';
import { Coin } from '../ui/coin.tsx';
import { Compare } from '../ui/compare.tsx';
import { CoverCard, coverGrid } from '../ui/cover-card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DropZone } from '../ui/drop-zone.tsx';
import { Field, FieldError } from '../ui/field.tsx';
import { auroraText, card, wrap } from '../ui/layout.ts';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { pill, pillRow } from '../ui/pills.ts';
import { Progress } from '../ui/progress.tsx';
import { Prose } from '../ui/prose.tsx';
import { StickerArt } from '../ui/sticker-art.tsx';

const looks = ['primary', 'gen', 'secondary', 'soft', 'ghost', 'glass', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' });
const column = css({ display: 'grid', gap: '16px', maxWidth: '460px' });
const nothing = () => undefined;

export default function Gallery({ path }: PageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div lang="en" className={cx(wrap, css({ paddingBlock: '32px', display: 'grid', gap: '28px' }))}>
      <Head path={path} title="Parts" description="Every part of the design system in every state." />
      <div className={row}>
        <h1 className={css({ textStyle: 'h2' })}>Parts</h1>
        <Button size="small" onClick={() => applyTheme(currentTheme() === 'dark' ? 'light' : 'dark')}>
          Other theme
        </Button>
      </div>
      {looks.map((look) => (
        <Part key={look} name={`Button, ${look}`}>
          {sizes.map((size) => (
            <Button key={size} look={look} size={size}>
              {size}
            </Button>
          ))}
          <Button look={look} disabled>
            disabled
          </Button>
          <Button look={look} busy>
            busy
          </Button>
          {look === 'gen' && (
            <Button look={look}>
              with its cost <Cost amount={20} label="20 credits" />
            </Button>
          )}
          <Button look={look} shape="icon" aria-label="icon">
            <Coin />
          </Button>
        </Part>
      ))}
      <Part name="Field">
        <div className={column}>
          <Field label="Empty" name="empty" placeholder="you@example.com" />
          <Field label="Filled" name="filled" defaultValue="somebody@example.com" />
          <Field label="Wrong" name="wrong" defaultValue="somebody" error="That is no address." />
          <Field label="Disabled" name="disabled" disabled defaultValue="nobody" />
          <FieldError>An error of its own.</FieldError>
        </div>
      </Part>
      <Part name="Drop zone">
        <div className={column}>
          <DropZone label="Picture" title="Drop a picture" hint="PNG or JPEG" over="Let go" onFile={nothing} wide={false} />
          <DropZone
            label="Wrong picture"
            title="Drop a picture"
            hint="PNG or JPEG"
            over="Let go"
            onFile={nothing}
            wide={false}
            error="It is larger than 20 MB."
          />
        </div>
      </Part>
      <Part name="Progress">
        <div className={column}>
          <Progress value={null} label="unknown" />
          <Progress value={0.4} label="some" />
          <Progress value={1} label="all" />
        </div>
      </Part>
      <Part name="Pills">
        <div className={pillRow}>
          <Link to="/__ui" aria-current="page" className={pill}>
            Chosen
          </Link>
          <Link to="/" className={pill}>
            Another
          </Link>
        </div>
      </Part>
      <Part name="Cards">
        <div className={cx(coverGrid, css({ width: '100%' }))}>
          <CoverCard to="/" cover="/templates/lake-dawn.webp" title="A lake at dawn" note="Picture" badge="New" cost={1} />
        </div>
      </Part>
      <Part name="Compare">
        <Compare before="/art/silk-w.webp" after="/art/aurora.webp" label="Before and after" width={360} height={240} />
      </Part>
      <Part name="Dialog">
        <Button onClick={() => setOpen(true)}>Open</Button>
        {isOpen && (
          <Dialog width="small" title="A dialog" onClose={() => setOpen(false)}>
            <p className={css({ padding: '32px' })}>Its content.</p>
          </Dialog>
        )}
      </Part>
      <Part name="Words">
        <Prose text={'A paragraph with **weight**.\n\n- one\n- two'} />
        <Questions items={[{ title: 'A question?', body: 'Its answer.' }]} />
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

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section data-part={name} className={card} style={{ padding: '20px' }}>
    <h2 className={css({ fontSize: '13px', color: 'text.2', marginBottom: '12px' })}>{name}</h2>
    <div className={row}>{children}</div>
  </section>
);
