import type { NamespaceSiteStatusTranslation } from '../../generated/types.ts';

const siteStatus = {
  noScripts: 'Pour créer quelque chose ici, activez JavaScript dans votre navigateur. Sans lui, vous pouvez lire toutes les pages.',
  offline: 'Vous êtes hors ligne. Vous pouvez continuer à naviguer, mais vous ne pourrez créer qu’une fois la connexion rétablie.',
  freshness: {
    ready: 'Une nouvelle version du site est disponible.',
    loses: 'Recharger la page efface ce que vous avez saisi ou choisi ici.',
    reload: 'Recharger',
  },
  loadingPage: 'Chargement de la page',
  notifications: 'Notifications',
  away: {
    title: 'Vous êtes hors ligne',
    body: 'Cette page n’a pas encore été ouverte sur cet appareil. Vos dernières créations, elles, restent visibles dans Mes créations.',
    mine: 'Mes créations',
  },
  unreached: {
    title: 'Impossible de joindre le site',
    body: 'Votre connexion est peut-être coupée, ou le site ne répond pas. Vérifiez votre connexion et réessayez.',
  },
  asleep: {
    title: 'Le site est momentanément indisponible',
    body: 'Nous serons de retour dans quelques minutes. Vos crédits et vos créations sont intacts.',
  },
  missing: {
    title: 'Page introuvable',
    body: 'Il n’y a pas de page à cette adresse. Le lien est peut-être ancien ou mal écrit.',
    tools: 'Voir tous les outils',
  },
  broken: {
    title: 'Erreur interne du serveur',
    body: 'Une erreur s’est produite de notre côté. Vos crédits et vos créations sont intacts.',
    lostTitle: 'Une partie de la page ne s’est pas chargée',
    lostBody: 'La connexion a peut-être été coupée. Vérifiez votre accès à Internet et réessayez.',
  },
} satisfies NamespaceSiteStatusTranslation;

export default siteStatus;
