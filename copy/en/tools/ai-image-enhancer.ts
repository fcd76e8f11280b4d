import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Image enhancer',
  card: 'Upscale a small image to two or four times its size.',
  search: {
    title: 'AI image enhancer: upscale 2× or 4×',
    description:
      'Upscale a small or soft photo to two or four times its size. Edges are rebuilt instead of blurred, and transparency in logos is kept.',
  },
  h1: 'Image enhancer: upscale a photo',
  lead: 'Make a small image two or four times as large, with edges that stay sharp.',
  action: 'Enhance image',
  steps: [
    { title: 'Add an image', body: 'You can add up to ten at once. Small, soft images gain the most.' },
    { title: 'Choose 2× or 4×', body: 'That’s two or four times the width and height.' },
    { title: 'Compare and download', body: 'Zoom in and drag the line between before and after.' },
  ],
  about: [
    {
      title: 'More than stretching',
      body: 'Ordinary resizing makes every pixel larger and everything softer. A neural network rebuilds lines, hair and letters at the new size. It doesn’t invent a face or a word that wasn’t there: if you can’t read a license plate in the original, you won’t be able to read it in the result.',
    },
    {
      title: 'When it helps',
      body: 'Use it for old web photos you want to print, a product shot that’s too small for a shop, a game screenshot, a logo that exists only as a tiny PNG, or a still from a video. A phone photo that’s already sharp doesn’t need it.',
    },
    {
      title: '2× or 4×?',
      body: 'Start with 2×. It’s faster and usually looks more natural. Use 4× for very small images such as icons and avatars. The limit is the size of the finished image, and the form tells you if your photo would exceed it.',
    },
    {
      title: 'How to judge the result',
      body: 'Look at it at 100 percent and move the line across hair, letters and the edge of something against the sky. That is where the difference shows. Flat areas such as walls and skies look the same before and after, and they should.',
    },
  ],
  reasons: [
    { title: 'Sharp edges', body: 'Lines and letters are rebuilt, not smeared.' },
    { title: 'Transparency stays', body: 'Logos and stickers keep their clean outline.' },
    { title: 'Nothing invented', body: 'It adds detail to edges, not new content.' },
  ],
  faqs: [
    {
      title: 'How large can the result be?',
      body: 'Up to 50 megapixels, enough for a poster. If a photo would go over that, it grows as far as it can, and the form shows the size before you start. Photos with more than 22 megapixels are too large already.',
    },
    {
      title: 'Can it fix a blurry photo?',
      body: 'It helps with softness from small size or compression. It can’t undo a shaky hand or a missed focus.',
    },
    { title: 'Does it work for faces?', body: 'Yes, gently. Eyes and hair get clearer, but the face stays the face in the photo.' },
    { title: 'Which format should I download?', body: 'PNG for logos and graphics, JPEG for photos you want to send, WebP for web pages.' },
  ],
  closing: 'See what was hiding in that small photo.',
};

export default copy;
