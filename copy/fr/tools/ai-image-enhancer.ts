import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  title: 'Agrandir et affiner une image',
  description: 'Deux ou quatre fois plus grand, avec des bords nets, grâce à un petit réseau de neurones.',
  h1: 'Plus de pixels, des bords plus nets',
  action: 'Améliorer',
  steps: [
    {
      title: 'Ajoutez une image',
      body: 'Les petites et les floues y gagnent le plus.',
    },
    {
      title: 'Choisissez 2× ou 4×',
      body: 'Le résultat a au plus 50 mégapixels.',
    },
    {
      title: 'Comparez et téléchargez',
      body: 'Zoomez et déplacez la ligne.',
    },
  ],
  reasons: [
    {
      title: 'Mieux qu’un étirement',
      body: 'Les bords sont reconstruits, pas flous.',
    },
    {
      title: 'Transparence gardée',
      body: 'Logos et stickers restent nets.',
    },
    {
      title: 'Sans invention',
      body: 'Ni visage ni texte qui n’y était pas.',
    },
  ],
  faqs: [
    {
      title: 'Jusqu’à quelle taille ?',
      body: 'Au plus 50 mégapixels : une photo de 12 mégapixels est doublée, même à 4× ; une photo de 48 garde sa taille et devient plus nette. Aucune image n’est refusée pour sa taille. Un résultat de 48 mégapixels prend environ une minute.',
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
  closing: 'Voyez ce qui s’y cachait.',
};

export default copy;
