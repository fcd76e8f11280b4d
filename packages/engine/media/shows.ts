/** Whether anything of a result can be seen or listened to: nobody pays for a file with nothing in it. */
import type { Showing } from '../job/worth.ts';
import { openAnimation } from './open.ts';
import { openVideo, readSound } from './decode.ts';
import { readFile } from './reading.ts';

/** The mean of alpha, from 0 to 1, below which an image shows nothing. */
const leastSeen = 0.0005;
/** Of 255 steps: the least difference between two pixels of an image that shows more than one color. */
const leastDifference = 2;
/** The least of the loudest sample, from 0 to 1: 50 decibels below the loudest there can be. */
const leastAudible = 0.003;
/** A video is looked at as small images, a few a second. */
const looked = { longest: 96, fps: 2 };
const rate = 8000;

type Seen = { alpha: number; least: number; most: number };

const isShown = (all: readonly Seen[], wanted: Showing): boolean => {
  const seen = all.filter(({ alpha }) => alpha >= leastSeen);
  if (wanted === 'color' || seen.some(({ alpha }) => alpha < 1 - leastSeen)) return seen.length > 0;
  return Math.max(...seen.map(({ most }) => most)) - Math.min(...seen.map(({ least }) => least)) >= leastDifference;
};

async function inImage(path: string): Promise<Seen[]> {
  const { channels } = await openAnimation(path).toColourspace('srgb').ensureAlpha().stats();
  const [alpha, ...colors] = channels.toReversed();
  return [{ alpha: alpha!.mean / 255, least: Math.min(...colors.map(({ min }) => min)), most: Math.max(...colors.map(({ max }) => max)) }];
}

async function inVideo(path: string): Promise<Seen[]> {
  const video = await openVideo(path, looked);
  const all: Seen[] = [];
  for await (const frame of video.frames()) {
    let [alpha, least, most] = [0, 255, 0];
    for (let at = 0; at < frame.length; at += 4) {
      alpha += frame[at + 3]!;
      least = Math.min(least, frame[at]!, frame[at + 1]!, frame[at + 2]!);
      most = Math.max(most, frame[at]!, frame[at + 1]!, frame[at + 2]!);
    }
    all.push({ alpha: alpha / 255 / (frame.length / 4), least, most });
  }
  return all;
}

async function isAudible(path: string): Promise<boolean> {
  const sound = await readSound(path, { rate, mono: true });
  return sound?.samples.some((sample) => Math.abs(sample) >= leastAudible) ?? false;
}

/** Returns whether a file shows or plays something. Rejects with `refused` for one that cannot be read. */
export async function showsSomething(path: string, wanted: Showing): Promise<boolean> {
  const { kind } = await readFile(path);
  if (kind === 'sound') return isAudible(path);
  return isShown(await (kind === 'video' ? inVideo(path) : inImage(path)), wanted);
}
