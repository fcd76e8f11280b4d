import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Help assistant',
  card: 'Ask how something works here or what it costs.',
  search: {
    title: 'Help assistant: ask how Iridia works',
    description:
      'Ask how a tool works, what it costs, or what happens to your files. You get a short answer from our own pages and a link to the right place.',
  },
  h1: 'Ask the help assistant',
  lead: 'Ask how something works here, which tool fits your idea, or what it costs.',
  action: 'Send',
  steps: [
    { title: 'Ask', body: 'In your own words, in any of five languages.' },
    { title: 'Read', body: 'The answer appears as it’s written.' },
    { title: 'Keep going', body: 'Follow the link to the tool or page.' },
  ],
  about: [
    {
      title: 'What it knows',
      body: 'It answers from the pages of this site: tools, formats and limits, prices and plans, free credits, invitations, accounts, deletion, privacy. Prices and limits in an answer are taken from the same place as the ones on the buttons, so they are up to date.',
    },
    {
      title: 'What it doesn’t know',
      body: 'It isn’t a person and, unless a language model is connected, not an AI. It doesn’t see your account or your creations and can’t issue refunds. If it finds nothing, it says so and points you to the contact form, where people answer.',
    },
    {
      title: 'If a language model is connected',
      body: 'If one is, the top of the chat says so and shows what an answer costs. A model can also help you phrase a description, but it can be wrong. Please don’t send it anything private.',
    },
    {
      title: 'How to get a good answer',
      body: 'Ask one thing at a time and use the word you see on the page: “sticker”, “plan”, “daily reward”. If the answer misses the point, say it another way, or follow the link below it.',
    },
  ],
  reasons: [
    { title: 'Answers, not search results', body: 'Two or three sentences instead of ten links.' },
    { title: 'Says what it is', body: 'You can always see whether the answer comes from a model or from our help pages.' },
    { title: 'Free help', body: 'Answers from our own pages cost nothing.' },
  ],
  faqs: [
    {
      title: 'Which questions can I ask?',
      body: '“How do I make a sticker from a photo?”, “What does a plan cost?”, “How do I delete my account?” and anything else about this site.',
    },
    {
      title: 'Is my conversation stored?',
      body: 'You see it only in this tab, and it’s gone when you close it. If a language model is connected, your messages are sent to it to be answered, and answers that cost credits are kept for 30 days.',
    },
    { title: 'Can I stop an answer?', body: 'Yes, at any time, with the stop button.' },
    {
      title: 'Can it make images for me in the chat?',
      body: 'Not in the chat itself. It links to the right tool, where you can start right away.',
    },
  ],
  closing: 'The quickest way to an answer.',
};

export default copy;
