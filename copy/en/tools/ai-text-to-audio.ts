import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Text to speech',
  card: 'Turn text into spoken audio in five languages.',
  search: {
    title: 'Text to speech online in five languages',
    description:
      'Turn text into spoken audio in English, French, Spanish, Russian or Chinese. Choose a voice and a speed, listen right away and download the MP3.',
  },
  h1: 'Text to speech',
  lead: 'Paste your text and listen. Five languages, several voices, at the speed you like.',
  action: 'Make audio',
  steps: [
    { title: 'Paste your text', body: 'It can have up to 1,000 characters. We detect the language, or you choose it.' },
    { title: 'Choose a voice and a speed', body: 'From half to double speed.' },
    { title: 'Listen and download', body: 'An MP3 for any player, or a WAV for editing.' },
  ],
  about: [
    {
      title: 'What people use it for',
      body: 'Announcements, voice-overs for short videos, texts they proofread by ear, vocabulary to practice on the bus, or scripts they time before a real person records them. A sentence takes only a moment.',
    },
    {
      title: 'How natural does it sound?',
      body: 'English, French, Spanish and Chinese are spoken by a neural voice that breathes and stresses much as people do. Russian comes from native voices of an older kind: clear, but audibly synthetic. You can hear every voice before you choose. If another voice model is connected, the form names it.',
    },
    {
      title: 'Tips for better speech',
      body: 'Write numbers and abbreviations the way they should be spoken: “Doctor Lee”, “twenty twenty-six”. A comma is a short pause, a period a longer one. Long texts are easier to follow at 0.9 speed.',
    },
    {
      title: 'More than one take',
      body: 'Read a long script in parts of a few sentences and name the files in order: a mistake then costs you one part, not the whole script. Try the same sentence in two voices before you decide, because some texts sound better low and slow and others high and quick.',
    },
  ],
  reasons: [
    { title: 'It reads punctuation', body: 'Pauses and intonation follow commas, periods and question marks.' },
    { title: 'Two formats', body: 'MP3 for sharing, WAV for editing.' },
    { title: 'Labeled', body: 'The file says that the voice is synthetic.' },
  ],
  faqs: [
    {
      title: 'Which languages can text to speech read?',
      body: 'English, French, Spanish, Russian and Chinese. A mixed text is read in the language that you choose; in an English one, words in Chinese or Cyrillic letters are read in their own.',
    },
    {
      title: 'Can I use the audio in a video?',
      body: 'Yes, even commercially. Please keep the label if your viewers could mistake the voice for a real person’s.',
    },
    {
      title: 'Can I choose an accent?',
      body: 'English comes in American and British. The other languages have one accent each.',
    },
    {
      title: 'Why does it mispronounce a name?',
      body: 'Names are read by the rules of the chosen language. Spell the name the way it sounds, and it will be closer.',
    },
  ],
  closing: 'Hear your text in a few seconds.',
};

export default copy;
