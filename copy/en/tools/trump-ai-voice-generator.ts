import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Trump parody voice',
  card: 'Write a joke and hear it in a labeled parody voice.',
  search: {
    title: 'Trump parody voice generator, labeled',
    description:
      'Make funny audio in a Trump-style parody voice. It doesn’t imitate a recording, says that it’s a parody, and refuses deceptive political speech.',
  },
  h1: 'Trump parody voice generator',
  lead: 'Write a joke and hear it in an exaggerated presidential voice, always labeled as a parody.',
  action: 'Make parody',
  steps: [
    { title: 'Write the line', body: 'Keep it silly: the best pizza, the greatest cat, a tremendous Monday.' },
    { title: 'Make it', body: 'The audio ends with a short spoken note that it’s a parody.' },
    { title: 'Download', body: 'Save it as MP3 or WAV, with the same note in its metadata.' },
  ],
  about: [
    {
      title: 'A caricature made of rules',
      body: 'No recording of a real person is used here. The voice is synthetic, and what makes it funny is exaggerated delivery: a slow pace, a long pause at every comma, and a pitch that drops at the end of each phrase. It’s a cartoon for the ear, and it sounds like one.',
    },
    {
      title: 'Jokes, yes. Deception, no.',
      body: 'Birthday greetings, a weather report for the office, a product review of your sandwich: all fine. Lines that could pass for a real statement about elections, parties, wars or laws are refused, and nothing is charged. The spoken note can’t be removed.',
    },
    {
      title: 'Writing for this voice',
      body: 'Short sentences, repetition and superlatives do most of the work. Say everything twice. Compare small things with the biggest things in the world. Thirty words is a good length.',
    },
    {
      title: 'Share it responsibly',
      body: 'People forward funny audio without context. Leave the spoken note where it is, mention in your post that it is a parody, and don’t cut the audio into pieces that could be taken for real. If somebody reports a recording that deceives people, we remove it.',
    },
  ],
  reasons: [
    { title: 'Clearly a parody', body: 'On the page, in the sound and in the file.' },
    { title: 'No recording used', body: 'Nothing was copied from a real speech.' },
    { title: 'Made for a laugh', body: 'It’s ready before the joke gets old.' },
  ],
  faqs: [
    {
      title: 'Can I remove the spoken note at the end?',
      body: 'No. It protects you as well, since nobody can claim that the recording was meant to deceive.',
    },
    {
      title: 'Does it sound like the real Donald Trump?',
      body: 'It sounds like somebody doing a bad impression of him. That’s on purpose.',
    },
    {
      title: 'Why was my text refused?',
      body: 'It probably sounded like a political statement. Change the subject to something harmless and try again. You weren’t charged.',
    },
    { title: 'Why do I have to confirm my age?', body: 'Tools that imitate a person are for adults. You are asked once in this browser.' },
  ],
  closing: 'Tell the joke. We add the label.',
};

export default copy;
