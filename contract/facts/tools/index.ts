/** Every tool with its form. A new tool needs a line in `catalogue.ts`, its form here, its struct in `structs/inputs`, and its copy. */
import { parodyVoice, textToAudio, voiceCloning } from './audio.ts';
import { backgroundChanger } from './background-changer.ts';
import { backgroundRemover } from './background-remover.ts';
import { chatbot } from './chatbot.ts';
import { clothesChanger } from './clothes-changer.ts';
import { effectMaker, halloweenVideo, hugVideo, kissVideo } from './effect.ts';
import { faceSwaps } from './face-swap.ts';
import { imageEnhancer } from './image-enhancer.ts';
import { imageToImage } from './image-to-image.ts';
import { stickerMaker } from './sticker.ts';
import { girlGenerator, textToImage } from './text-to-image.ts';
import type { Tool } from './tool.ts';
import { videoBackgroundRemover } from './video-background-remover.ts';
import { imageToVideo, textToVideo } from './video-makers.ts';
import { videoWatermarkRemover, watermarkRemover } from './watermark-removers.ts';

/** By group, in menu order. */
export const tools: readonly Tool[] = [
  stickerMaker,
  textToImage,
  imageToImage,
  textToVideo,
  imageToVideo,
  ...faceSwaps,
  textToAudio,
  voiceCloning,
  parodyVoice,
  imageEnhancer,
  backgroundRemover,
  backgroundChanger,
  watermarkRemover,
  videoWatermarkRemover,
  videoBackgroundRemover,
  effectMaker,
  halloweenVideo,
  hugVideo,
  kissVideo,
  clothesChanger,
  girlGenerator,
  chatbot,
];

/** Returns the tool with a slug; undefined if there is none. */
export const toolBySlug = (slug: string): Tool | undefined => tools.find((tool) => tool.slug === slug);

export type { Capability, FormField, Tool } from './tool.ts';
