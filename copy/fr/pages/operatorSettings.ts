import type { NamespaceOperatorSettingsTranslation } from '../../generated/types.ts';

const operatorSettings = {
  title: 'Paramètres : ce qui change sans redémarrage',
  description:
    'Pour celles et ceux qui gèrent ce site : crédits offerts, qui le gère, quels outils et modèles d’IA sont actifs, le tout sans redémarrage.',
  heading: 'Paramètres',
  lead: 'Une modification prend effet en quelques secondes, sans redémarrage, et la dernière peut être annulée.',
  show: 'Afficher',
  kinds: { general: 'Général', costs: 'Crédits', offers: 'Prix', limits: 'Limites', engines: 'Modèles d’IA', tools: 'Outils' },
  empty: 'Rien à régler ici.',
  names: {
    dailyCredits: 'Crédits offerts par jour',
    allowancesPerAddress: 'Visiteurs d’une même adresse qui les reçoivent chaque jour',
    operatorName: 'Qui gère ce site',
    operatorAddress: 'Adresse postale',
    operatorLaw: 'Droit applicable et tribunaux',
  },
  costs: {
    image: 'Une image',
    gif: 'Un GIF',
    video: 'Une vidéo faite par un modèle d’IA',
    audio: 'Un son',
    text: 'Une réponse du chat, par un modèle externe',
    composedVideo: 'Une vidéo sans modèle d’IA',
  },
  offer: '{0} (à côté de {1}) · {2}',
  terms: { price: 'Prix', crossedOut: 'Prix barré à côté', credits: 'Crédits ; par mois pour un abonnement' },
  limits: {
    uploadMegabytesByVisitor: 'Mégaoctets qu’un visiteur peut envoyer par jour',
    uploadMegabytesByUser: 'Mégaoctets qu’un utilisateur peut envoyer par jour',
    uploadMegabytesByAddress: 'Mégaoctets reçus d’une même adresse réseau par jour',
    generationByAddress: 'Créations depuis une même adresse réseau en dix minutes',
    chatByAccount: 'Messages de chat d’un compte en dix minutes',
    codeByAddress: 'Codes envoyés par e-mail pour une même adresse réseau en une heure',
    contactByAccount: 'Messages d’un compte par la page de contact en une heure',
  },
  on: 'Activé',
  off: 'Désactivé',
  none: 'Non précisé',
  configured: 'Comme dans la configuration',
  instead: 'Dans la configuration : {0}',
  value: 'Nouvelle valeur',
  acts: {
    change: { label: 'Modifier', body: 'La nouvelle valeur s’applique à tout le monde en quelques secondes.' },
    offer: { body: 'Valable pour les nouveaux achats. Les abonnements en cours gardent leur prix.' },
    turnOn: { label: 'Activer', body: 'Les nouvelles créations sont de nouveau acceptées.' },
    turnOff: { label: 'Désactiver', body: 'Les nouvelles créations sont refusées. Ce qui est en cours va jusqu’au bout.' },
    undo: { label: 'Annuler la modification', body: 'Tout redevient comme avant la dernière modification.' },
  },
  changes: 'Dernières modifications',
  columns: { id: 'Réglage', value: 'Actuellement', configured: 'Dans la configuration', changed: 'Dernière modification' },
} satisfies NamespaceOperatorSettingsTranslation;

export default operatorSettings;
