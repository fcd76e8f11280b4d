import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Donner vie à une image', description: 'Le sujet s’avance, l’arrière-plan glisse derrière lui, la caméra voyage.' },
  h1: 'Mettez une image en mouvement',
  lead: 'Le sujet s’avance, l’arrière-plan glisse derrière lui, la caméra voyage.',
  action: 'Animer',
  steps: [
    {
      title: 'Ajoutez une image',
      body: 'Un sujet bien net donne le meilleur résultat.',
    },
    {
      title: 'Choisissez le mouvement',
      body: 'Avancée, orbite, travelling ou dérive, de 3 à 10 secondes.',
    },
    {
      title: 'Téléchargez le MP4',
      body: 'Prêt à publier.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Vraie profondeur',
      body: 'Sujet et fond bougent séparément.',
    },
    {
      title: 'Rien d’inventé',
      body: 'Le vide derrière le sujet est rempli à partir de l’image.',
    },
    {
      title: 'Votre durée',
      body: 'Vous choisissez secondes et mouvement.',
    },
  ],
  faqs: [
    {
      title: 'Quelles images conviennent ?',
      body: 'Celles dont le sujet se détache. Un motif plat ne reçoit qu’un mouvement de caméra.',
    },
    {
      title: 'Où mon fichier est-il traité ?',
      body: 'Par le moteur nommé sur cette page. Le moteur intégré travaille sur la machine de l’exploitant et n’envoie rien ailleurs.',
    },
    {
      title: 'Et si cela échoue ?',
      body: 'Les crédits réservés reviennent aussitôt, et l’historique montre les deux lignes.',
    },
    {
      title: 'Faut-il un compte ?',
      body: 'Non. Chaque visiteur reçoit des crédits chaque jour. Avec un compte, vous retrouvez vos créations sur tous vos appareils.',
    },
  ],
  closing: 'Offrez son instant à une image fixe.',
};

export default copy;
