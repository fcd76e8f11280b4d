import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: { title: 'Supprimer l’arrière-plan', description: 'Détourez personnes, animaux et objets, cheveux compris, en PNG transparent.' },
  h1: 'Détourez, jusqu’aux cheveux',
  lead: 'Détourez personnes, animaux et objets, cheveux compris, en PNG transparent.',
  action: 'Supprimer le fond',
  steps: [
    {
      title: 'Ajoutez une image',
      body: 'Déposez-la, collez-la ou choisissez-la.',
    },
    {
      title: 'Regardez le bord',
      body: 'Peignez ce qu’il faut garder ou retirer, ou prenez la seconde proposition.',
    },
    {
      title: 'Téléchargez le PNG',
      body: 'Transparent, en pleine taille.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Bords fins',
      body: 'Moustaches et cheveux gardent leur douceur.',
    },
    {
      title: 'Pas de liseré',
      body: 'L’ancien fond est retiré du bord.',
    },
    {
      title: 'Le dernier mot est à vous',
      body: 'Un pinceau corrige ce que le réseau a manqué.',
    },
  ],
  faqs: [
    {
      title: 'Quelles images sont difficiles ?',
      body: 'Les grands groupes et les fils très fins. Le pinceau aide.',
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
  closing: 'Un crédit, et il se tient seul.',
};

export default copy;
