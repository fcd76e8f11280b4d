import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Clothes changer',
  card: 'See a garment in another color or pattern.',
  search: {
    title: 'Clothes changer: new color and pattern',
    description:
      'See a shirt or dress in another color or pattern. Brush over it, type a color or add a photo of the fabric. Folds and light stay.',
  },
  h1: 'Change the color or pattern of clothes',
  lead: 'See a garment in another color or pattern, with its real folds and light.',
  action: 'Recolor clothes',
  steps: [
    { title: 'Add a photo', body: 'A portrait or a full figure in good light.' },
    { title: 'Choose the new look', body: 'A color or pattern in words, or a photo of the fabric.' },
    { title: 'Check the garment', body: 'Before you pay, we show which garment will change. Correct it with the brush.' },
  ],
  about: [
    {
      title: 'Dyed, not replaced',
      body: 'The garment in the photo keeps its cut, its buttons and its folds. Only its color and pattern change, and light and shadow are carried over. You can see how this exact jacket would look in navy, but it isn’t a fitting room for other clothes.',
    },
    {
      title: 'Words or fabric',
      body: 'Type “navy”, “red and white stripes” or “polka dots”, or add a photo of a fabric you found. Patterns are laid over the folds, so a stripe bends where the cloth bends.',
    },
    {
      title: 'Always dressed',
      body: 'Nothing is ever taken off: there is no way to remove clothing, and requests for that are refused. Skin, hair, face and hands are left alone.',
    },
    {
      title: 'Good photos for a color change',
      body: 'Plain fabrics take a new color most faithfully. On black clothes there is little light to work with, so bright colors look muted, and on shiny fabrics reflections keep a trace of the old color. Let the garment fill a good part of the photo, and avoid bags and hair in front of it.',
    },
  ],
  reasons: [
    { title: 'Folds and light stay', body: 'The fabric looks real, not painted on.' },
    { title: 'You mark the garment', body: 'The brush decides what changes.' },
    { title: 'Helps you decide', body: 'Try ten colors before you buy one.' },
  ],
  faqs: [
    {
      title: 'Can it turn a T-shirt into a suit?',
      body: 'No. It changes colors and patterns, not the cut. If an AI model that can do more is connected, the form names it.',
    },
    { title: 'How do I change only one piece of clothing?', body: 'Brush over that piece and nothing else.' },
    {
      title: 'Why did part of the dress keep its color?',
      body: 'It wasn’t marked, or it was in deep shadow. Brush over it and run it again.',
    },
    {
      title: 'Can I use a photo of a fabric?',
      body: 'Yes. An evenly lit photo of the pattern, taken straight on, works best. It’s repeated over the garment.',
    },
  ],
  closing: 'See it before you buy it.',
};

export default copy;
