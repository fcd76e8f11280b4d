import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Hug video',
  card: 'Two people from two photos lean their heads together.',
  search: {
    title: 'Hug video maker: two photos, one hug',
    description:
      'Bring two people together in a short hug video. Add two portraits or one photo of both, and send the result to somebody far away.',
  },
  h1: 'Make a hug video from two photos',
  lead: 'Two people from two photos meet in one warm scene and lean their heads together. Their arms stay out of it.',
  action: 'Make hug video',
  steps: [
    { title: 'Add one or two photos', body: 'A portrait of each person, or one photo of both with some space between them.' },
    { title: 'Confirm that both agreed', body: 'Both have to be adults.' },
    { title: 'Download the MP4', body: 'Then send it to the one you miss.' },
  ],
  about: [
    {
      title: 'Close, even when far away',
      body: 'For a couple in two cities, a parent abroad, old friends who haven’t seen each other in years: the video puts both of you into the same evening light and lets you move toward each other. It is a moving card with the people who matter on it.',
    },
    {
      title: 'How it is made',
      body: 'Both people are cut out of their photos, brought to the same scale and lit by the same sunset. Then they lean in, meet and sway. The people come straight from your photos; no new bodies or arms are invented. The video is composed by software, and its file says so.',
    },
    {
      title: 'Photos that fit together',
      body: 'Use two photos from the front, taken at a similar distance, showing the head and shoulders. If one is much darker than the other, brighten it first.',
    },
    {
      title: 'When people send it',
      body: 'On Mother’s Day, on the first day in a new city, after a long winter, as a thank-you to a nurse or a teacher. Add one sentence of your own, and the video does the rest. It’s short enough to watch again and again.',
    },
  ],
  reasons: [
    { title: 'Two people, one scene', body: 'Both are shown in the same light and at the same scale.' },
    { title: 'Consent first', body: 'It is made only if both agreed.' },
    { title: 'Honest label', body: 'The file says how the video was made.' },
  ],
  faqs: [
    {
      title: 'Can I hug someone who has died?',
      body: 'Only if they agreed to something like this while they were alive. No one else can give that consent for them.',
    },
    { title: 'Do the arms move?', body: 'The people lean in and sway together. Arms that aren’t in the photos aren’t invented.' },
    {
      title: 'What if both people are in the same photo?',
      body: 'One photo is enough if there is some space between them. We cut them out one by one and bring them together.',
    },
    { title: 'Is there music in the hug video?', body: 'Yes, a short gentle melody. For a hug without sound, download the GIF.' },
  ],
  closing: 'Send a hug to someone far away.',
};

export default copy;
