/** The tasks of the built-in engine by capability; a child process loads only the one it needs. */
import type { Task } from './job/task.ts';

export const tasks = {
  sticker: async () => (await import('./sticker/task.ts')).makeSticker,
  'image.enhance': async () => (await import('./enhance/task.ts')).enhance,
  'image.inpaint': async () => (await import('./inpaint/task.ts')).removeMarked,
  'image.fromText': async () => (await import('./portrait/task.ts')).imageWords,
  'image.fromImage': async () => (await import('./styles/task.ts')).restyle,
  'image.garment': async () => (await import('./garment/task.ts')).changeGarment,
  'garment.find': async () => (await import('./garment/find.task.ts')).findGarment,
  'nudity.find': async () => (await import('./nudity/find.task.ts')).findInFile,
  'image.cutout': async () => (await import('./background/task.ts')).removeBackground,
  'audio.fromText': async () => (await import('./speech/task.ts')).readAloud,
  'audio.clone': async () => (await import('./speech/clone.ts')).speakLike,
  chat: async () => (await import('./words/chat.task.ts')).answerInChat,
  'face.find': async () => (await import('./face/find.task.ts')).findInFile,
  'face.image': async () => (await import('./face/task.ts')).swapInImage,
  'face.gif': async () => (await import('./face/video.task.ts')).swapInGif,
  'face.video': async () => (await import('./face/video.task.ts')).swapInVideo,
  'video.inpaint': async () => (await import('./inpaint/video.task.ts')).cleanVideo,
  'video.cutout': async () => (await import('./background/video.task.ts')).cutOutVideo,
  'video.fromText': async () => (await import('./motion/from-text.ts')).animateWords,
  'video.fromImage': async () => (await import('./motion/from-image.ts')).animateImage,
  'effect.halloween': async () => (await import('./effects/costumes/halloween.task.ts')).dressForHalloween,
  'effect.hug': async () => (await import('./effects/together.task.ts')).hug,
  'effect.kiss': async () => (await import('./effects/together.task.ts')).kiss,
} as const satisfies Record<string, () => Promise<Task>>;

export type TaskName = keyof typeof tasks;

/** The capabilities of the built-in engine. */
export const capabilities = Object.keys(tasks) as readonly TaskName[];
