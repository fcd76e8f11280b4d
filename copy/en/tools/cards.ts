import type { ToolCards } from '../../types/tool.ts';

const cards: ToolCards = {
  'ai-sticker-maker': 'Turn a photo or a few words into a sticker with a transparent background.',
  'ai-text-to-image': 'Describe a scene and get an image of it.',
  'ai-image-to-image': 'Restyle a photo as a cartoon, a watercolor or pixel art.',
  'text-to-video-ai': 'Write one sentence and get a short video.',
  'image-to-video-ai': 'Turn a still photo into a video with depth.',
  'ai-face-swap': 'Put one face into another photo.',
  'multiple-face-swap': 'Change every face in a group photo at once.',
  'gif-face-swap': 'Put a face into any GIF and keep its loop.',
  'ai-gif-face-swap': 'Make a reaction GIF with your own face.',
  'multiple-face-swap-gif': 'Several faces in one GIF, each followed on its own.',
  'video-face-swap': 'Put a face into a video of up to a minute.',
  'multiple-face-swap-video': 'Recast a whole video, face by face.',
  'ai-text-to-audio': 'Turn text into spoken audio in five languages.',
  'ai-voice-cloning': 'Hear your text in a voice similar to a sample.',
  'trump-ai-voice-generator': 'Write a joke and hear it in a labeled parody voice.',
  'ai-image-enhancer': 'Upscale a small image to two or four times its size.',
  'ai-background-remover': 'Cut out a subject as a transparent PNG.',
  'ai-background-changer': 'Put a color, an image or a scene behind your subject.',
  'ai-watermark-remover': 'Brush over a stamp, a logo or an object to remove it.',
  'video-watermark-remover': 'Remove a date or a logo from your own video.',
  'video-background-remover': 'Cut a person out of a video, with or without a green screen.',
  'ai-effect': 'Costumes, art styles and moments for two from your photo.',
  'ai-halloween-video-generator': 'Turn a portrait into a spooky video with sound.',
  'ai-hug-generator': 'Two people from two photos meet in a hug.',
  'ai-french-kiss-video-generator': 'A romantic video of two adults who agreed.',
  'ai-clothes-changer': 'See a garment in another color or pattern.',
  'ai-girl-generator': 'A portrait of a woman who exists only in your story.',
  'ai-chatbot': 'Ask how something works here or what it costs.',
};

export default cards;
