import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Text to video: from a sentence to a clip',
    description:
      'Describe a scene and get a short video of 3 to 10 seconds with weather, light and a moving camera, as MP4 in five formats from square to wide.',
  },
  h1: 'Text to video',
  lead: 'Write one sentence and get a short video: a place, its weather and light, and a camera that moves through it.',
  action: 'Make video',
  steps: [
    { title: 'Describe the scene', body: 'Who, where and when: “a fox in the snow at night”.' },
    { title: 'Choose shape and length', body: 'Upright for stories, wide for screens, 3 to 10 seconds.' },
    { title: 'Watch and download', body: 'You get an MP4 that plays everywhere, or a GIF.' },
  ],
  about: [
    {
      title: 'From words to a moving scene',
      body: 'The scene is set up in layers: sky, distance, ground, and your subject in front. The layers move against each other when the camera does, snow falls, stars twinkle, water moves. Name a time of day and the light follows; name the weather and it comes.',
    },
    {
      title: 'Who makes the video',
      body: 'If an AI video model is connected, the form names it. If not, Draft builds the scene from drawings and animates it by rule. That makes a charming animated card, not a film scene, and the result says so.',
    },
    {
      title: 'What to ask for',
      body: 'One subject and one place work best. “A sailboat on the sea at sunset” is clearer than a whole story. If you want a second version, change the seed and keep the words.',
    },
    {
      title: 'Where these videos are used',
      body: 'As the opening of a slide show, a moving greeting card, a loop behind the titles of a video, or a quick sketch of a scene before you film it. Because the shape is up to you, one idea can become a wide version for a screen and an upright one for a phone.',
    },
  ],
  reasons: [
    { title: 'Ready to post', body: '9:16, 1:1 and 16:9 fit stories, feeds and screens.' },
    { title: 'It says what it understood', body: 'You see which words became part of the scene.' },
    { title: 'Repeatable', body: 'The same words and seed give the same video.' },
  ],
  faqs: [
    { title: 'How long can the video be?', body: 'Between 3 and 10 seconds. You set the length with a slider before you start.' },
    {
      title: 'Does the video have sound?',
      body: 'Clips from text have no sound unless the connected model adds it. You can add music in any video app.',
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
