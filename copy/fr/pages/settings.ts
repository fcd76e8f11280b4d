import type { NamespaceSettingsTranslation } from '../../generated/types.ts';

const settings = {
  title: 'Réglages',
  description: 'Langue, e-mails, appareils, vos données et la fin de votre compte.',
  loading: 'Vos réglages arrivent',
  failed: 'Impossible de récupérer vos réglages.',
  visitor: { title: 'Connectez-vous pour voir votre compte', body: 'E-mails, appareils, abonnement et données appartiennent à un compte.' },
  looks: { title: 'Langue et thème', language: 'Langue', theme: 'Thème', light: 'Clair', dark: 'Sombre' },
  mail: {
    title: 'E-mail',
    address: 'Votre adresse',
    google: 'Vous pouvez aussi vous connecter avec Google.',
    marketing: 'Recevoir les nouveautés et les offres',
    always: 'Les codes, les reçus et les avis sur votre compte arrivent toujours.',
  },
  secret: {
    title: 'Mot de passe',
    body: 'Un code est envoyé à votre adresse ; il permet de choisir un nouveau mot de passe. Tous les appareils sont alors déconnectés.',
    action: 'Choisir un nouveau mot de passe',
  },
  plan: {
    title: 'Abonnement',
    loading: 'Votre abonnement arrive',
    failed: 'Impossible de récupérer votre abonnement.',
    none: 'Aucun abonnement en cours.',
    see: 'Voir les formules',
    name: '{0}, {1}',
    renews: 'Renouvellement le {0}.',
    ends: 'Résilié. Il court jusqu’au {0}, et plus rien n’est débité.',
    next: 'Ensuite : {0}.',
    change: 'Changer de formule dès la prochaine période',
    cancel: 'Résilier l’abonnement',
    sure: 'Il prend fin avec la période payée. Vos crédits restent jusqu’à leur expiration.',
    confirm: 'Oui, résilier',
    keep: 'Le garder',
    resume: 'Garder finalement l’abonnement',
  },
  devices: {
    title: 'Où vous êtes connecté',
    unknown: 'Appareil inconnu',
    current: 'Cet appareil',
    since: 'Connexion le {0}',
    seen: 'Vu pour la dernière fois le {0}',
    end: 'Déconnecter',
    endNamed: 'Déconnecter : {0}',
  },
  data: {
    title: 'Vos données',
    body: 'Tout ce qui est conservé de vous, avec vos fichiers, en un seul zip.',
    action: 'Télécharger mes données',
  },
  leave: {
    title: 'Supprimer le compte',
    body: 'Votre compte, vos créations et vos crédits sont supprimés. C’est irréversible.',
    action: 'Supprimer mon compte',
    sure: 'Vraiment tout supprimer, maintenant et pour toujours ?',
    confirm: 'Oui, tout supprimer',
    stay: 'Rester',
  },
} satisfies NamespaceSettingsTranslation;

export default settings;
