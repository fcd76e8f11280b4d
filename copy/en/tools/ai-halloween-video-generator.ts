import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Halloween video',
  card: 'Turn a portrait into a spooky video with sound.',
  search: {
    title: 'Halloween video maker from one photo',
    description:
      'Turn a portrait into a spooky Halloween video: witch, vampire, pumpkin, skeleton or zombie paint, bats, moonlight and a short night melody.',
  },
  h1: 'Halloween video from your photo',
  lead: 'One portrait becomes a short spooky video with face paint, a night sky and sound.',
  action: 'Make Halloween video',
  steps: [
    { title: 'Add a portrait', body: 'From the front, with both eyes visible.' },
    { title: 'Choose a costume', body: 'Witch, vampire, pumpkin, skeleton or zombie.' },
    { title: 'Download the MP4', body: 'With sound, ready for the group chat.' },
  ],
  about: [
    {
      title: 'Five costumes',
      body: 'The witch gets green skin and a hat, the vampire pale cheeks and fangs, the pumpkin a carved grin, the skeleton bones over the bones you have, and the zombie bad skin. The paint is fitted to your eyes, brows, nose and mouth, so it is your face that looks back.',
    },
    {
      title: 'A night around you',
      body: 'A dark sky with a moon rises behind the portrait. Bats cross it, fog drifts by, and a short melody plays. Send it as a greeting or an invitation, or post it as a story in the last week of October.',
    },
    {
      title: 'For the best scare',
      body: 'Use a photo with even light and a simple background. Hats and sunglasses hide the places where the paint should go. A serious look is scarier than a smile.',
    },
    {
      title: 'Ideas for the season',
      body: 'Send it as an invitation with the time and place in the message, play them one after another on the TV during the party, or give every coworker a costume for the last meeting in October. The GIF download works in chats that don’t play videos on their own. After Halloween, try the other photo effects, which are calmer.',
    },
  ],
  reasons: [
    { title: 'Follows your features', body: 'The paint goes where a makeup artist would put it.' },
    { title: 'Sound included', body: 'A short night tune comes with the video.' },
    { title: 'Ready in moments', body: 'There’s no makeup to wash off afterward.' },
  ],
  faqs: [
    {
      title: 'Can I make an image instead of a video?',
      body: 'This tool makes videos. Pause it and take a screenshot, or download the GIF.',
    },
    {
      title: 'Does it work for children’s photos?',
      body: 'The costumes are harmless, but you have to confirm that everyone shown is an adult. Please use photos of adults.',
    },
    {
      title: 'Can I use a photo of two people?',
      body: 'Yes, if both are in the foreground: each of them gets the costume. People in the background disappear into the night.',
    },
    { title: 'How long is the video?', body: 'It’s a few seconds long, short enough to watch twice.' },
  ],
  closing: 'Get spooky before the pumpkins do.',
};

export default copy;
