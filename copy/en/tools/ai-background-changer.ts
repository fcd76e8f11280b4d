import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Background changer',
  card: 'Put a color, an image or a scene behind your subject.',
  search: {
    title: 'Background changer: new photo background',
    description:
      'Change the background of a photo to a color, another image or a scene in your own words. Hair and fur keep their soft edges.',
  },
  h1: 'Change the background of a photo',
  lead: 'Put a color, another image or a painted scene behind your subject.',
  action: 'Change background',
  steps: [
    { title: 'Add a photo', body: 'The subject is cut out for you.' },
    { title: 'Choose what goes behind it', body: 'A color, an image, or a few words such as “beach at sunset”.' },
    { title: 'Download', body: 'Save it as PNG, JPEG or WebP.' },
  ],
  about: [
    {
      title: 'Three kinds of backgrounds',
      body: 'A plain color is right for shops, résumés and ID-style photos. An image of your own puts you in front of the skyline you never got to see. And a few words make a painted scene: hills, a beach, a city at night, a studio wall.',
    },
    {
      title: 'The edge makes it believable',
      body: 'The cutout is soft where hair is soft, and the color of the old background is removed from the edge. If a strap or a hand is missing, fix it with the brush before or after you choose the background.',
    },
    {
      title: 'For a whole shelf of products',
      body: 'Add up to ten photos and give all of them the same white or colored background, so your shop looks as if everything was shot in one afternoon.',
    },
    {
      title: 'Scenes in your own words',
      body: 'Name a place, a time of day and a mood: “a beach at sunset”, “snowy mountains in the morning”, “a city at night in the rain”. Simple scenes suit portraits best, since a busy background competes with the face.',
    },
  ],
  reasons: [
    { title: 'Pure white in one click', body: 'It’s ready for marketplaces that require it.' },
    { title: 'Your own image behind it', body: 'It’s scaled to fill the frame without being stretched.' },
    { title: 'Easy to fix', body: 'You can fix the cutout with the brush at any time.' },
  ],
  faqs: [
    {
      title: 'How do I get a white background for a product photo?',
      body: 'Choose Color and pick white. Save as JPEG for marketplaces or as PNG for your own pages.',
    },
    {
      title: 'Can I blur the background instead?',
      body: 'Not here, but you can use a blurred version of the photo as the background image.',
    },
    {
      title: 'Does the light on the person change too?',
      body: 'No. The subject keeps its own light, so a background lit from the same side looks most natural.',
    },
    {
      title: 'Are painted scenes made by AI?',
      body: 'Only if an AI model is connected, which the form then names. Otherwise they are composed from drawings and color gradients.',
    },
  ],
  closing: 'Same subject, new place.',
};

export default copy;
