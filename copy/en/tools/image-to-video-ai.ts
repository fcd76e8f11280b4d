import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Image to video',
  card: 'Turn a still photo into a video with depth.',
  search: {
    title: 'Image to video: animate a photo online',
    description:
      'Bring a photo to life with a camera that pushes in, orbits or drifts. Subject and background move separately for depth. Get an MP4 of 3 to 10 seconds.',
  },
  h1: 'Animate a photo: image to video',
  lead: 'Turn a still photo into a short video with depth and a moving camera.',
  action: 'Animate photo',
  steps: [
    { title: 'Add a photo', body: 'One clear subject in front of a background works best.' },
    { title: 'Choose the movement', body: 'Push in, orbit, dolly or drift, from 3 to 10 seconds.' },
    { title: 'Download the MP4', body: 'Ready for stories, slides and feeds.' },
  ],
  about: [
    {
      title: 'How a photo gets depth',
      body: 'The subject is cut out and the gap behind it is filled from the rest of the photo. Then both layers move at different speeds, the way near and far things do when you walk past them. Nothing is invented: every pixel comes from your photo.',
    },
    {
      title: 'Four camera moves',
      body: 'Push in moves slowly toward the subject. Orbit circles it. Dolly slides past, and drift floats with a slight sway. Add words such as “snow” or “sparks” and particles float through the scene.',
    },
    {
      title: 'Which photos work',
      body: 'Portraits, products and pets in front of something farther away get the most depth. Flat things such as documents or patterns have no front and back, so they only get a camera move. A street or a facade without one clear subject is turned as a whole, and its lines stay straight.',
    },
    {
      title: 'Small moves look best',
      body: 'A slow push of five seconds feels like film, while ten seconds of orbit in front of a wall soon feels like a carnival ride. If the edge of the subject shows, choose a shorter video or a gentler move. A different variation number changes the particles, not the camera.',
    },
  ],
  reasons: [
    { title: 'Nothing is made up', body: 'Faces and logos stay as they were shot.' },
    { title: 'Your timing', body: 'Three to ten seconds, as you choose.' },
    { title: 'Fits any format', body: 'The video keeps the shape of your photo.' },
  ],
  faqs: [
    {
      title: 'Can it make the person in a photo smile or talk?',
      body: 'Not with the built-in method: it moves the camera, not the face. A connected AI model may be able to. The form names the one that does the work.',
    },
    {
      title: 'What resolution is the video?',
      body: 'Up to 1,280 pixels on the long side, so a phone photo stays sharp on a phone screen.',
    },
    { title: 'Can I add music?', body: 'Not here. Download the MP4 and add sound in the app you post with.' },
    {
      title: 'Does it work with old black-and-white photos?',
      body: 'Yes. Clean scratched prints with the watermark remover first.',
    },
  ],
  closing: 'Give a still photo its moment.',
};

export default copy;
