import type { TemplateWords } from '../types/templates.ts';

const templates: TemplateWords = {
  'sticker-fox': { name: 'Forest fox', prompt: 'a red fox in the forest' },
  'picture-lake-dawn': { name: 'Lake at dawn', prompt: 'a lake at sunrise, mountains and a sailboat' },
  'film-stars-flight': { name: 'Off to the stars', prompt: 'a rocket among the stars at night' },
  'sticker-octopus': { name: 'Sea octopus', prompt: 'an octopus in the blue sea' },
  'sticker-rocket': { name: 'Star rocket', prompt: 'a rocket among stars' },
  'picture-desert-moon': { name: 'Desert under the moon', prompt: 'a desert at night under a full moon, a cactus' },
  'sticker-unicorn': { name: 'Rainbow unicorn', prompt: 'a unicorn with a rainbow' },
  'picture-snow-village': { name: 'Village in the snow', prompt: 'a house and a Christmas tree in the snow at night' },
  'sticker-cupcake': { name: 'Sweet cupcake', prompt: 'a pink cupcake' },
  'film-dolphin-sunset': { name: 'Dolphin at sunset', prompt: 'a dolphin in the sea at sunset' },
  'sticker-christmas': { name: 'Christmas tree', prompt: 'a Christmas tree in the snow' },
  'picture-city-night': { name: 'City at night', prompt: 'a city at night in the rain, a car' },
  'sticker-car': { name: 'Little car', prompt: 'a red car' },
  'sticker-butterfly': { name: 'Meadow butterfly', prompt: 'a butterfly on a flower' },
  'picture-whale-deep': { name: 'Whale in the deep sea', prompt: 'a whale in the deep blue sea with fish' },
  'sticker-dog': { name: 'Good dog', prompt: 'a happy dog' },
  'film-snow-owl': { name: 'Owl in the snow', prompt: 'an owl in a snowy forest at night' },
  'sticker-mushroom': { name: 'Fairy mushroom', prompt: 'a red mushroom in the forest' },
  'picture-castle-hill': { name: 'Castle on the hill', prompt: 'a castle on a green hill at sunset' },
  'sticker-flower': { name: 'Cherry blossom', prompt: 'a pink flower' },
  'sticker-crown': { name: 'Golden crown', prompt: 'a golden crown' },
  'picture-ringed-planet': { name: 'Ringed planet', prompt: 'a planet among the stars at night' },
  'sticker-sunglasses': { name: 'Cool face', prompt: 'a smiling face with sunglasses' },
  'film-rainy-city': { name: 'Rain over the city', prompt: 'rain over a city at night' },
  'sticker-wand': { name: 'Magic wand', prompt: 'a magic wand with a star' },
  'sticker-nails': { name: 'Nail polish', prompt: 'pink nail polish' },
  'girl-freckles': {
    name: 'Freckles and glasses',
    prompt: 'an adult woman with short red hair, round glasses and freckles, smiling, in a garden',
  },
  'girl-earrings': { name: 'The lady with earrings', prompt: 'an old woman with gray hair and earrings, smiling, on a starry night' },
  'speech-welcome': {
    name: 'Welcome message',
    prompt: 'Hello and welcome. We are so glad you are here. Please take a seat. We will begin in a moment.',
  },
  'speech-bedtime': {
    name: 'Bedtime story',
    prompt: 'Once upon a time a little fox looked for the moon. It climbed the highest hill, and there the moon was, waiting.',
  },
  'speech-podcast': {
    name: 'Podcast intro',
    prompt: 'You are listening to a show about small things that changed the world. Today: the paper clip.',
  },
};

export default templates;
