import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Photo effects',
  card: 'Costumes, art styles and moments for two from your photo.',
  search: {
    title: 'Photo effects: costumes, art styles, hugs',
    description:
      'Try effects on your photo: a witch, a vampire, a hug with a friend, a watercolor or pixel art. Each card shows a picture and its price.',
  },
  h1: 'Photo effects',
  lead: 'Turn one photo into something new. Every effect shows a picture and its price.',
  action: 'Apply effect',
  steps: [
    { title: 'Choose an effect', body: 'Each card shows what the effect does and what it costs.' },
    { title: 'Add your photo', body: 'One portrait, or two for effects with two people.' },
    { title: 'Save and share', body: 'As an image or an MP4, depending on the effect.' },
  ],
  about: [
    {
      title: 'Costumes that follow your face',
      body: 'Witch, vampire, pumpkin, skeleton and zombie are painted onto the face in your photo: around the eyes, along the cheekbones, over the mouth. Bats, moonlight and a short night melody make it a video.',
    },
    {
      title: 'Two people, one moment',
      body: 'Hug and kiss take two portraits, or one photo of two people, and bring them together in a warm scene. Both have to be adults who agreed.',
    },
    {
      title: 'Art styles',
      body: 'Cartoon, watercolor, oil painting, pencil, pop art, pixel art, duotone and low poly turn the photo into a picture for your wall. The full set of options for these is in image to image.',
    },
    {
      title: 'How to pick one',
      body: 'For a quick laugh, start with a costume, which needs only one portrait. For a gift, choose an art style and enlarge the result for printing. For somebody far away, the hug says more than a message. If you aren’t sure, open two effects in two tabs and use the same photo in both: nothing is charged until you start.',
    },
  ],
  reasons: [
    { title: 'Made from your photo', body: 'Not a template with your name on it.' },
    { title: 'A picture on each card', body: 'It shows the idea. The art styles are shown on a real photo.' },
    { title: 'The price up front', body: 'It’s on the card and on the button.' },
  ],
  faqs: [
    {
      title: 'Which photo works best for a costume effect?',
      body: 'A portrait from the front with both eyes visible and nothing in front of the face.',
    },
    {
      title: 'Are these effects made by AI?',
      body: 'Neural networks find faces and cut people out. The paint, the scene and the styles follow rules, unless the form names an AI model.',
    },
    {
      title: 'Which effects are for adults only?',
      body: 'Hug and kiss, because they show people close together. For every effect, you confirm that everyone in the photo is an adult.',
    },
    {
      title: 'Can I apply two effects to one photo?',
      body: 'Yes, if the first is an art style: save that image and add it as the photo for the second effect. Costumes, hugs and kisses are videos.',
    },
  ],
  closing: 'Try an effect on your photo.',
};

export default copy;
