import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Group GIF face swap',
  card: 'Several faces in one GIF, each followed on its own.',
  search: {
    title: 'Swap multiple faces in one GIF',
    description:
      'Change two or more faces in the same GIF. Each one is followed through the whole loop with its own number, so nobody gets mixed up.',
  },
  h1: 'Swap multiple faces in a GIF',
  lead: 'Swap two, three or more faces in one GIF, each followed from the first frame to the last.',
  action: 'Swap faces in GIF',
  steps: [
    { title: 'Choose a GIF', body: 'Faces are numbered in the first frame that shows any.' },
    { title: 'Match the faces', body: 'Drag, click or use the keyboard to say who becomes whom.' },
    { title: 'Download', body: 'One loop with everyone in it.' },
  ],
  about: [
    {
      title: 'A scene for two, with your own cast',
      body: 'The best GIFs are conversations: one person talks, the other one looks away. Here both can be someone you know. Every face keeps its number through the loop, even when the camera moves or somebody leaves the frame and comes back.',
    },
    {
      title: 'When people cross',
      body: 'Faces are followed by where they are and how large they are. If two of them overlap for a long time, they may trade faces. In that case, cut the GIF at that point, swap both halves, and join them again.',
    },
    {
      title: 'What stays the same',
      body: 'Frames, duration and loop stay as they were in the original; only very large GIFs are scaled down. Faces you don’t assign are untouched, and so is everything outside the faces you replace.',
    },
    {
      title: 'Getting the most out of it',
      body: 'Start with two faces and a short loop. Once you like the look, try a scene with more people. Photos from the front and in similar light make the cast look as if they had been on set together. The GIF counts as one, so it costs nothing extra to give everybody a role.',
    },
  ],
  reasons: [
    { title: 'Fewer mix-ups', body: 'A number stays with its face as it moves.' },
    { title: 'Leave anyone out', body: 'A slot without a face keeps the original.' },
    { title: 'One price', body: 'The GIF costs the same for two faces as for six.' },
  ],
  faqs: [
    {
      title: 'How many faces can a GIF have?',
      body: 'It can have up to ten. A face that shows for only a few frames is rarely worth a slot.',
    },
    { title: 'Can two people swap faces with each other?', body: 'Yes. Add both faces and give each one to the other number.' },
    {
      title: 'Why does somebody have no number?',
      body: 'Faces are numbered in the first frame that shows any. People who appear later keep their own faces, so start the GIF at a point where everyone can be seen.',
    },
    {
      title: 'Which GIFs are too hard?',
      body: 'Crowds, fast cuts and faces smaller than a thumbnail. A short loop with two people looks best.',
    },
  ],
  closing: 'The whole gang in one loop.',
};

export default copy;
