import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  title: 'Dessiner un portrait avec des mots',
  description: 'Un adulte fictif dessiné d’après vos mots : cheveux, yeux, lunettes, barbe, âge, humeur, vêtements.',
  h1: 'Le portrait de quelqu’un qui n’existe pas',
  action: 'Créer le portrait',
  steps: [
    {
      title: 'Décrivez la personne',
      body: 'Cheveux, yeux, lunettes, barbe, chapeau, humeur, vêtements, lieu.',
    },
    {
      title: 'Choisissez un style',
      body: 'Dessin, peinture ou affiche.',
    },
    {
      title: 'Gardez la graine',
      body: 'Pour retrouver la même personne.',
    },
  ],
  reasons: [
    {
      title: 'Fictif',
      body: 'Aucune personne réelle, aucune ressemblance.',
    },
    {
      title: 'Adulte',
      body: 'Toujours, par règle.',
    },
    {
      title: 'Reproductible',
      body: 'Même graine, même portrait.',
    },
  ],
  faqs: [
    {
      title: 'Que sait-il dessiner ?',
      body: 'Un buste dessiné, assemblé à partir d’éléments : cheveux (coupe, longueur, couleur), couleur des yeux, peau, lunettes, barbe, chapeaux, boucles d’oreilles, collier, cravate, vêtements, âge et humeur. C’est un dessin, pas une photo. Les mots qu’il ne sait pas dessiner sont indiqués sous le résultat.',
    },
    {
      title: 'Puis-je nommer une vraie personne ?',
      body: 'Non. Les noms de particuliers sont refusés avant tout débit.',
    },
    {
      title: 'La nudité est-elle possible ?',
      body: 'Non. Voyez la politique de contenu.',
    },
    {
      title: 'Faut-il un compte ?',
      body: 'Non. Chaque visiteur reçoit des crédits chaque jour. Avec un compte, vous retrouvez vos créations sur tous vos appareils.',
    },
    {
      title: 'Et si cela échoue ?',
      body: 'Les crédits réservés reviennent aussitôt, et l’historique montre les deux lignes.',
    },
  ],
  closing: 'Un personnage pour votre histoire.',
};

export default copy;
