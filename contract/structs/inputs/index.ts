/** The input struct of every tool, shared by the form and the server. */
import type { ToolSlug } from '../../facts/tools/catalogue.ts';
import type { AnyStruct } from '../schema.ts';
import { parodyVoiceInputs, textToAudioInputs, voiceCloningInputs } from './audio.ts';
import { backgroundChangerInputs } from './background-changer.ts';
import { backgroundRemoverInputs } from './background-remover.ts';
import { chatbotInputs } from './chatbot.ts';
import { clothesChangerInputs } from './clothes-changer.ts';
import { effectMakerInputs, halloweenVideoInputs, togetherVideoInputs } from './effect.ts';
import { faceSwapInputs } from './face-swap.ts';
import { imageEnhancerInputs } from './image-enhancer.ts';
import { imageToImageInputs } from './image-to-image.ts';
import { stickerInputs } from './sticker.ts';
import { textToImageInputs } from './text-to-image.ts';
import { videoBackgroundRemoverInputs } from './video-background-remover.ts';
import { imageToVideoInputs, textToVideoInputs } from './video-makers.ts';
import { videoWatermarkRemoverInputs, watermarkRemoverInputs } from './watermark-removers.ts';

/** By slug; unknown keys in the inputs are rejected. */
export const inputStructs: Readonly<Record<ToolSlug, AnyStruct>> = {
  'ai-sticker-maker': stickerInputs,
  'ai-text-to-image': textToImageInputs,
  'ai-image-to-image': imageToImageInputs,
  'text-to-video-ai': textToVideoInputs,
  'image-to-video-ai': imageToVideoInputs,
  'ai-face-swap': faceSwapInputs('ai-face-swap'),
  'multiple-face-swap': faceSwapInputs('multiple-face-swap'),
  'gif-face-swap': faceSwapInputs('gif-face-swap'),
  'ai-gif-face-swap': faceSwapInputs('ai-gif-face-swap'),
  'multiple-face-swap-gif': faceSwapInputs('multiple-face-swap-gif'),
  'video-face-swap': faceSwapInputs('video-face-swap'),
  'multiple-face-swap-video': faceSwapInputs('multiple-face-swap-video'),
  'ai-text-to-audio': textToAudioInputs,
  'ai-voice-cloning': voiceCloningInputs,
  'trump-ai-voice-generator': parodyVoiceInputs,
  'ai-image-enhancer': imageEnhancerInputs,
  'ai-background-remover': backgroundRemoverInputs,
  'ai-background-changer': backgroundChangerInputs,
  'ai-watermark-remover': watermarkRemoverInputs,
  'video-watermark-remover': videoWatermarkRemoverInputs,
  'video-background-remover': videoBackgroundRemoverInputs,
  'ai-effect': effectMakerInputs,
  'ai-halloween-video-generator': halloweenVideoInputs,
  'ai-hug-generator': togetherVideoInputs,
  'ai-french-kiss-video-generator': togetherVideoInputs,
  'ai-clothes-changer': clothesChangerInputs,
  'ai-girl-generator': textToImageInputs,
  'ai-chatbot': chatbotInputs,
};
