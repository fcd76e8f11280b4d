import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Kiss video maker: two photos, one kiss',
    description:
      'Make a short romantic kiss video from two portraits of adults who agreed. Warm evening light, drawn hearts and a soft melody, saved as MP4.',
  },
  h1: 'Make a kiss video from two photos',
  lead: 'Two adults who agreed, one romantic evening, and a kiss with drawn hearts.',
  action: 'Make kiss video',
  steps: [
    { title: 'Add one or two photos', body: 'Adults only, each seen clearly from the front or in half profile.' },
    { title: 'Confirm the consent', body: 'Who they are, and that both said yes.' },
    { title: 'Download the MP4', body: 'For an anniversary, a wedding slide show or just because.' },
  ],
  about: [
    {
      title: 'A romantic card that moves',
      body: 'Both people are cut out of their photos, placed in the same warm light, and move closer until they meet for a kiss on the cheek. Hearts rise, a soft melody plays, and the scene fades. It is sweet rather than steamy: nothing sexual is made here.',
    },
    {
      title: 'Why we ask so much',
      body: 'A video of a kiss can hurt somebody who didn’t want it. That is why both people have to be adults who agreed, why your answer is kept with the video, and why the video disappears when the consent is withdrawn.',
    },
    {
      title: 'Choosing the photos',
      body: 'Similar size, similar light and a calm background make the scene believable. Two half profiles that look toward each other are perfect.',
    },
    {
      title: 'A surprise that stays sweet',
      body: 'Ask first and surprise later: your partner has said yes to the video but hasn’t seen it yet. It fits between two pictures of a wedding slide show, into a message on Valentine’s Day, or at the end of a love letter. Because it plays in a loop, it also works as a moving picture on a phone in a frame.',
    },
  ],
  reasons: [
    { title: 'In good taste', body: 'A cheek, a smile, some hearts.' },
    { title: 'Consent first', body: 'Nothing is made without it.' },
    { title: 'Yours to delete', body: 'Remove the video at any time, and its link stops working.' },
  ],
  faqs: [
    { title: 'Is it really a French kiss?', body: 'No. The couple meets for a kiss on the cheek. Explicit kissing isn’t made here.' },
    { title: 'May I use photos of celebrities?', body: 'No. Use only photos of yourself and of adults who agreed to this video.' },
    { title: 'Can two women or two men kiss?', body: 'Of course.' },
    {
      title: 'Can it be undone after I shared it?',
      body: 'Stop sharing it in My creations, and the link no longer works. Copies that others saved are out of our reach.',
    },
  ],
  closing: 'For two who said yes.',
};

export default copy;
