import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Image to image',
  card: 'Restyle a photo as a cartoon, a watercolor or pixel art.',
  search: {
    title: 'Image to image: turn a photo into art',
    description:
      'Restyle a photo as a cartoon, watercolor, oil painting, pencil drawing, pixel art and more, with a strength slider and a before and after view.',
  },
  h1: 'Turn a photo into art with image to image',
  lead: 'Give a photo a new look: cartoon, watercolor, oil, pencil, pop art, pixel art, duotone or low poly, or the same view at night, at sunset or in the snow.',
  action: 'Restyle image',
  steps: [
    { title: 'Add a photo', body: 'You can add up to ten at once, all with the same settings.' },
    { title: 'Choose a style', body: 'Set the strength between a hint and the full effect.' },
    { title: 'Compare and download', body: 'Drag the line to see what changed.' },
  ],
  about: [
    {
      title: 'Eight styles',
      body: 'Cartoon flattens colors and draws outlines. Watercolor lets them run, oil shows brush strokes, pencil keeps nothing but lines. Pop art and duotone replace the palette. Pixel art and low poly rebuild the photo from squares and triangles. Faces stay where they are, so a portrait remains recognizable.',
    },
    {
      title: 'Strength',
      body: 'At a low strength the style sits on the photo like a filter; at full strength it takes over. Portraits look best around the middle, while landscapes and buildings can take more. The same photo, style and variation number always give the same result, so you can compare two strengths fairly.',
    },
    {
      title: 'A whole series in one go',
      body: 'If you add several photos, each one is made with the same style, strength and variation number. That’s handy for team avatars or a set of prints for one wall.',
    },
    {
      title: 'What to do with the results',
      body: 'Print a watercolor of your dog, use a low-poly portrait as an avatar, turn vacation photos into a set of postcards, or make a duotone background for a poster. Every result can be enlarged afterward with the image enhancer, so a small phone photo is enough to start with.',
    },
  ],
  reasons: [
    { title: 'Your composition stays', body: 'Lines, faces and objects keep their place.' },
    { title: 'A look you control', body: 'The slider goes from a touch to a painting.' },
    { title: 'Repeatable', body: 'The variation number brings back the same brush strokes.' },
  ],
  faqs: [
    {
      title: 'Does it follow a written description?',
      body: 'It follows styles, colors, light and weather. Write “watercolor” and that style is used; write “at night”, “sunset”, “snow”, “rain”, “fog”, “autumn”, “vintage”, “black and white” or “brighter” and the whole photo changes that way. Write “make it blue” and the main object takes that color, or the clothes if someone is in the photo; skin and hair keep theirs. To keep it a photo, choose Plain. Other words change nothing unless an AI model is connected. If it recognizes none of your words, you get your credits back.',
    },
    {
      title: 'Which photos look best as a cartoon?',
      body: 'Portraits and pets with even light and a plain background look best. Very dark photos lose their outlines.',
    },
    {
      title: 'Does it work with drawings and screenshots?',
      body: 'Yes, any image works. Pixel art and duotone look especially good on logos and screenshots.',
    },
    {
      title: 'Does my photo keep its size?',
      body: 'It keeps its proportions, and up to 1,600 pixels on the long side also its size. Larger photos are scaled down to that; for a large print, enlarge the result with the image enhancer.',
    },
  ],
  closing: 'See your photo in a new light.',
};

export default copy;
