import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Video background remover',
  card: 'Cut a person out of a video, with or without a green screen.',
  search: {
    title: 'Remove the background from a video online',
    description:
      'Cut a person out of a video without a green screen, or key out a color. Get a WebM with transparency or an MP4 on a new background.',
  },
  h1: 'Remove the background from a video',
  lead: 'Cut a person out of a video, with or without a green screen.',
  action: 'Remove background',
  steps: [
    { title: 'Choose a video', body: 'Up to 60 seconds and 200 MB.' },
    { title: 'Choose automatic or color', body: 'People are found automatically. A green or blue screen is keyed out.' },
    { title: 'Choose the file', body: 'WebM with transparency, or MP4 on a color or image of your choice.' },
  ],
  about: [
    {
      title: 'Without a green screen',
      body: 'A neural network finds the person in every frame, and the outline is smoothed over time, so that it doesn’t shimmer. It works best with one or two people in front of a background that differs from their clothes.',
    },
    {
      title: 'With a green screen',
      body: 'If you filmed in front of a solid color, choose that color instead. Keying is sharper around hair and works for things and animals as well. Light the screen evenly and stand a step away from it to avoid a green glow.',
    },
    {
      title: 'Which file do you need?',
      body: 'WebM with transparency goes into video editors, streaming software and web pages. MP4 plays everywhere but can’t be transparent, so you choose what’s behind the person: a color or an image.',
    },
    {
      title: 'Filming it right',
      body: 'Keep the whole body or a clear head and shoulders in the frame, avoid motion blur, and use more light than you think you need. A tripod keeps the outline steady. Anything you hold is kept if it’s close to you.',
    },
  ],
  reasons: [
    { title: 'Smooth outline', body: 'Edges are steadied from frame to frame.' },
    { title: 'Two ways to cut', body: 'By person or by color, whichever fits your video.' },
    { title: 'Sound included', body: 'The voice stays in sync with the lips.' },
  ],
  faqs: [
    {
      title: 'Can it cut out animals or products?',
      body: 'Automatic mode is made for people. Film animals and products in front of a solid color and choose that color.',
    },
    {
      title: 'Which programs open a transparent WebM?',
      body: 'Chrome, Firefox, OBS and most web editors. If yours doesn’t, choose MP4 on green and key it there.',
    },
    {
      title: 'How long does it take?',
      body: 'It takes longer than the video itself: a few seconds can take a minute. You can leave the page and come back.',
    },
    {
      title: 'What if other people walk through the shot?',
      body: 'Everybody who is clearly visible is kept. Trim the video, or film in front of a plain wall.',
    },
  ],
  closing: 'Put yourself in front of anything.',
};

export default copy;
