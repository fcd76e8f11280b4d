import { useState } from 'react';
import { css, cx } from 'styled-system/css';
import { Questions } from '../../design/accordion.tsx';
import { Button } from '../../design/button.tsx';
import { Carousel } from '../../design/carousel.tsx';
import { Compare } from '../../design/compare.tsx';
import { CoverCard, coverGrid } from '../../features/discover/cover-card.tsx';
import { Empty } from '../../design/empty.tsx';
import { FailedList, More } from '../../design/list-end.tsx';
import { Progress } from '../../design/progress.tsx';
import { Skeleton } from '../../design/skeleton.tsx';
import { Tabs } from '../../design/tabs.tsx';
import { column, nothing, Part } from './part.tsx';

const wide = css({ width: '100%' });

/** Images, cards, lists, and their loading and empty states. */
export const Lists = () => (
  <>
    <Part name="Tabs">
      <div className={column}>
        <Terms fit="words" />
        <Terms fit="full" />
      </div>
    </Part>
    <Part name="Progress">
      <div className={column}>
        <Progress value={null} label="unknown" />
        <Progress value={0.4} label="some" />
        <Progress value={1} label="all" />
      </div>
    </Part>
    <Part name="Cards">
      <div className={cx(coverGrid, wide)}>
        <CoverCard to="/" cover="/templates/lake-dawn.webp" title="A lake at dawn" note="Picture" badge="New" cost={1} />
        <CoverCard to="/" cover="/stickers/fox.webp" title="A fox, which has no ground of its own" badge="Sticker" cost={1} />
        <CoverCard to="/" cover="/templates/lake-dawn.webp" title="A lake at night" badge="Clip" cost={20} closed="Not on this site now" />
      </div>
    </Part>
    <Part name="Skeleton">
      <Skeleton
        label="Cards are on their way"
        count={4}
        className={cx(coverGrid, wide)}
        item={css({ aspectRatio: '4/3', borderRadius: 'lg' })}
      />
    </Part>
    <Part name="Empty">
      <Empty art="octopus" title="Nothing here yet" body="What is made stands here, by its day.">
        <Button variant="primary">Make a sticker</Button>
      </Empty>
    </Part>
    <Part name="Failed list">
      <FailedList text="The list could not be had." retry="Try again" onRetry={nothing} />
    </Part>
    <Part name="More of a list">
      <More label="Show more" busy={false} onMore={nothing} />
      <More label="Show more" busy onMore={nothing} />
      <More label="Show more" busy={false} failed="The rest could not be had." onMore={nothing} />
    </Part>
    <Part name="Carousel">
      <Slides />
    </Part>
    <Part name="Compare">
      <div className={column}>
        <Compare before="/art/silk-w.webp" after="/art/clouds-w.webp" label="Before and after" width={360} height={240} />
      </div>
    </Part>
    <Part name="Accordion">
      <div className={wide}>
        <Questions
          items={[
            { title: 'A question?', body: 'Its answer.' },
            { title: 'Another?', body: 'Another answer.' },
          ]}
        />
      </div>
    </Part>
  </>
);

function Terms({ fit }: { fit: 'words' | 'full' }) {
  const [value, setValue] = useState('year');
  const tabs = ['month', 'year', 'once'].map((each) => ({ value: each, face: each }));
  return (
    <Tabs label={`As wide as ${fit}`} fit={fit} tabs={tabs} value={value} onChoose={setValue}>
      {(chosen) => <p>What belongs to {chosen}.</p>}
    </Tabs>
  );
}

function Slides() {
  const [at, setAt] = useState(0);
  const [isStopped, setStopped] = useState(true);
  const slides = ['First', 'Second', 'Third'].map((name) => ({
    key: name,
    face: <p className={css({ padding: '24px', borderRadius: 'lg', background: 'soft', color: 'soft.text' })}>{name}</p>,
  }));
  return (
    <Carousel
      slides={slides}
      at={at}
      onShow={setAt}
      isMoving={false}
      motion={{ isStopped, label: isStopped ? 'Play' : 'Pause', onClick: () => setStopped(!isStopped) }}
      labels={{ previous: 'Previous', next: 'Next', slides: 'Slides', slide: (number, count) => `Slide ${number} of ${count}` }}
    />
  );
}
