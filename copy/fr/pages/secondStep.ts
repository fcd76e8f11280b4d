import type { NamespaceSecondStepTranslation } from '../../generated/types.ts';

const secondStep = {
  title: 'Confirmez que c’est bien vous',
  lead: 'Saisissez le code que votre application d’authentification affiche en ce moment. Si vous ne l’avez pas sous la main, utilisez un code de secours.',
  code: 'Code de validation',
  hint: '6 chiffres ou un code de secours',
  submit: 'Continuer',
  passkey: 'Utiliser une clé d’accès',
  waiting: 'Suivez les indications de votre navigateur',
  alone: 'Se connecter avec une clé d’accès',
  aloneLead: 'Votre navigateur vous demande votre clé d’accès.',
  again: 'Réessayer',
  back: 'Retour',
  lost: 'Vous avez tout perdu ? Écrivez-nous depuis la page de contact.',
} satisfies NamespaceSecondStepTranslation;

export default secondStep;
