import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Video face swap',
  card: 'Put a face into a video of up to a minute.',
  search: {
    title: 'Video face swap online, with the original sound',
    description:
      'Put a new face into a video of up to 60 seconds. The sound stays, light and skin are matched over time, and you can leave while it is made.',
  },
  h1: 'Face swap in a video',
  lead: 'Put a face into a video of up to one minute. Voice, music and light stay as they were.',
  action: 'Swap face in video',
  steps: [
    { title: 'Choose a video', body: 'MP4, WebM, MOV, AVI or MKV, up to 60 seconds and 200 MB.' },
    { title: 'Add the new face', body: 'One sharp photo from the front is enough.' },
    { title: 'Come back when it’s done', body: 'You can close the page. The video will be in My creations.' },
  ],
  about: [
    {
      title: 'Followed through every frame',
      body: 'The face is found, tracked and replaced frame by frame. Position, light and color are smoothed over time, because the eye forgives a small mistake in a photo but notices every jump in a video. Frames in which the head turns too far away keep the original face.',
    },
    {
      title: 'The sound isn’t touched',
      body: 'The audio is kept, so lips, music and jokes stay in sync. The result has up to 1,280 pixels on the long side and up to 30 frames a second. Larger or faster videos are brought down to that.',
    },
    {
      title: 'What to expect',
      body: 'A minute of video is up to 1,800 frames. The progress bar counts finished frames, the form shows how long recent videos took, and the credits are only spent when the finished file is saved.',
    },
    {
      title: 'Before you start',
      body: 'Trim the video to the seconds you need, and choose a take in which the face isn’t covered by a microphone or hair. Even light in the photo of the new face helps more than high resolution.',
    },
  ],
  reasons: [
    { title: 'Steady skin tone', body: 'Light and color change smoothly from frame to frame.' },
    { title: 'Original sound', body: 'Voices, music and effects stay in sync.' },
    { title: 'Progress you can trust', body: 'The bar counts finished frames. It isn’t a guess.' },
  ],
  faqs: [
    {
      title: 'How long does a video face swap take?',
      body: 'It depends on length and size. Below the button you see how long recent videos took, and while it runs you see how much is left.',
    },
    {
      title: 'Can I swap a face in a vertical phone video?',
      body: 'Yes. Portrait and landscape both work, and videos that your phone stored sideways are rotated upright first.',
    },
    { title: 'Is there a watermark on the video?', body: 'There’s no visible mark. The file’s metadata says that it’s synthetic.' },
    {
      title: 'What happens when the head turns away?',
      body: 'Up to about 40 degrees the swap holds. Beyond that, the original face is shown until it turns back.',
    },
  ],
  closing: 'Play the lead in your own scene.',
};

export default copy;
