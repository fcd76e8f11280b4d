import { css } from 'styled-system/css';
import { useWords } from '../../../platform/words.ts';
import { SectionHeading } from './section-heading.tsx';
import { ToolTile } from './tool-tile.tsx';

/** Eight of the tools. */
export function Tools() {
  const LL = useWords();
  const t = LL.home;
  return (
    <section>
      <SectionHeading title={t.toolsTitle()} lead={t.toolsLead()} to="/ai-tools" all={LL.nav.allTools()} />
      <div
        className={css({
          display: 'grid',
          gap: { base: '12px', md: '16px' },
          marginTop: '28px',
          gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))', md: 'repeat(4,minmax(0,1fr))' },
        })}
      >
        <ToolTile to="/ai-face-swap" words={t.tiles.face} art="/templates/astronaut.webp" shape="big" />
        <ToolTile to="/image-to-video-ai" words={t.tiles.motion} art="/art/dunes-w.webp" shape="wide" />
        <ToolTile to="/ai-sticker-maker" words={t.tiles.sticker} drawings={['unicorn', 'cupcake']} />
        <ToolTile to="/ai-text-to-audio" words={t.tiles.voice} art="/templates/bedtime.webp" />
        <ToolTile to="/ai-background-remover" words={t.tiles.cut} drawings={['dog']} />
        <ToolTile to="/ai-text-to-image" words={t.tiles.picture} art="/art/bloom.webp" />
        <ToolTile to="/ai-chatbot" words={t.tiles.chat} drawings={['octopus']} />
        <ToolTile to="/ai-watermark-remover" words={t.tiles.marks} art="/art/clouds-w.webp" />
      </div>
    </section>
  );
}
