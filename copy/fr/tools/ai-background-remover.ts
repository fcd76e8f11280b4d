import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Supprimer l’arrière-plan',
  card: 'Détourez un sujet en PNG transparent.',
  search: {
    title: 'Supprimer l’arrière-plan d’une photo (PNG)',
    description:
      'Supprimez l’arrière-plan d’une photo et téléchargez un PNG transparent, cheveux compris, avec des bords nets et un pinceau pour corriger.',
  },
  h1: 'Supprimer l’arrière-plan d’une photo',
  lead: 'Détourez personnes, animaux et produits, jusqu’aux mèches de cheveux.',
  action: 'Supprimer l’arrière-plan',
  steps: [
    { title: 'Ajoutez une photo', body: 'Déposez, collez ou choisissez jusqu’à dix photos à la fois.' },
    { title: 'Vérifiez les bords', body: 'Gardez ou retirez des parties au pinceau, ou essayez la deuxième proposition.' },
    { title: 'Téléchargez le PNG', body: 'Le fond est transparent, prêt pour vos mises en page.' },
  ],
  about: [
    {
      title: 'Des bords fondus, pas un coup de ciseaux',
      body: 'Cheveux, poils et tissus sont à moitié sujet, à moitié fond. Le bord est calculé comme un fondu, et la couleur de l’ancien fond en est retirée : pas de liseré vert ou blanc quand vous placez le sujet ailleurs.',
    },
    {
      title: 'C’est vous qui décidez',
      body: 'Parfois le sac fait partie de la personne, parfois non. Si la première proposition se trompe, essayez la deuxième ou passez le pinceau pour garder ou retirer. Seul ce que vous avez peint change.',
    },
    {
      title: 'Des idées',
      body: 'Photos de produits, photo de profil, sticker, faire-part, diapositives où les gens ne sont plus dans un rectangle gris. Pour une autre scène derrière le sujet, utilisez « Changer l’arrière-plan ».',
    },
    {
      title: 'Bien photographier',
      body: 'Placez le sujet à un pas du mur, sans ombre derrière lui, dans un vêtement d’une autre couleur. Un téléphone suffit si tout le sujet est net. Sur un fond uni, le détourage est presque parfait.',
    },
  ],
  reasons: [
    { title: 'Les détails restent', body: 'Moustaches, boucles et bretelles gardent leur finesse.' },
    { title: 'Pas de liseré', body: 'L’ancien fond disparaît aussi sur les bords.' },
    { title: 'Un pinceau au besoin', body: 'Une retouche en quelques secondes, sans calques ni masques.' },
  ],
  faqs: [
    {
      title: 'Quelles photos sont difficiles ?',
      body: 'Les grands groupes, le verre, les fils fins et les sujets de la couleur du fond. Le pinceau aide presque toujours.',
    },
    {
      title: 'Peut-on avoir un fond blanc ?',
      body: 'Oui : téléchargez en JPEG, ce qui est transparent devient blanc. Pour d’autres couleurs, utilisez « Changer l’arrière-plan ».',
    },
    {
      title: 'Le PNG garde-t-il toute la définition ?',
      body: 'Oui, jusqu’à 3 000 pixels environ sur le grand côté. Les photos plus grandes sont réduites.',
    },
    {
      title: 'Peut-on détourer plusieurs photos d’un coup ?',
      body: 'Oui, jusqu’à dix. Chacune est traitée à part et coûte le prix d’une photo.',
    },
  ],
  closing: 'Une photo au départ, un détourage propre à l’arrivée.',
};

export default copy;
