import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  title: 'Donner un autre style à une image',
  description: 'Dessin animé, aquarelle, huile, crayon, pop art et d’autres, aussi fort que vous voulez.',
  h1: 'Même image, nouveau style',
  action: 'Changer le style',
  steps: [
    {
      title: 'Ajoutez une image',
      body: 'Une photo ou un dessin.',
    },
    {
      title: 'Choisissez un style et sa force',
      body: 'Un peu ou tout à fait.',
    },
    {
      title: 'Comparez et téléchargez',
      body: 'Déplacez la ligne pour voir le changement.',
    },
  ],
  reasons: [
    {
      title: 'Votre image reste la vôtre',
      body: 'Lignes et visages gardent leur place.',
    },
    {
      title: 'Force réglable',
      body: 'D’une touche à une peinture.',
    },
    {
      title: 'Reproductible',
      body: 'La graine redonne les mêmes coups de pinceau.',
    },
  ],
  faqs: [
    {
      title: 'Faut-il une description ?',
      body: 'Non. Les styles intégrés ne lisent dans le texte que le nom d’un style (« comme une aquarelle »), qui l’emporte alors sur le choix ; d’autres mots sont refusés et les crédits reviennent. Un modèle connecté suit tout le texte.',
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
  closing: 'Voyez votre image d’un autre œil.',
};

export default copy;
