import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Voice match',
  card: 'Hear your text in a voice similar to a sample.',
  search: {
    title: 'Voice match: hear your text in a similar voice',
    description:
      'Add a short voice sample and a text. You get audio in a voice with the same pitch, range and tone. You confirm consent first, and the file is labeled.',
  },
  h1: 'Voice match from a short sample',
  lead: 'Add a few seconds of speech and hear your text in a similar voice.',
  action: 'Make audio',
  steps: [
    { title: 'Add a voice sample', body: 'About ten seconds of clear speech: your own, or that of an adult who agreed.' },
    { title: 'Write the text', body: 'In any of five languages.' },
    { title: 'Listen and download', body: 'Save it as MP3 or WAV.' },
  ],
  about: [
    {
      title: 'What is matched',
      body: 'From the sample we measure how high the voice is, how much it moves up and down, and the tone that the throat and mouth give it. We then mix our own synthetic voices until the mix is as near as it gets, and the result says in words how near that is. It will remind listeners of the person, but it won’t fool them, and it isn’t meant to.',
    },
    {
      title: 'Is this voice cloning?',
      body: 'Only if a cloning model is connected. The form says which method is used before you start. The built-in method is a voice match: it works with a few seconds of sound, needs no training, and doesn’t copy accent or manner of speaking.',
    },
    {
      title: 'Recording a good sample',
      body: 'Record in a quiet room with soft furniture, hold the phone a hand’s width away, and speak in your normal tone. Music or a second voice in the background spoils the measurement. More than half a minute doesn’t help.',
    },
    {
      title: 'When a match is enough',
      body: 'For a family greeting, the voice of a character in a game, or a draft of a narration that you will record yourself later, a similar voice is all you need.',
    },
  ],
  reasons: [
    { title: 'Consent first', body: 'We ask whose voice it is, and nothing is made without an answer.' },
    { title: 'Any of five languages', body: 'Your sample can be in one language and the text in another.' },
    { title: 'Labeled', body: 'The file says that the voice is artificial.' },
  ],
  faqs: [
    {
      title: 'Whose voice may I use?',
      body: 'Your own, or that of an adult who agreed to this use. Voices of public figures without their consent aren’t allowed.',
    },
    {
      title: 'How long does the sample have to be?',
      body: 'At least 3 seconds of actual speech; ten are better.',
    },
    {
      title: 'Why doesn’t it sound exactly like me?',
      body: 'Pitch and tone are matched, but rhythm, accent and breath are those of the synthetic voice. Clear voices, high or low, are matched better than very rough ones.',
    },
    {
      title: 'What happens to my sample?',
      body: 'It’s used only for your audio. We delete it once neither a result nor a saved form uses it anymore.',
    },
  ],
  closing: 'A familiar tone for your words.',
};

export default copy;
