import type { ToolCards } from '../../types/tool.ts';

const cards: ToolCards = {
  'ai-sticker-maker': 'A photo, a few words, or both: a die-cut sticker with a transparent ground.',
  'ai-text-to-image': 'Describe a scene in your language and get a picture with light, weather and figures.',
  'ai-image-to-image': 'Cartoon, watercolour, oil, pencil, pop art and more, as strong as you like.',
  'text-to-video-ai': 'Write a scene and get a short clip: place, weather, light and a camera that moves.',
  'image-to-video-ai': 'The subject comes forward, the background moves behind it, the camera travels.',
  'ai-face-swap': 'Put one face into another picture. The light, the pose and the skin of the scene stay as they are.',
  'multiple-face-swap': 'Find every face in a group picture, number it, and decide who becomes whom.',
  'gif-face-swap': 'Give a moving GIF another face. It is followed from frame to frame.',
  'ai-gif-face-swap': 'Turn a GIF everyone knows into one with a face your friends know.',
  'multiple-face-swap-gif': 'Two, three or more faces in one GIF, each followed through all frames.',
  'video-face-swap': 'Put a face into a clip of up to a minute, with its sound and its light.',
  'multiple-face-swap-video': 'Everyone in the clip can become someone else, each followed on their own.',
  'ai-text-to-audio': 'Clear spoken audio in English, Chinese, French, Spanish and Russian, as MP3.',
  'ai-voice-cloning': 'Read a text with the pitch and colour of a voice sample that you may use.',
  'trump-ai-voice-generator': 'A parody voice for your jokes, always labelled as one. It imitates no recording.',
  'ai-image-enhancer': 'Twice or four times the size with clean edges, by a small neural net.',
  'ai-background-remover': 'Cut out people, animals and things with soft hair and clean edges, as a PNG with transparency.',
  'ai-background-changer': 'A new colour, another picture or a painted scene behind your subject.',
  'ai-watermark-remover': 'Brush over text, dates or things that disturb, and the ground behind them is filled in.',
  'video-watermark-remover': 'Draw a rectangle around a date or a logo in your own clip, and it is filled in frame by frame.',
  'video-background-remover': 'Cut people out of a clip, or take out one colour, as MP4 on a ground or WebM with transparency.',
  'ai-effect': 'Choose a card, add one or two pictures, and get a picture or a clip with that effect.',
  'ai-halloween-video-generator': 'Face paint, a night sky, bats and a little music from one portrait.',
  'ai-hug-generator': 'Bring two people together on one warm scene, in a short clip.',
  'ai-french-kiss-video-generator': 'Two adults who agreed, one romantic scene, hearts included. 20 credits.',
  'ai-clothes-changer': 'Give a garment another colour or pattern; folds and light stay.',
  'ai-girl-generator': 'An adult who does not exist, in the style that you describe.',
  'ai-chatbot': 'Ask how something works here, which tool fits, or what it costs.',
};

export default cards;
