import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Changer l’arrière-plan',
  card: 'Une couleur, une image ou une scène derrière votre sujet.',
  search: {
    title: 'Changer l’arrière-plan d’une photo',
    description:
      'Remplacez l’arrière-plan d’une photo par une couleur, une autre image ou une scène décrite en quelques mots. Cheveux et pelage gardent des bords fondus.',
  },
  h1: 'Changer l’arrière-plan d’une photo',
  lead: 'Mettez une couleur, une autre image ou une scène peinte derrière votre sujet.',
  action: 'Changer l’arrière-plan',
  steps: [
    { title: 'Ajoutez une photo', body: 'Le sujet est détouré pour vous.' },
    { title: 'Choisissez ce qu’il y a derrière', body: 'Une couleur, une image ou quelques mots : « plage au coucher du soleil ».' },
    { title: 'Téléchargez', body: 'En PNG, en JPEG ou en WebP.' },
  ],
  about: [
    {
      title: 'Trois sortes de fonds',
      body: 'Une couleur unie pour les boutiques, les CV et les photos officielles. Une image à vous, pour poser devant une ville où vous n’avez jamais mis les pieds. Quelques mots, pour une scène peinte : des collines, une plage, une ville la nuit, un mur de studio.',
    },
    {
      title: 'Tout se joue au bord',
      body: 'Autour des cheveux, le détourage est progressif, et la couleur de l’ancien fond est retirée. S’il manque une bretelle ou une main, corrigez au pinceau, avant ou après avoir choisi le fond.',
    },
    {
      title: 'Tout un catalogue',
      body: 'Ajoutez jusqu’à dix photos et donnez à toutes le même fond blanc ou coloré : la boutique a l’air photographiée en un après-midi.',
    },
    {
      title: 'Une scène en quelques mots',
      body: 'Indiquez un lieu, une heure, une ambiance : « plage au coucher du soleil », « montagnes enneigées le matin », « ville sous la pluie, la nuit ». Les scènes simples conviennent mieux aux portraits.',
    },
  ],
  reasons: [
    { title: 'Blanc pur en un clic', body: 'Prêt pour les places de marché qui l’exigent.' },
    { title: 'Votre image derrière', body: 'Elle remplit le cadre sans être étirée.' },
    { title: 'Rien n’est figé', body: 'Retouchez le détourage au pinceau quand vous voulez.' },
  ],
  faqs: [
    {
      title: 'Comment avoir un fond blanc pour un produit ?',
      body: 'Choisissez Couleur, puis blanc. JPEG pour les places de marché, PNG pour vos pages.',
    },
    { title: 'Peut-on flouter le fond ?', body: 'Pas ici. Utilisez une version floue de la photo comme image de fond.' },
    { title: 'La lumière sur la personne change-t-elle ?', body: 'Non. Prenez un fond éclairé du même côté, ce sera plus naturel.' },
    {
      title: 'Les scènes peintes sont-elles faites par une IA ?',
      body: 'Seulement si un modèle est connecté ; le formulaire le nomme. Sinon, elles sont composées de dessins et des dégradés.',
    },
  ],
  closing: 'Le même sujet, un autre endroit.',
};

export default copy;
