/** The facts that the answers of the help assistant name. */
import { usualCosts } from '../../../contract/facts/costs.ts';
import { credits } from '../../../contract/facts/credits.ts';
import { sizeIn } from '../../../contract/facts/file-size.ts';
import { limits } from '../../../contract/facts/limits.ts';
import { localeFacts, locales, type Locale } from '../../../contract/facts/locales.ts';
import { durationIn, retention } from '../../../contract/facts/retention.ts';
import { formatsOf } from '../../../contract/facts/result-formats.ts';
import { textLengths } from '../../../contract/facts/text-lengths.ts';
import { times } from '../../../contract/facts/times.ts';
import { durations } from '../../../contract/facts/tools/choices.ts';
import { uploadRules, type UploadKind } from '../../../contract/facts/uploads.ts';
import { wordsOver } from '../../../copy/dictionary.ts';
import { ofPrices, read, type Facts } from './passages.ts';

/** Returns them by name, formatted for the locale. */
export async function valuesIn(locale: Locale, facts: Facts): Promise<Record<string, string>> {
  const { tag, marks } = localeFacts[locale];
  const { credit } = wordsOver(locale, await read(locale, 'shell'));
  const { notify } = await read<{ notify: { off: string } }>(locale, 'pages/job');
  const number = (value: number): string => new Intl.NumberFormat(tag).format(value);
  const names = (kind: UploadKind): string => uploadRules[kind].extensions.map((name) => name.toUpperCase()).join(marks.listed);
  const made = (type: string): string =>
    formatsOf(type)
      .map((name) => name.toUpperCase())
      .join(marks.listed);
  const costs = facts.costs ?? usualCosts;
  const [plans, packs] = ofPrices(locale, facts);
  return {
    imageCost: credit.cost(costs.image),
    gifCost: credit.cost(costs.gif),
    videoCost: credit.cost(costs.video),
    composedCost: credit.cost(costs.composedVideo),
    audioCost: credit.cost(costs.audio),
    plans: plans!.body.slice(0, -marks.stop.length),
    packs: packs!.body.slice(0, -marks.stop.length),
    daily: number(facts.dailyCredits),
    invite: credit.cost(credits.invite),
    invitesPerDay: number(credits.invitesPerDay),
    imageSize: sizeIn(tag, limits.imageBytes),
    audioSize: sizeIn(tag, limits.audioBytes),
    videoSize: sizeIn(tag, limits.videoBytes),
    videoLength: durationIn(tag, limits.videoSeconds * 1000),
    shortest: number(durations.min),
    longest: new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(durations.max),
    audioLength: durationIn(tag, limits.audioSeconds * 1000),
    prompt: number(textLengths.prompt),
    message: number(textLengths.chatMessage),
    uploads: durationIn(tag, retention.uploads.life),
    attempts: durationIn(tag, retention.attempts.life),
    codeLife: durationIn(tag, times.codeLife),
    pictures: names('picture'),
    films: names('video'),
    sounds: names('audio'),
    madeImages: made('image/png'),
    madeVideos: made('video/mp4'),
    madeSounds: made('audio/mpeg'),
    notify: notify.off,
    languages: locales.map((each) => localeFacts[each].name).join(marks.listed),
  };
}
