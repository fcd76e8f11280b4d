import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Kiss video',
  card: 'A romantic video of two adults who agreed.',
  search: {
    title: 'Kiss video maker: two photos, one kiss',
    description:
      'Make a short romantic kiss video from two portraits of adults who agreed. It has moonlight, blown kisses, drawn hearts and a soft melody.',
  },
  h1: 'Make a kiss video from two photos',
  lead: 'Turn photos of two adults who agreed into a moonlit card that moves: each blows the other a kiss, it lands on a cheek, and a heart closes around them.',
  action: 'Make kiss video',
  steps: [
    { title: 'Add one or two photos', body: 'Adults only, each seen clearly from the front or in three-quarter view.' },
    { title: 'Confirm consent', body: 'Say who they are and that both said yes.' },
    { title: 'Download the MP4', body: 'Use it for an anniversary, a wedding slideshow or just because.' },
  ],
  about: [
    {
      title: 'A romantic card that moves',
      body: 'Both heads are cut out of their photos and placed in the same moonlight, on bodies in drawn sweaters. Each blows the other a kiss, which leaves its print on a cheek; then they move close, and a heart closes around them to a soft melody. It’s sweet rather than steamy. Nothing sexual is made here.',
    },
    {
      title: 'Why we ask for so much',
      body: 'A video of a kiss can hurt somebody who didn’t want it. That is why both people have to be adults who agreed, why your answer is kept with the video, and why the video disappears when the consent is withdrawn.',
    },
    {
      title: 'Choosing the photos',
      body: 'Clear faces in similar light look best. Two three-quarter views that look toward each other are perfect; clothes don’t matter, because they are drawn.',
    },
    {
      title: 'A surprise that stays sweet',
      body: 'Ask first and surprise later: your partner has said yes to the video but hasn’t seen it yet. Slip it between two photos in a wedding slideshow, into a Valentine’s Day message, or at the end of a love letter. On repeat, it also works as a moving photo on a phone in a frame.',
    },
  ],
  reasons: [
    { title: 'In good taste', body: 'Blown kisses, a smile, some hearts.' },
    { title: 'Consent first', body: 'Nothing is made without it.' },
    { title: 'Yours to delete', body: 'Remove the video at any time, and its link stops working.' },
  ],
  faqs: [
    {
      title: 'Is it really a French kiss?',
      body: 'No. They blow kisses that land on cheeks, and a heart closes around the two. Their lips never meet. This tool doesn’t make anything more explicit.',
    },
    { title: 'May I use photos of celebrities?', body: 'No. Use only photos of yourself and of adults who agreed to this video.' },
    { title: 'Can two women or two men kiss?', body: 'Of course.' },
    {
      title: 'Can I undo it after I’ve shared it?',
      body: 'Stop sharing it in My creations, and the link no longer works. Copies that others saved are out of our reach.',
    },
  ],
  closing: 'For two people who said yes.',
};

export default copy;
