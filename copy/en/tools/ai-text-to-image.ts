import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Text to image',
  card: 'Describe a scene and get an image of it.',
  search: {
    title: 'Text to image: describe it, get an image',
    description:
      'Type a scene and get an image in the ratio and style you choose. The same variation number gives the same image, so you can change one word at a time.',
  },
  h1: 'Text to image',
  lead: 'Describe a scene in your own language: a subject, a place, a time of day, the weather. You get an image of it.',
  action: 'Make image',
  steps: [
    { title: 'Describe your image', body: 'Start with a subject, then say what it’s doing, where it is and what time of day it is.' },
    { title: 'Choose a ratio and a style', body: 'Square, portrait or landscape; plain, watercolor, oil, pop art and more.' },
    { title: 'Keep what you like', body: 'Download it, or keep the variation number and change a single word.' },
  ],
  about: [
    {
      title: 'How to write a good description',
      body: 'Start with the thing itself: “a red fox”. Add what it is doing and where: “a red fox sleeping under a tree”. Then add light and weather: “at sunset, in light snow”. Counts, colors and sizes can go right next to the word they belong to: “three small yellow boats”. Short sentences work better than long lists.',
    },
    {
      title: 'Who draws it',
      body: 'The form says who makes the image: an AI model if one is connected. Otherwise the image is composed from drawings that match your words, with sky, ground, weather and light added by rule. That’s quick, and it always lists what was recognized and where the nearest thing was taken. You get an illustration, not a photo.',
    },
    {
      title: 'One number, one image',
      body: 'Every image has a variation number. The same description with the same number gives the same image, and a new number gives a new arrangement. Keep the number when you like the composition and only want to change a color or the weather.',
    },
  ],
  reasons: [
    { title: 'Five languages', body: 'Write in English, French, Spanish, Russian or Chinese. The same words lead to the same scene.' },
    { title: 'It tells you what it understood', body: 'Under the image you see which words were used and which weren’t.' },
    { title: 'Nine looks', body: 'From plain to pixel art, applied to the finished scene.' },
  ],
  faqs: [
    { title: 'How long can the description be?', body: 'Up to 1,000 characters. Two sentences are usually enough.' },
    {
      title: 'Can it put text in the image?',
      body: 'A composed image can carry a short word on a sign or a banner, for example “a sign that says OPEN”. AI models vary.',
    },
    {
      title: 'How large is the image?',
      body: 'The ratio decides the shape. You can enlarge the result to two or four times its size with the image enhancer.',
    },
    {
      title: 'Can I use the images commercially?',
      body: 'Yes, as far as the law where you live allows it. Their files say that they’re synthetic.',
    },
  ],
  closing: 'Describe it, look at it, change one word.',
};

export default copy;
