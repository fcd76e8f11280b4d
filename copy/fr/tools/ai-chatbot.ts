import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Assistant',
  card: 'Demandez comment ça marche et combien ça coûte.',
  search: {
    title: 'Assistant : des réponses sur Iridia',
    description:
      'Demandez comment marche un outil, ce qu’il coûte ou ce que deviennent vos fichiers. Réponse courte, tirée de nos pages, avec le bon lien.',
  },
  h1: 'Posez votre question à l’assistant',
  lead: 'Demandez comment ça marche, quel outil convient à votre idée, ou combien ça coûte.',
  action: 'Envoyer',
  steps: [
    { title: 'Demandez', body: 'Avec vos mots, dans l’une des cinq langues.' },
    { title: 'Lisez', body: 'La réponse s’affiche au fur et à mesure.' },
    { title: 'Continuez', body: 'Suivez le lien vers l’outil ou la page.' },
  ],
  about: [
    {
      title: 'Ce qu’il sait',
      body: 'Il répond d’après les pages du site : outils, formats et limites, tarifs et abonnements, crédits gratuits, invitations, compte, suppression, vie privée. Les prix et les limites viennent du même endroit que ceux des boutons : ils sont à jour.',
    },
    {
      title: 'Ce qu’il ne sait pas',
      body: 'Ce n’est pas une personne et, sans modèle de langage connecté, pas une IA. Il ne voit ni votre compte ni vos créations et ne rembourse pas. S’il ne trouve rien, il le dit et vous envoie au formulaire de contact, où une personne vous répond.',
    },
    {
      title: 'Avec un modèle de langage',
      body: 'Le haut de la discussion l’indique alors, avec le prix d’une réponse. Un modèle peut aussi vous aider à rédiger une description, mais il peut se tromper. Ne lui confiez rien de privé.',
    },
    {
      title: 'Bien demander',
      body: 'Une question à la fois, avec le mot que vous voyez à l’écran : « sticker », « abonnement », « bonus du jour ». Si la réponse tombe à côté, reformulez-la ou suivez le lien.',
    },
  ],
  reasons: [
    { title: 'Des réponses, pas une liste', body: 'Deux ou trois phrases au lieu de dix liens.' },
    { title: 'Il dit ce qu’il est', body: 'Vous voyez toujours qui répond, un modèle ou nos pages.' },
    { title: 'Une aide gratuite', body: 'Les réponses de nos pages ne coûtent rien.' },
  ],
  faqs: [
    {
      title: 'Que puis-je demander ?',
      body: '« Comment faire un sticker avec une photo ? », « Combien coûte un abonnement ? », « Comment supprimer mon compte ? » et tout ce qui touche au site.',
    },
    {
      title: 'La conversation est-elle conservée ?',
      body: 'Elle reste dans cet onglet et disparaît quand vous le fermez. Avec un modèle de langage, vos messages lui sont envoyés pour qu’il réponde, et les réponses payantes sont gardées 30 jours.',
    },
    { title: 'Puis-je arrêter une réponse ?', body: 'Oui, à tout moment, avec le bouton d’arrêt.' },
    {
      title: 'Peut-il créer une image dans la discussion ?',
      body: 'Non, mais il vous envoie vers l’outil, où vous commencez tout de suite.',
    },
  ],
  closing: 'Le plus court chemin vers une réponse.',
};

export default copy;
