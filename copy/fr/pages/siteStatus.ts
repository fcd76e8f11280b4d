import type { NamespaceSiteStatusTranslation } from '../../generated/types.ts';

const siteStatus = {
  offline: 'Vous êtes hors ligne. Ce que vous voyez reste ; les nouvelles tâches attendront votre retour.',
  freshness: { ready: 'Une nouvelle version du site est prête.', reload: 'Recharger' },
  loadingPage: 'La page se charge',
  notifications: 'Avis',
  missing: {
    title: 'Page introuvable',
    body: 'Il n’y a rien à cette adresse. La page a changé de place, ou n’a jamais existé.',
    tools: 'Voir tous les outils',
  },
  broken: {
    title: 'Erreur interne du serveur',
    body: 'Quelque chose n’a pas marché de notre côté. Vos crédits et votre travail sont en sécurité.',
    lostTitle: 'Une partie de cette page n’a pas été chargée',
    lostBody: 'Le réseau est peut-être coupé, ou il existe une version plus récente du site. Rechargez la page pour l’obtenir.',
  },
} satisfies NamespaceSiteStatusTranslation;

export default siteStatus;
