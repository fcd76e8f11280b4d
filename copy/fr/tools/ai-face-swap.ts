import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Échange de visage sur photo',
    description: 'Placez un visage dans une autre image. La lumière, la pose et la peau de la scène restent les mêmes.',
  },
  h1: 'Échangez un visage dans une image',
  lead: 'Placez un visage dans une autre image. La lumière, la pose et la peau de la scène restent les mêmes.',
  action: 'Échanger le visage',
  steps: [
    {
      title: 'Choisissez l’image',
      body: 'La vôtre ou un exemple. Chaque visage y reçoit un numéro.',
    },
    {
      title: 'Ajoutez un visage',
      body: 'Une image nette, de face, donne le meilleur résultat.',
    },
    {
      title: 'Comparez et téléchargez',
      body: 'Déplacez la ligne entre avant et après, puis enregistrez.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'La lumière s’accorde',
      body: 'Clarté et couleur suivent la scène, joue par joue.',
    },
    {
      title: 'Cheveux et mains restent',
      body: 'Ce qui passe devant le visage n’est pas touché.',
    },
    {
      title: 'Marqué comme synthétique',
      body: 'Le résultat dit ce qu’il est, dans l’image et dans ses données.',
    },
  ],
  faqs: [
    {
      title: 'Quels visages conviennent ?',
      body: 'Les deux yeux visibles, tournés de moins de 40 degrés environ, larges d’au moins 100 pixels. Sinon, nous le disons avant de débiter.',
    },
    {
      title: 'Puis-je utiliser l’image de quelqu’un d’autre ?',
      body: 'Seulement si cette personne est d’accord. Nous le demandons avant la tâche, gardons la réponse et supprimons les résultats si l’accord est retiré.',
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
  closing: 'Une image, un visage, un crédit.',
};

export default copy;
