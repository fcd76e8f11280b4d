import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Video watermark remover',
  card: 'Remove a date or a logo from your own video.',
  search: {
    title: 'Remove a logo or date from your video',
    description:
      'Draw a box around a date, a logo or a timestamp in your own video, and it’s filled in frame by frame. Length, shape and sound stay the same.',
  },
  h1: 'Remove a logo or a date from a video',
  lead: 'Draw a box around a mark in your own video, and it’s filled in on every frame.',
  action: 'Clean video',
  steps: [
    { title: 'Choose your video', body: 'Up to 60 seconds and 200 MB.' },
    { title: 'Draw boxes over the marks', body: 'Up to eight, on the first frame.' },
    { title: 'Download the MP4', body: 'The length and the sound stay as they were.' },
  ],
  about: [
    {
      title: 'How a video is cleaned',
      body: 'A mark stays in place while the scene moves, and that gives it away. Where enough moves, only the mark itself is filled, and what shows between its letters stays. In front of a still background, the gap is filled from its surroundings once for the whole shot, so nothing flickers.',
    },
    {
      title: 'Good cases and hard cases',
      body: 'A date in the corner, a channel logo or the name of an app on a plain background usually disappears without a trace. A large mark over a face, or over moving leaves or water, leaves a soft spot. Leave a little room around the mark in its box, so that it can be told from the scene.',
    },
    {
      title: 'For your own videos',
      body: 'Use it on videos you shot or are allowed to edit, for example to get rid of a timestamp you forgot to switch off. Information about where a file comes from is left in place.',
    },
    {
      title: 'Before you start',
      body: 'Watch the video once and note where the mark is. If the video was cropped or rotated after the mark was added, the box may need to be larger than you think. Try it on the first three seconds before you clean the whole video.',
    },
  ],
  reasons: [
    { title: 'Steady video', body: 'The same shot is filled the same way, so nothing flickers.' },
    { title: 'Sound stays', body: 'Voices and music are kept as they are.' },
    { title: 'Several marks at once', body: 'Draw a box around each of them.' },
  ],
  faqs: [
    {
      title: 'Does it work if the watermark moves?',
      body: 'Only if you can cover its whole path with boxes. Marks that jump around the frame are too much for it.',
    },
    {
      title: 'Can I remove burned-in subtitles?',
      body: 'If they stay in one place, yes. Over faces and patterns the area will look soft.',
    },
    {
      title: 'Will the video lose quality?',
      body: 'A little. It’s encoded once more in high quality, and very large videos are scaled down. Outside the boxes, you’ll hardly see a difference.',
    },
    {
      title: 'How do I place the boxes on a phone?',
      body: 'Draw a box with your finger, or tap “Add a box” and drag it into place.',
    },
  ],
  closing: 'Get a clean frame from start to finish.',
};

export default copy;
