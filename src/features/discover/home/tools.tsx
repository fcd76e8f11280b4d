import { css } from 'styled-system/css';
import { section } from '../../../design/layout.ts';
import { useWords } from '../../../platform/words.ts';
import { SectionHeading } from './section-heading.tsx';
import { ToolTile } from './tool-tile.tsx';

/** Eight of the tools. */
export function Tools() {
  const LL = useWords();
  const t = LL.homeSections;
  return (
    <section className={section}>
      <SectionHeading title={t.toolsTitle()} lead={t.toolsLead()} to="/ai-tools" all={LL.nav.allTools()} />
      <div
        className={css({
          display: 'grid',
          gap: { base: '12px', md: '16px' },
          marginTop: '28px',
          gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))', md: 'repeat(4,minmax(0,1fr))' },
        })}
      >
        <ToolTile to="/multiple-face-swap" words={t.tiles.face} example="multiple-face-swap-2" shape="big" />
        <ToolTile to="/ai-background-remover" words={t.tiles.cut} example="video-background-remover" moves shape="wide" />
        <ToolTile to="/ai-sticker-maker" words={t.tiles.sticker} example="ai-sticker-maker" />
        <ToolTile to="/video-watermark-remover" words={t.tiles.marks} example="video-watermark-remover" moves />
        <ToolTile to="/image-to-video-ai" words={t.tiles.motion} example="image-to-video-ai" moves />
        <ToolTile to="/ai-text-to-audio" words={t.tiles.voice} art="/templates/podcast.webp" />
        <ToolTile to="/ai-text-to-image" words={t.tiles.picture} example="ai-text-to-image-2" note={LL.nav.composed()} />
        <ToolTile to="/ai-chatbot" words={t.tiles.chat} drawing="octopus" />
      </div>
    </section>
  );
}
