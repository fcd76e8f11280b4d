import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  title: 'Draw a portrait from words',
  description: 'A fictional adult drawn from your words: hair, eyes, glasses, beard, age, mood, clothes.',
  h1: 'Portrait of someone who does not exist',
  action: 'Make portrait',
  steps: [
    {
      title: 'Describe the person',
      body: 'Hair, eyes, glasses, beard, hat, mood, clothes, place.',
    },
    {
      title: 'Choose a style',
      body: 'Drawn, painted or poster.',
    },
    {
      title: 'Keep the seed',
      body: 'To meet the same person again.',
    },
  ],
  reasons: [
    {
      title: 'Fictional',
      body: 'No real person, no likeness.',
    },
    {
      title: 'Adult',
      body: 'Always, by rule.',
    },
    {
      title: 'Repeatable',
      body: 'Same seed, same portrait.',
    },
  ],
  faqs: [
    {
      title: 'What can it draw?',
      body: 'A drawn bust put together from parts: hair (cut, length, color), eye color, skin, glasses, beard, hats, earrings, necklace, tie, clothes, age, and mood. It is a drawing, not a photo. Words that it cannot draw are listed under the result.',
    },
    {
      title: 'May I name a real person?',
      body: 'No. Names of private persons are refused before any charge.',
    },
    {
      title: 'Is nudity possible?',
      body: 'No. See the content policy.',
    },
    {
      title: 'Do I need an account?',
      body: 'No. Every visitor gets credits each day. With an account you keep what you made on every device.',
    },
    {
      title: 'What if it fails?',
      body: 'The credits that were held come back at once, and the history shows both lines.',
    },
  ],
  closing: 'A character for your story.',
};

export default copy;
