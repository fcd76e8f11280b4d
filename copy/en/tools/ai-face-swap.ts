import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Face swap',
  card: 'Put one face into another photo.',
  search: {
    title: 'AI face swap for photos, online',
    description:
      'Put a face into any photo in seconds. Skin tone and light are matched to the scene, and you can compare the two versions before you save it.',
  },
  h1: 'AI face swap for photos',
  lead: 'Put one face into another photo. The pose, the light and the hair of the scene stay as they are.',
  action: 'Swap face',
  steps: [
    { title: 'Add the photo to change', body: 'Use your own or try the sample. The largest face is marked for you.' },
    { title: 'Add the new face', body: 'One sharp photo taken from the front is enough.' },
    { title: 'Compare and download', body: 'Drag the line between before and after, then save the image as PNG, JPEG or WebP.' },
  ],
  about: [
    {
      title: 'How the swap works',
      body: 'Both faces are measured at several hundred points. The new face is warped to match the pose in the photo, its color is matched to the light around it, and the two are blended along the hairline and the jaw. Everything outside the face is left exactly as it was, so a hat or a strand of hair on the forehead stays in place.',
    },
    {
      title: 'What it is good for',
      body: 'Use it for birthday cards, movie posters with your friends in them, a costume you want to see on yourself, or a group photo where one person blinked. Pairs that look in a similar direction work best: a front view swapped into a front view is hard to tell from the original, while a profile swapped into a front view rarely looks right.',
    },
    {
      title: 'Only with permission',
      body: 'You confirm that the face is yours or belongs to an adult who agreed. That answer is kept with the result, and if the consent is withdrawn, the result is deleted. Every image file says that it’s synthetic, so nobody has to guess.',
    },
  ],
  reasons: [
    {
      title: 'Light that matches',
      body: 'Brightness and color follow the scene, so one side of the face can be in the sun and the other in the shade.',
    },
    { title: 'You see it first', body: 'The cost is on the button, and a face that can’t be used is pointed out before you pay.' },
    { title: 'Nothing to install', body: 'It runs in the browser, on a phone as well as on a desktop.' },
  ],
  faqs: [
    {
      title: 'Which photos work best for a face swap?',
      body: 'Photos in which both eyes are visible, the head is turned less than about 40 degrees and the face is at least 100 pixels wide. Glasses are fine. Hands over the mouth aren’t.',
    },
    {
      title: 'Can I swap a face into a drawing or a statue?',
      body: 'Sometimes. The face has to be found first, so realistic paintings and statues often work and cartoons usually don’t. You can draw a rectangle around a face that was missed.',
    },
    {
      title: 'What if there are several people in the photo?',
      body: 'The largest face is replaced, unless you move the box to another one. The others are left alone. To change everyone at once, use the group face swap.',
    },
    {
      title: 'Why does the result look blurry?',
      body: 'The new face is drawn at the size it has in the photo. If it looks soft, start with a larger photo or run the result through the image enhancer.',
    },
  ],
  closing: 'Try it with a sample photo, then with your own.',
};

export default copy;
