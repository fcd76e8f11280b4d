import type { BaseTranslation } from '../../generated/types.ts';

const developers = {
  title: 'API: make images and videos by program',
  description:
    'Use Iridia from your own programs: create a key, run one of three examples in curl, TypeScript or Python, and read the description of every call.',
  lead: 'Whatever you can make on this site, your programs can make too: with a key, your account and your credits.',
  key: {
    title: '1. Create a key',
    body: 'Give it the right to see and to make. Then tell your program where the site is and what the key is.',
    open: 'Create a key in the settings',
  },
  make: {
    title: '2. Make something',
    body: 'Each of these programs makes a sticker from a few words, waits for it and saves it as a file.',
  },
  more: {
    title: 'Good to know',
    document: 'Every call, and the inputs of every tool, as an OpenAPI 3.1 document:',
    tools: 'Every tool, what it costs and whether it’s available now:',
    answers:
      'An answer has a code, a message and data. The code 100000 means that it worked. Any other code is a refusal, and the message says why.',
    repeat: 'Send an Idempotency-Key with a request that costs credits. If you send it again, it’s charged once.',
    limits: 'Prices, rules and limits are the same as on the site. Everything you make is in “My creations”, and carries the same label.',
  },
} satisfies BaseTranslation;

export default developers;
