/** The beginning of a sound, walked in a browser on the page of text to speech, whose audio element the walk plays. */
import { expect } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { beginningModel } from '../../../machines/beginning/beginning.model.ts';
import type { SoundReport } from '../../../machines/beginning/beginning.types.ts';
import type { Job } from '../../../machines/job/job.types.ts';
import { granted } from '../../model/browser/held-calls.ts';
import { Person } from '../../model/browser/person.ts';
import { unsubscribed, usual } from '../../model/browser/stage.ts';
import { walkInBrowser } from '../../model/browser/walk.ts';
import words from '../../../copy/en/pages/job.ts';

const submits = ['/api/generations'];
const sound = ({ url, seconds }: SoundReport['parts'][number]) => ({
  url,
  type: 'audio/mpeg',
  width: null,
  height: null,
  duration: seconds,
});

walkInBrowser(beginningModel, {
  background: {
    ...usual,
    '/api/drafts/ai-text-to-audio': { inputs: {} },
    '/api/pay/check-first-purchase': { is_first_purchase: true },
    '/api/pay/subscription-info': unsubscribed,
  },
  nobodyCauses: {
    'sound.taken': 'the player of the whole takes over by itself',
    'page.left': 'the walk stays on the page',
  },
  nobodySees: { handedOver: 'the player of the whole takes over at once' },
  subject: (page, site) => {
    const person = new Person(page, site);
    const result = page.getByRole('region', { name: 'Result', exact: true });
    const listen = result.getByRole('button', { name: words.listen });
    const pause = result.getByRole('button', { name: 'Pause' });
    const again = result.getByRole('button', { name: /^(Try again|Make another)/ });
    let stream: Awaited<ReturnType<typeof site.calls.stream>> | null = null;
    /** The server takes the submit and opens the stream of its job. */
    const follow = async () => {
      await site.calls.answer(submits, granted({ id: 'first', status: 'queued', cost: 1 }));
      stream = await site.calls.stream(['/api/generations/first/events']);
    };
    const happens = (name: string, seconds?: number) =>
      page.evaluate(
        ([type, at]) => {
          const audio = document.querySelector<HTMLAudioElement>('body > audio')!;
          if (at !== undefined) audio.currentTime = at;
          audio.dispatchEvent(new Event(type));
        },
        [name, seconds] as const,
      );
    const reports = async ({ job, parts, status }: SoundReport) => {
      if (!stream) {
        await again.click();
        await follow();
      }
      const reported: Job = {
        id: job,
        tool: 'ai-text-to-audio',
        engine: 'local',
        status: status === 'making' ? 'running' : status === 'made' ? 'succeeded' : 'failed',
        progress: 0.4,
        stage: 'speaking',
        cost: 1,
        outputs: status === 'made' ? [sound({ url: '/files/whole.mp3', seconds: 6 })] : [],
        beginning: parts.map(sound),
        notes: {},
        error: null,
      };
      stream!.send(reported);
      // Its job has ended.
      if (status !== 'making') stream = null;
    };
    return {
      start: async () => {
        await page.addInitScript(() => {
          // Files that the walk names are not there, and what plays is moved by the walk.
          Object.defineProperty(HTMLMediaElement.prototype, 'src', { writable: true, value: '' });
          HTMLMediaElement.prototype.play = async () => undefined;
        });
        await person.open('/ai-text-to-audio');
        await page.getByLabel('Text to read').fill('The boat goes home.');
        await page.getByRole('button', { name: /^Make audio/ }).click();
        await follow();
      },
      events: {
        'sound.reported': ({ event }: { event: AnyEventObject }) => reports(event as SoundReport),
        'sound.moved': () => happens('timeupdate', 1),
        'sound.ended': () => happens('ended'),
        'sound.paused': () => happens('pause'),
        'sound.failed': () => happens('error'),
        'listen.clicked': () => listen.click(),
        'pause.clicked': () => pause.click(),
      },
      states: {
        silent: () => expect(listen).toHaveCount(0),
        ready: () => expect(listen).toBeVisible(),
        playing: () => expect(pause).toBeVisible(),
        waiting: () => expect(pause).toBeVisible(),
        paused: () => expect(listen).toBeVisible(),
      },
    };
  },
});
