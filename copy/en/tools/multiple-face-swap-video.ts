import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Group video face swap',
  card: 'Recast a whole video, face by face.',
  search: {
    title: 'Swap multiple faces in a video',
    description:
      'Recast a video: faces are found, numbered and followed one by one, and you decide who becomes whom. The original sound is kept.',
  },
  h1: 'Swap multiple faces in a video',
  lead: 'Recast a video: everyone in it can become someone else, and each face is tracked on its own.',
  action: 'Swap faces in video',
  steps: [
    { title: 'Choose a video', body: 'Up to 60 seconds and 200 MB. Faces are found and numbered.' },
    { title: 'Cast the roles', body: 'Give each number a new face, or leave it empty to keep the original.' },
    { title: 'Download the MP4', body: 'With the original sound, ready to share.' },
  ],
  about: [
    {
      title: 'A cast of your own',
      body: 'Put yourself and three friends into a trailer, let a couple trade places in their wedding video, or show a team in a scene that everybody knows. Each person is tracked separately, so two people in one shot don’t influence each other.',
    },
    {
      title: 'How we tell people apart',
      body: 'Each face gets its own track: where it is, how large it is and how it moves. After a cut, we look for each face near where it was last seen. Faces are numbered in the first frame that shows any, so start the video at a point where everyone can be seen.',
    },
    {
      title: 'Plan your video',
      body: 'Four people in a steady shot give a better result than a crowd in motion. Trim the video to the part that matters before you add it. Shorter videos are finished sooner.',
    },
    {
      title: 'Faces that fit',
      body: 'A round face on a narrow head will always look a little odd. Choose people with similar face shapes for the close-ups, and leave the bold choices for wider shots. Photos where everybody looks straight ahead are the safest choice.',
    },
  ],
  reasons: [
    { title: 'One track per person', body: 'Everyone keeps their new face through the scene.' },
    { title: 'Made while you do something else', body: 'Close the page and find the video in My creations.' },
    { title: 'Labeled in the file', body: 'Anyone who checks the video can see that it’s synthetic.' },
  ],
  faqs: [
    {
      title: 'How many people can I replace in a video?',
      body: 'You can replace up to ten. Very small faces in the background are usually not found and stay as they are.',
    },
    {
      title: 'What if a person appears later in the video?',
      body: 'They keep their own face. Only people in the first frame that shows any faces can be replaced.',
    },
    { title: 'Do the voices change too?', body: 'No. This tool only changes faces. The sound stays as it was.' },
    {
      title: 'Can I use it for a movie that I didn’t make?',
      body: 'Only if you may use the material. You confirm the consent of the people whose faces you add, and you are responsible for the video.',
    },
  ],
  closing: 'Cast your own movie.',
};

export default copy;
