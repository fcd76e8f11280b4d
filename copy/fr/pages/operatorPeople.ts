import type { NamespaceOperatorPeopleTranslation } from '../../generated/types.ts';

const operatorPeople = {
  title: 'Comptes : crédits, appareils et fermeture',
  description:
    'Pour celles et ceux qui gèrent ce site : trouver un compte, voir son solde, donner ou retirer des crédits, le déconnecter ou le fermer.',
  heading: 'Comptes',
  lead: 'Les comptes les plus récents d’abord. Les créations d’une personne ne s’affichent qu’après un motif, qui est conservé.',
  search: 'E-mail ou ID du compte',
  find: 'Chercher',
  all: 'Afficher tout le monde',
  empty: 'Aucun compte n’a cet e-mail ni cet ID.',
  visitor: 'Visite sans compte',
  since: 'Depuis le {0}',
  closed: 'Fermé le {0}',
  factor: 'Validation en deux étapes',
  operator: 'A accès à la console',
  balance: '{0|number} crédit{{s}}',
  sessions: '{0|number} appareil{{s}} connecté{{s}}',
  keys: '{0|number} clé{{s}}',
  jobs: '{0|number} création{{s}}',
  payments: '{0|number} paiement{{s}}',
  amount: 'Crédits (un moins les retire)',
  outcome: 'Motif, tel que la personne le lira',
  acts: {
    factor: {
      label: 'Retirer la seconde étape',
      body: 'Retirer l’application d’authentification, les clés d’accès et les codes de secours de ce compte ? Son propriétaire pourra se connecter avec le seul mot de passe et recevra un e-mail.',
    },
    made: { label: 'Voir les créations', body: 'Les créations les plus récentes s’affichent pendant une heure.' },
    credits: { label: 'Donner ou retirer des crédits', body: 'Les crédits donnés n’expirent pas.' },
    sessions: { label: 'Déconnecter partout', body: 'Tous les appareils sont déconnectés, et les clés ne fonctionnent plus.' },
    close: {
      label: 'Fermer le compte',
      body: 'Le compte et tout ce qu’il a servi à créer sont supprimés pour de bon. La personne reçoit votre motif par e-mail.',
    },
  },
  made: { title: 'Créations récentes', none: 'Rien n’a été créé avec ce compte, ou tout est supprimé.', file: 'Ouvrir le fichier {0}' },
  columns: {
    id: 'Compte',
    email: 'E-mail',
    at: 'Depuis',
    closed: 'Fermé le',
    balance: 'Crédits',
    jobs: 'Créations',
    payments: 'Paiements',
  },
} satisfies NamespaceOperatorPeopleTranslation;

export default operatorPeople;
