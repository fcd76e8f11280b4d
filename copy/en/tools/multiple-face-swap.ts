import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Group face swap',
  card: 'Change every face in a group photo at once.',
  search: {
    title: 'Group face swap: multiple faces in one photo',
    description:
      'Swap every face in a group photo at once. Faces are found and numbered, you decide who becomes whom, and it counts as a single image.',
  },
  h1: 'Swap multiple faces in one photo',
  lead: 'Find every face in a group photo, give each one a new face, and change them all in one go.',
  action: 'Swap faces',
  steps: [
    { title: 'Add a group photo', body: 'Faces are found and numbered from left to right.' },
    {
      title: 'Match the faces',
      body: 'Drag a new face onto a number, click both, or use the keyboard. A number without a face stays as it is.',
    },
    { title: 'Compare and download', body: 'All faces change together, and you save one image.' },
  ],
  about: [
    {
      title: 'Who becomes whom',
      body: 'A group swap is only fun if the right people end up in the right place. That is why every face gets a number on the photo and a slot next to it: you can see at a glance that the bride is number two and the uncle is number five. Your choices are kept when you reload the page, so you never have to redo a long list.',
    },
    {
      title: 'Ideas for a group photo',
      body: 'Put the whole team on an old band photo, let grandparents and grandchildren trade places, turn a class photo into a cast photo, or repair a group shot in which two people closed their eyes by giving them their own faces from the next shot.',
    },
    {
      title: 'Everyone has to agree',
      body: 'Each person whose face you use has to be you or an adult who agreed. You are asked once for the whole photo. The result’s file says that it’s synthetic, and withdrawing the consent deletes the result.',
    },
  ],
  reasons: [
    { title: 'One price for everyone', body: 'The photo costs the same whether you replace two faces or ten.' },
    { title: 'Each face in its own light', body: 'Every swap is matched to the light where that person stands.' },
    { title: 'Missed faces can be added', body: 'Draw a rectangle around a face that wasn’t found, and it joins the list.' },
  ],
  faqs: [
    {
      title: 'How many faces can I replace in one photo?',
      body: 'Up to ten. In a larger crowd, choose the ten that matter, or run the result through the tool a second time.',
    },
    {
      title: 'Can I use the same face more than once?',
      body: 'Yes. Put one face on as many numbers as you like, for example to fill a stadium with yourself.',
    },
    { title: 'What happens to the people I don’t assign?', body: 'Nothing. Faces you don’t assign keep every pixel.' },
    {
      title: 'Do small faces in the back row work?',
      body: 'Yes, if they’re large enough to be recognized. For a back row, use the largest version of the photo that you have.',
    },
  ],
  closing: 'Bring the whole family into the scene.',
};

export default copy;
