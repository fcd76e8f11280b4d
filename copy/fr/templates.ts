import type { TemplateWords } from '../types/templates.ts';

const templates: TemplateWords = {
  'sticker-fox': { name: 'Renard des bois', prompt: 'un renard roux dans la forêt' },
  'picture-lake-dawn': { name: 'Lac à l’aube', prompt: 'un lac au lever du soleil, des montagnes et un voilier' },
  'film-stars-flight': { name: 'Vol vers les étoiles', prompt: 'une fusée parmi les étoiles la nuit' },
  'sticker-octopus': { name: 'Pieuvre sous la mer', prompt: 'une pieuvre dans la mer bleue' },
  'sticker-rocket': { name: 'Fusée dans les étoiles', prompt: 'une fusée parmi les étoiles' },
  'picture-desert-moon': { name: 'Désert sous la lune', prompt: 'un désert la nuit sous la pleine lune, un cactus' },
  'sticker-unicorn': { name: 'Licorne arc-en-ciel', prompt: 'une licorne avec un arc-en-ciel' },
  'picture-snow-village': { name: 'Village sous la neige', prompt: 'une maison et un sapin de Noël dans la neige la nuit' },
  'sticker-cupcake': { name: 'Cupcake gourmand', prompt: 'un cupcake rose' },
  'film-dolphin-sunset': { name: 'Dauphin au couchant', prompt: 'un dauphin dans la mer au coucher du soleil' },
  'sticker-christmas': { name: 'Sapin de Noël', prompt: 'un sapin de Noël sous la neige' },
  'picture-city-night': { name: 'Ville la nuit', prompt: 'une ville la nuit sous la pluie, une voiture' },
  'sticker-car': { name: 'Petite voiture', prompt: 'une voiture rouge' },
  'sticker-butterfly': { name: 'Papillon des prés', prompt: 'un papillon sur une fleur' },
  'picture-whale-deep': { name: 'Baleine des profondeurs', prompt: 'une baleine dans la mer bleue profonde avec des poissons' },
  'sticker-dog': { name: 'Bon toutou', prompt: 'un chien heureux' },
  'film-snow-owl': { name: 'Hibou dans la neige', prompt: 'un hibou dans une forêt enneigée la nuit' },
  'sticker-mushroom': { name: 'Champignon de conte de fées', prompt: 'un champignon rouge dans la forêt' },
  'picture-castle-hill': { name: 'Château sur la colline', prompt: 'un château sur une colline verte au coucher du soleil' },
  'sticker-flower': { name: 'Fleur de cerisier', prompt: 'une fleur rose' },
  'sticker-crown': { name: 'Couronne dorée', prompt: 'une couronne dorée' },
  'picture-ringed-planet': { name: 'Planète aux anneaux', prompt: 'une planète parmi les étoiles la nuit' },
  'sticker-sunglasses': { name: 'Smiley cool', prompt: 'un visage souriant avec des lunettes de soleil' },
  'film-rainy-city': { name: 'Pluie sur la ville', prompt: 'la pluie sur une ville la nuit' },
  'sticker-wand': { name: 'Baguette magique', prompt: 'une baguette magique avec une étoile' },
  'sticker-nails': { name: 'Vernis à ongles', prompt: 'du vernis à ongles rose' },
  'girl-freckles': {
    name: 'La rousse à lunettes',
    prompt: 'une femme adulte aux cheveux courts et roux, lunettes rondes et taches de rousseur, souriante, dans un jardin',
  },
  'girl-earrings': {
    name: 'La dame aux boucles d’oreilles',
    prompt: 'une femme âgée aux cheveux gris, avec des boucles d’oreilles, souriante, la nuit',
  },
  'speech-welcome': {
    name: 'Message d’accueil',
    prompt: 'Bonjour et bienvenue. Nous sommes heureux de vous voir. Prenez place, nous commençons dans un instant.',
  },
  'speech-bedtime': {
    name: 'Histoire du soir',
    prompt: 'Il était une fois un petit renard qui cherchait la lune. Il grimpa sur la plus haute colline, et la lune l’y attendait.',
  },
  'speech-podcast': {
    name: 'Intro de podcast',
    prompt: 'Vous écoutez une émission sur les petites choses qui ont changé le monde. Aujourd’hui : le trombone.',
  },
};

export default templates;
