import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Watermark remover',
  card: 'Brush over a stamp, a logo or an object to remove it.',
  search: {
    title: 'Remove watermarks and objects from photos',
    description:
      'Brush over a date stamp, a logo or an object in your own photo, and it’s filled in from its surroundings. Every other pixel stays untouched.',
  },
  h1: 'Remove a watermark or an object from a photo',
  lead: 'Brush over what you want gone, and the gap is filled from the rest of the photo.',
  action: 'Clean photo',
  steps: [
    { title: 'Add your photo', body: 'Choose one that’s yours to change.' },
    { title: 'Brush over what should go', body: 'A date stamp, a logo, a cable, a stranger in the distance.' },
    { title: 'Compare and download', body: 'Everything outside the brush stays exactly the same.' },
  ],
  about: [
    {
      title: 'Filled from the photo itself',
      body: 'The gap is rebuilt from matching patches elsewhere in the photo: grass continues as grass, bricks as bricks, sky as sky. Thin scratches are closed from their edges. Nothing new is invented, so small things on a regular background disappear best.',
    },
    {
      title: 'What works and what doesn’t',
      body: 'Date stamps, power lines, spots, small logos and litter on the ground usually vanish without a trace. A person in front of grass, leaves, water or a crowd goes well, too. In front of a house or another person, the gap remains visible, because nobody knows what was behind it. Brush over the whole thing: whatever is left of it is repeated in the gap.',
    },
    {
      title: 'For your own material',
      body: 'This tool is for photos you own or are allowed to edit. Removing somebody else’s watermark to use their image without paying for it is against the law in many countries and against our rules. Information about where a file comes from is left in place.',
    },
    {
      title: 'Step by step',
      body: 'Start with the smallest things, look at the result, then move on to the next one. Each pass keeps the full quality of the rest of the photo.',
    },
  ],
  reasons: [
    { title: 'Only what you brush', body: 'Pixels outside your strokes are copied unchanged.' },
    { title: 'Same result every time', body: 'The same strokes on the same photo give the same fill.' },
    { title: 'Full size', body: 'The photo keeps all its pixels.' },
  ],
  faqs: [
    {
      title: 'Can I restore a scratched family photo?',
      body: 'Yes, if the scratches are thin. Brush along them, and they are closed from both sides.',
    },
    {
      title: 'How precisely do I have to brush?',
      body: 'Brush a little beyond the edges of the thing itself, so that its shadow or glow is covered as well.',
    },
    {
      title: 'Why can I still see where the object was?',
      body: 'Its surroundings were too varied to be continued, or a part of it was left unmarked and was repeated. Go back to the original and brush over all of it, with its shadow.',
    },
    { title: 'May I remove the watermark from a stock photo?', body: 'No. License the photo instead, and you get it without the mark.' },
  ],
  closing: 'Gone, as if it had never been there.',
};

export default copy;
