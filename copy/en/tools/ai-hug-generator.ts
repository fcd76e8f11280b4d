import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Hug video',
  card: 'Two people from two photos hug in a winter card that moves.',
  search: {
    title: 'Hug video maker: two photos, one hug',
    description:
      'Bring two people together in a short hug video. Add two portraits or one photo of both, and send the result to somebody far away.',
  },
  h1: 'Make a hug video from two photos',
  lead: 'The faces of two photos on a winter card that moves: two people in knitted hats and sweaters wave, run up to each other and hug.',
  action: 'Make hug video',
  steps: [
    { title: 'Add one or two photos', body: 'A portrait of each person, or one photo of both with some space between them.' },
    { title: 'Confirm that both agreed', body: 'Both have to be adults.' },
    { title: 'Download the MP4', body: 'Then send it to the one you miss.' },
  ],
  about: [
    {
      title: 'Close, even when far away',
      body: 'For a couple in two cities, a parent abroad, old friends who haven’t seen each other in years: the video puts both of you into the same snowy evening and into each other’s arms. It is a moving card with the people who matter on it.',
    },
    {
      title: 'How it is made',
      body: 'Both heads are cut out of their photos, brought to the same scale and lit by the same evening. Hats, scarves, sweaters and mittens are drawn, and so are the arms. The faces come straight from your photos. The video is composed by software, and its file says so.',
    },
    {
      title: 'Photos that fit together',
      body: 'Use two photos from the front, taken at a similar distance, in which the whole face is seen. If one is much darker than the other, brighten it first.',
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
    {
      title: 'Do they really hug?',
      body: 'Yes: they wave, meet and put their arms around each other. Arms and clothes are drawn in wool, so any photo will do, even one that ends at the chin.',
    },
    {
      title: 'What if both people are in the same photo?',
      body: 'One photo is enough if there is some space between them. We cut them out one by one and bring them together.',
    },
    { title: 'Is there music in the hug video?', body: 'Yes, a short gentle melody. For a hug without sound, download the GIF.' },
  ],
  closing: 'Send a hug to someone far away.',
};

export default copy;
