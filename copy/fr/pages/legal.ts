import type { NamespaceLegalTranslation } from '../../generated/types.ts';

const legal = {
  updated: 'Dernière mise à jour : {0}',
  operator: {
    title: 'Qui gère ce site',
    body: 'Dans ce texte, « nous » désigne la personne ou l’entreprise qui gère ce site. Vous pouvez aussi nous joindre depuis la page de contact.',
    name: 'Nom',
    address: 'Adresse postale',
    email: 'E-mail',
    law: 'Droit applicable et tribunaux compétents',
    missing: 'Non indiqué pour l’instant',
  },
  changes: 'Historique des modifications',
} satisfies NamespaceLegalTranslation;

export default legal;
