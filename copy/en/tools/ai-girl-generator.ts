import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Character portrait',
  card: 'A portrait of a woman who exists only in your story.',
  search: {
    title: 'Character portrait generator: fictional woman',
    description:
      'Describe a fictional adult woman for your story or game: hair, eyes, glasses, mood. You get a drawn portrait, and the same number draws her again.',
  },
  h1: 'Portrait generator for a fictional woman',
  lead: 'Describe a character who doesn’t exist, and get her portrait.',
  action: 'Make portrait',
  steps: [
    { title: 'Describe her', body: 'Hair, eyes, glasses, clothes, mood.' },
    { title: 'Choose a style', body: 'Plain, watercolor, oil painting, pop art, pixel art and more.' },
    { title: 'Keep the variation number', body: 'Use it to bring her back in another mood.' },
  ],
  about: [
    {
      title: 'A face for your story',
      body: 'Writers, game masters and designers need faces that belong to nobody. Describe your character in a sentence: “a woman with short red hair and round glasses, smiling”. The portrait shows what you asked for and says which words it used.',
    },
    {
      title: 'Who draws her',
      body: 'If an AI image model is connected, the form names it and the portrait can look like a painting or a photo. If not, she is composed from drawn parts. You get a friendly illustration, not a photo.',
    },
    {
      title: 'Fictional and adult, always',
      body: 'She is made up. Names of real people are refused, children aren’t drawn here, and nothing sexual is made. For images of other things, use text to image.',
    },
    {
      title: 'Details that make a character',
      body: 'Two or three traits are enough, as long as they contrast: gray hair and freckles, a stern look and colorful earrings. Name the mood last, because it sets the eyes and mouth. Use one variation number for the whole cast if you want portraits that look as if one artist drew them all, and write down the sentence that worked: it’s the recipe for your character.',
    },
  ],
  reasons: [
    { title: 'She belongs to nobody', body: 'No real face is used.' },
    { title: 'She comes back', body: 'The same words and variation number give the same woman.' },
    { title: 'Many looks', body: 'Change one word and compare.' },
  ],
  faqs: [
    { title: 'Can I get a man instead?', body: 'Yes, describe him the same way: age, hair, beard, glasses, mood.' },
    {
      title: 'Can I use the portrait in a book or a game?',
      body: 'Yes, even commercially, as far as the law where you live allows it.',
    },
    {
      title: 'Does she look like a photo?',
      body: 'Without one, she’s drawn. Photo-like portraits need an AI model, and the form tells you if one is connected.',
    },
    {
      title: 'How do I keep her the same in several images?',
      body: 'Keep the variation number and the words for her face, and change only the mood, the clothes or the background.',
    },
  ],
  closing: 'A character for your story.',
};

export default copy;
