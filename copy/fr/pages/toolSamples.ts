import type { NamespaceToolSamplesTranslation } from '../../generated/types.ts';

const toolSamples = {
  label: 'Essayer un exemple',
  undo: 'Annuler',
  one: 'Exemple',
  nth: 'Exemple {0}',
  scene: 'un cerf dans une forêt au coucher du soleil',
  garden: 'une femme dans un jardin de fleurs au coucher du soleil',
  speech: 'Bonjour. Et si on créait quelque chose de nouveau ?',
  boat: 'un voilier sur la mer sous la pleine lune',
  balloon: 'une montgolfière au-dessus des montagnes à l’aube',
  lighthouse: 'un phare sur une falaise au bord de la mer au coucher du soleil',
  beach: 'une femme rousse avec des lunettes sur une plage',
  snow: 'une femme aux cheveux noirs avec une écharpe dans la neige',
  library: 'une femme souriante aux cheveux gris dans une bibliothèque',
  royal: 'des lunettes de soleil et une couronne',
  departure: 'Bienvenue à bord. Installez-vous, nous partons dans cinq minutes.',
  story: 'Il était une fois un petit renard qui trouva une lanterne dans la neige.',
  birthday: 'Joyeux anniversaire ! Aujourd’hui, c’est nous qui offrons le gâteau.',
} satisfies NamespaceToolSamplesTranslation;

export default toolSamples;
