import { css } from 'styled-system/css';
import { useRoot } from '../../actors/hooks.tsx';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { Coin } from '../../design/coin.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Lacking } from './lacking.tsx';

/** Opens at a submit that the balance does not cover: what is free comes first, the prices are one click away, and closing it leads back to the form. */
export default function ShortageDialog() {
  const LL = useWords();
  const t = LL.credit;
  const root = useRoot();
  const close = () => root.dialogs.send({ type: 'dialog.closed', dialog: 'shortage' });
  const openPrices = () => {
    root.openDialog('pricing');
    close();
  };
  return (
    <Dialog width="small" title={t.shortTitle()} onClose={close}>
      <div className={css({ padding: '36px 28px 28px', display: 'grid', gap: '16px' })}>
        <span className={css({ fontSize: '56px', justifySelf: 'center' })}>
          <Coin />
        </span>
        <h2 aria-hidden="true" className={css({ textStyle: 'h3', textAlign: 'center' })}>
          {t.shortTitle()}
        </h2>
        <Lacking />
        <p className={css({ fontSize: 'small', color: 'text.2', textAlign: 'center' })}>{t.kept()}</p>
        <Button variant="secondary" full onClick={openPrices}>
          {LL.nav.pricing()}
        </Button>
      </div>
    </Dialog>
  );
}
