import type { TemplateWords } from '../types/templates.ts';

const templates: TemplateWords = {
  'sticker-fox': { name: 'Forest fox', says: 'a red fox in the forest' },
  'picture-lake-dawn': { name: 'Lake at dawn', says: 'a lake at sunrise, mountains and a sailboat' },
  'film-stars-flight': { name: 'Off to the stars', says: 'a rocket among the stars at night' },
  'sticker-octopus': { name: 'Sea octopus', says: 'an octopus in the blue sea' },
  'sticker-rocket': { name: 'Star rocket', says: 'a rocket among stars' },
  'picture-desert-moon': { name: 'Desert under the moon', says: 'a desert at night under a full moon, a cactus' },
  'sticker-unicorn': { name: 'Rainbow unicorn', says: 'a unicorn with a rainbow' },
  'picture-snow-village': { name: 'Village in the snow', says: 'a house and a Christmas tree in the snow at night' },
  'sticker-cupcake': { name: 'Sweet cupcake', says: 'a pink cupcake' },
  'film-dolphin-sunset': { name: 'Dolphin at sunset', says: 'a dolphin in the sea at sunset' },
  'sticker-christmas': { name: 'Christmas tree', says: 'a Christmas tree in the snow' },
  'picture-city-night': { name: 'City at night', says: 'a city at night in the rain, a car' },
  'sticker-car': { name: 'Little car', says: 'a red car' },
  'sticker-butterfly': { name: 'Meadow butterfly', says: 'a butterfly on a flower' },
  'picture-whale-deep': { name: 'Whale in the deep sea', says: 'a whale in the deep blue sea with fish' },
  'sticker-dog': { name: 'Good dog', says: 'a happy dog' },
  'film-snow-owl': { name: 'Owl in the snow', says: 'an owl in a snowy forest at night' },
  'sticker-mushroom': { name: 'Fairy mushroom', says: 'a red mushroom in the forest' },
  'picture-castle-hill': { name: 'Castle on the hill', says: 'a castle on a green hill at sunset' },
  'sticker-flower': { name: 'Cherry blossom', says: 'a pink flower' },
  'sticker-crown': { name: 'Golden crown', says: 'a golden crown' },
  'picture-ringed-planet': { name: 'Ringed planet', says: 'a planet among the stars at night' },
  'sticker-sunglasses': { name: 'Cool face', says: 'a smiling face with sunglasses' },
  'film-rainy-city': { name: 'Rain over the city', says: 'rain over a city at night' },
  'sticker-wand': { name: 'Magic wand', says: 'a magic wand with a star' },
  'sticker-nails': { name: 'Nail polish', says: 'pink nail polish' },
  'girl-freckles': {
    name: 'Freckles and glasses',
    says: 'an adult woman with short red hair, round glasses and freckles, smiling, in a garden',
  },
  'girl-earrings': { name: 'The lady with earrings', says: 'an old woman with gray hair and earrings, smiling, on a starry night' },
  'speech-welcome': {
    name: 'Welcome message',
    says: 'Hello and welcome. We are so glad you are here. Please take a seat. We will begin in a moment.',
  },
  'speech-bedtime': {
    name: 'Bedtime story',
    says: 'Once upon a time a little fox looked for the moon. It climbed the highest hill, and there the moon was, waiting.',
  },
  'speech-podcast': {
    name: 'Podcast intro',
    says: 'You are listening to a show about small things that changed the world. Today: the paper clip.',
  },
};

export default templates;
