import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Reaction GIF maker',
  card: 'Make a reaction GIF with your own face.',
  search: {
    title: 'Reaction GIF maker with your own face',
    description:
      'Make a reaction GIF with your own face: add a GIF and one selfie, then send the loop to any chat. The timing of the original stays the same.',
  },
  h1: 'Make a reaction GIF with your face',
  lead: 'Take a reaction everyone knows and let a face your friends know do the acting.',
  action: 'Make GIF',
  steps: [
    { title: 'Pick a reaction', body: 'Add a GIF of up to 20 MB, or try the sample.' },
    { title: 'Add a selfie', body: 'Use your own, or one of an adult who agreed to take part.' },
    { title: 'Send it', body: 'Download the loop and drop it into any chat.' },
  ],
  about: [
    {
      title: 'Answer with your own face',
      body: 'An eye roll, a slow clap, a happy dance: a reaction says more when your friends recognize who is doing it. The timing and every move of the head come from the original, the look on the face from your selfie. So a laugh wants a laughing selfie, and a bored look a bored one.',
    },
    {
      title: 'Choosing the right reaction',
      body: 'Close-ups work best. The face should fill at least a quarter of the height and look roughly toward the camera for most of the loop. Three seconds is plenty. Chat apps play short loops right away and make people tap long ones.',
    },
    {
      title: 'Keep it friendly',
      body: 'Use your own face or that of a friend who said yes. The file says that it was made by software, and you can delete the GIF at any time from My creations.',
    },
    {
      title: 'A set of reactions',
      body: 'Make five in a row and you have an answer for everything: yes, no, maybe, well done, not today. Use the same selfie for all of them, and your friends will know the set is yours before they see the face.',
    },
  ],
  reasons: [
    { title: 'It moves like the original', body: 'Nods, turns and an opening mouth come from the GIF.' },
    { title: 'Ready for chats', body: 'The loop keeps its timing and can be saved as GIF or MP4.' },
    { title: 'One selfie is enough', body: 'You don’t need to train anything or collect twenty photos.' },
  ],
  faqs: [
    {
      title: 'Where do I find GIFs to use?',
      body: 'Any GIF you’re allowed to use: one you recorded yourself, one from a library that allows it, or the sample on this page.',
    },
    {
      title: 'Which selfie gives the best reaction?',
      body: 'One in even light, without sunglasses, and with the look that the reaction needs: the GIF brings the movement, your selfie the face that is made.',
    },
    { title: 'Does it work with cartoon characters?', body: 'Only with human faces. If no face is found, we tell you before you pay.' },
    {
      title: 'How do I use it in WhatsApp or Telegram?',
      body: 'Download the GIF, or the MP4 if your chat app prefers it, and send it from your gallery like any other image.',
    },
  ],
  closing: 'Say it with a face they know.',
};

export default copy;
