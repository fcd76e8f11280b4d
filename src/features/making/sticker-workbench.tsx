import { css, cx } from 'styled-system/css';
import { stickerMaker } from '../../../contract/facts/tools/sticker.ts';
import { useWords } from '../../platform/words.ts';
import { card } from '../../design/layout.ts';
import { Example } from './example.tsx';
import { MoreResults } from './batch/more-results.tsx';
import { OwnImage } from './own-image.tsx';
import { ResultPanel } from './result/result-panel.tsx';
import { StickerForm } from './sticker-form.tsx';
import { formOf, useGeneration } from './generation/use-generation.ts';

/** The sticker maker's form and its result, side by side. */
export default function StickerWorkbench() {
  const LL = useWords();
  const generation = useGeneration(stickerMaker);
  const example = (
    <OwnImage generation={generation} tool={stickerMaker}>
      <Example form={formOf(generation)} tool={stickerMaker} />
    </OwnImage>
  );
  return (
    <>
      <div className={card} style={{ padding: 'clamp(16px, 2.2vw, 28px)', minWidth: 0 }}>
        <h2 id="make-title" className={css({ textStyle: 'h3', marginBottom: '18px' })}>
          {LL.sticker.formTitle()}
        </h2>
        <StickerForm generation={generation} />
      </div>
      <div
        className={cx(card, css({ display: 'grid', gridTemplateRows: '1fr auto' }))}
        style={{ padding: 'clamp(12px, 1.6vw, 20px)', minWidth: 0 }}
      >
        <ResultPanel generation={generation} tool={stickerMaker} example={example} file="sticker" done={LL.sticker.done()} />
        <MoreResults generation={generation} tool={stickerMaker} file="sticker" />
      </div>
    </>
  );
}
