import type { NamespaceLoginTranslation } from '../../generated/types.ts';

const login = {
  description:
    'Connectez-vous ou créez un compte pour retrouver vos créations partout, recevoir des crédits gratuits et gérer votre abonnement.',
  titles: {
    login: 'Se connecter',
    register: 'Créer un compte',
    reset: 'Réinitialiser le mot de passe',
    verify: 'Se connecter',
  },
  submit: {
    login: 'Se connecter',
    register: 'Créer un compte',
    reset: 'Confirmer',
    verify: 'Se connecter',
  },
  leads: {
    login: 'Ravis de vous revoir.',
    register: 'Des crédits gratuits chaque jour. Sans carte bancaire.',
    reset: 'Nous envoyons un code à votre adresse e-mail.',
    verify: 'Pour confirmer que c’est bien vous, demandez un code par e-mail et saisissez-le.',
  },
  email: 'E-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  code: 'Code de vérification',
  send: 'Envoyer le code',
  sending: 'Envoi…',
  resend: 'Renvoyer dans {0} s',
  showPassword: 'Afficher le mot de passe',
  passwordHint: '6 à 20 caractères avec une minuscule, une majuscule et un chiffre.',
  or: 'ou',
  google: 'Continuer avec Google',
  provider: 'Continuer avec {0}',
  haveAccount: 'Vous avez déjà un compte ?',
  toLogin: 'Se connecter',
  toRegister: 'Créer un compte',
  toReset: 'Mot de passe oublié ?',
  passkey: 'Se connecter avec une clé d’accès',
  cancelReset: 'Annuler la réinitialisation',
  artTitle: 'Créez quelque chose aujourd’hui',
  artBody: '{0|number} crédit{{s}} gratuit{{s}} pour vous, chaque jour.',
  rules: {
    emailRule1: 'Saisissez une adresse e-mail valide.',
    passwordRule:
      'Utilisez 6 à 20 caractères avec au moins une minuscule, une majuscule et un chiffre. Ces symboles sont aussi acceptés : ~!@#$%^&*()_+',
    codeRule: 'Saisissez le code reçu par e-mail.',
  },
} satisfies NamespaceLoginTranslation;

export default login;
