import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Text to video',
  card: 'Write one sentence and get a short video.',
  search: {
    title: 'Text to video: turn a sentence into a video',
    description:
      'Describe a scene and get an MP4 of 3 to 10 seconds with weather, light and a moving camera. Choose from five shapes, vertical to wide.',
  },
  h1: 'Text to video',
  lead: 'Write one sentence and get a short video: a place, its weather and light, and a camera that moves through it.',
  action: 'Make video',
  steps: [
    { title: 'Describe the scene', body: 'Who, where and when: “a fox in the snow at night”.' },
    { title: 'Choose shape and length', body: 'Vertical for stories, wide for screens, 3 to 10 seconds.' },
    { title: 'Watch and download', body: 'You get an MP4 that plays everywhere, or a GIF.' },
  ],
  about: [
    {
      title: 'From words to a moving scene',
      body: 'The scene is set up in layers: sky, distance, ground, and your subject in front. When the camera moves, the layers slide past each other. Snow falls, stars twinkle, water ripples. Name a time of day, and the light follows. Name the weather, and it comes.',
    },
    {
      title: 'Who makes the video',
      body: 'If an AI video model is connected, the form names it. If not, the scene is built from drawings and animated by rule. You get a charming animated card, not a movie scene, and the result says so.',
    },
    {
      title: 'What to ask for',
      body: 'One subject and one place work best. “A sailboat on the sea at sunset” is clearer than a whole story. If you want a second version, change the variation number and keep the words.',
    },
    {
      title: 'Where these videos are used',
      body: 'They make good slideshow openings, moving greeting cards, loops behind video titles, or quick sketches of a scene before you film it. Because the shape is up to you, one idea can become a wide version for a screen and a vertical one for a phone.',
    },
  ],
  reasons: [
    { title: 'Ready to post', body: '9:16, 1:1 and 16:9 fit stories, feeds and screens.' },
    { title: 'It says what it understood', body: 'You see which words became part of the scene.' },
    { title: 'Repeatable', body: 'The same words and variation number give the same video.' },
  ],
  faqs: [
    { title: 'How long can the video be?', body: 'It can be 3 to 10 seconds long. You set the length with a slider before you start.' },
    {
      title: 'Does the video have sound?',
      body: 'Videos made from text have no sound unless the connected model adds it. You can add music in any video app.',
    },
    {
      title: 'Can real people appear in it?',
      body: 'Not by name. Descriptions that name private individuals are refused, and nothing is charged.',
    },
    { title: 'Can I start from a photo instead?', body: 'Yes, with image to video. It keeps your photo and moves the camera through it.' },
  ],
  closing: 'Write one line and watch it move.',
};

export default copy;
