import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'GIF face swap',
  card: 'Put a face into any GIF and keep its loop.',
  search: {
    title: 'GIF face swap: put a face in any GIF',
    description:
      'Swap a face in a GIF and keep its loop and timing. The new face follows every frame, and the finished GIF is ready for your chats.',
  },
  h1: 'Face swap in a GIF',
  lead: 'Put a face into a GIF. It follows every frame, and the loop stays as short, smooth and endless as before.',
  action: 'Swap face in GIF',
  steps: [
    { title: 'Choose a GIF', body: 'Use your own file of up to 20 MB, or try the sample.' },
    { title: 'Add the new face', body: 'A well-lit photo from the front works best.' },
    { title: 'Download the loop', body: 'You get a GIF with the same timing, or an MP4.' },
  ],
  about: [
    {
      title: 'Made for moving faces',
      body: 'In a GIF, the head turns, nods and comes closer. The face is found in every frame and followed from one to the next, and its position is smoothed, so it doesn’t shake. If it leaves the frame for a moment, the swap pauses and picks up again when it returns.',
    },
    {
      title: 'Your loop stays your loop',
      body: 'Each frame keeps its duration, the number of repeats is kept, and the palette is chosen for the whole loop instead of frame by frame. That keeps flat areas from flickering and the file small enough to send.',
    },
    {
      title: 'What makes a good GIF',
      body: 'Short loops with one clear face, cut from a show, a game or your own phone videos, work better than wide shots with many small people. If the GIF cuts between scenes, we look for the face again after each cut.',
    },
    {
      title: 'Before you share it',
      body: 'Watch the loop once at full size. If the face looks too smooth for a grainy GIF, that’s normal, since GIFs have only 256 colors. A slightly smaller version hides it, and chat apps shrink GIFs anyway.',
    },
  ],
  reasons: [
    { title: 'Steady from frame to frame', body: 'Movement is smoothed over time, so nothing flickers.' },
    { title: 'Same timing', body: 'A pause in the joke stays a pause.' },
    { title: 'Small files', body: 'The result is about as large as the GIF you started with.' },
  ],
  faqs: [
    {
      title: 'How long can the GIF be?',
      body: 'There’s no limit on its length, but the file can be at most 20 MB, and very large GIFs are scaled down. Long GIFs take longer. The page shows how long recent ones took.',
    },
    { title: 'Does it keep a transparent background?', body: 'Yes, transparent areas outside the face stay transparent.' },
    {
      title: 'Can I get a video instead of a GIF?',
      body: 'Yes. Under the result, choose MP4. It plays everywhere and is often smaller than the GIF.',
    },
    {
      title: 'What if the face is hidden in some frames?',
      body: 'Those frames are left as they are. The swap continues as soon as the face can be seen again.',
    },
  ],
  closing: 'A loop that makes your friends look twice.',
};

export default copy;
