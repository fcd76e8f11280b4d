import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Changer l’arrière-plan', description: 'Une couleur, une autre image ou une scène peinte derrière votre sujet.' },
  h1: 'Même sujet, autre lieu',
  lead: 'Une couleur, une autre image ou une scène peinte derrière votre sujet.',
  action: 'Changer le fond',
  steps: [
    {
      title: 'Ajoutez une image',
      body: 'Le sujet est détouré.',
    },
    {
      title: 'Choisissez ce qu’il y a derrière',
      body: 'Une couleur, une image ou quelques mots.',
    },
    {
      title: 'Téléchargez',
      body: 'À la taille d’origine.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Bords propres',
      body: 'Aucune trace de l’ancien fond.',
    },
    {
      title: 'Trois façons',
      body: 'Couleur, image ou scène.',
    },
    {
      title: 'Prêt pour la boutique',
      body: 'Fond blanc d’une pression.',
    },
  ],
  faqs: [
    {
      title: 'Puis-je corriger le détourage ?',
      body: 'Oui, au pinceau, avant ou après.',
    },
    {
      title: 'Où mon fichier est-il traité ?',
      body: 'Par le moteur nommé sur cette page. Le moteur intégré travaille sur la machine de l’exploitant et n’envoie rien ailleurs.',
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
  closing: 'Emmenez-le où vous voulez.',
};

export default copy;
