import type { TemplateWords } from '../types/templates.ts';

const templates: TemplateWords = {
  'sticker-fox': { name: 'Renard des bois', says: 'un renard roux dans la forêt' },
  'picture-lake-dawn': { name: 'Lac à l’aube', says: 'un lac au lever du soleil, des montagnes et un voilier' },
  'film-stars-flight': { name: 'Vol vers les étoiles', says: 'une fusée parmi les étoiles la nuit' },
  'sticker-octopus': { name: 'Pieuvre sous la mer', says: 'une pieuvre dans la mer bleue' },
  'sticker-rocket': { name: 'Fusée dans les étoiles', says: 'une fusée parmi les étoiles' },
  'picture-desert-moon': { name: 'Désert sous la lune', says: 'un désert la nuit sous la pleine lune, un cactus' },
  'sticker-unicorn': { name: 'Licorne arc-en-ciel', says: 'une licorne avec un arc-en-ciel' },
  'picture-snow-village': { name: 'Village sous la neige', says: 'une maison et un sapin de Noël dans la neige la nuit' },
  'sticker-cupcake': { name: 'Cupcake gourmand', says: 'un cupcake rose' },
  'film-dolphin-sunset': { name: 'Dauphin au couchant', says: 'un dauphin dans la mer au coucher du soleil' },
  'sticker-christmas': { name: 'Sapin de Noël', says: 'un sapin de Noël sous la neige' },
  'picture-city-night': { name: 'Ville la nuit', says: 'une ville la nuit sous la pluie, une voiture' },
  'sticker-car': { name: 'Petite voiture', says: 'une voiture rouge' },
  'sticker-butterfly': { name: 'Papillon des prés', says: 'un papillon sur une fleur' },
  'picture-whale-deep': { name: 'Baleine des profondeurs', says: 'une baleine dans la mer bleue profonde avec des poissons' },
  'sticker-dog': { name: 'Bon toutou', says: 'un chien heureux' },
  'film-snow-owl': { name: 'Hibou dans la neige', says: 'un hibou dans une forêt enneigée la nuit' },
  'sticker-mushroom': { name: 'Champignon de conte de fées', says: 'un champignon rouge dans la forêt' },
  'picture-castle-hill': { name: 'Château sur la colline', says: 'un château sur une colline verte au coucher du soleil' },
  'sticker-flower': { name: 'Fleur de cerisier', says: 'une fleur rose' },
  'sticker-crown': { name: 'Couronne dorée', says: 'une couronne dorée' },
  'picture-ringed-planet': { name: 'Planète aux anneaux', says: 'une planète parmi les étoiles la nuit' },
  'sticker-sunglasses': { name: 'Smiley cool', says: 'un visage souriant avec des lunettes de soleil' },
  'film-rainy-city': { name: 'Pluie sur la ville', says: 'la pluie sur une ville la nuit' },
  'sticker-wand': { name: 'Baguette magique', says: 'une baguette magique avec une étoile' },
  'sticker-nails': { name: 'Vernis à ongles', says: 'du vernis à ongles rose' },
  'girl-painter': { name: 'La peintre', says: 'une femme adulte, peintre dans son atelier, lumière du matin' },
  'girl-astronaut': { name: 'L’astronaute', says: 'une femme adulte astronaute parmi les étoiles' },
  'speech-welcome': {
    name: 'Message d’accueil',
    says: 'Bonjour et bienvenue. Nous sommes heureux de vous voir. Prenez place, nous commençons dans un instant.',
  },
  'speech-bedtime': {
    name: 'Histoire du soir',
    says: 'Il était une fois un petit renard qui cherchait la lune. Il grimpa sur la plus haute colline, et la lune l’y attendait.',
  },
  'speech-podcast': {
    name: 'Intro de podcast',
    says: 'Vous écoutez une émission sur les petites choses qui ont changé le monde. Aujourd’hui : le trombone.',
  },
};

export default templates;
