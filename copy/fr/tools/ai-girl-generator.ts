import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Générer le portrait d’une femme fictive',
    description: 'Une adulte qui n’existe pas, dans le style que vous décrivez.',
  },
  h1: 'Le portrait de quelqu’un qui n’existe pas',
  lead: 'Une adulte qui n’existe pas, dans le style que vous décrivez.',
  action: 'Créer le portrait',
  steps: [
    {
      title: 'Décrivez-la',
      body: 'Cheveux, humeur, lieu, lumière.',
    },
    {
      title: 'Choisissez un style',
      body: 'Dessin, peinture ou affiche.',
    },
    {
      title: 'Gardez la graine',
      body: 'Pour la retrouver.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Fictive',
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
