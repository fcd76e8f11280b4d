import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Supprimer un filigrane vidéo',
  card: 'Effacez une date ou un logo de votre vidéo.',
  search: {
    title: 'Supprimer un logo ou une date d’une vidéo',
    description:
      'Supprimez une date ou un logo de votre vidéo : tracez un cadre, et l’endroit est comblé image par image. Durée, format et son ne changent pas.',
  },
  h1: 'Supprimer un logo ou une date d’une vidéo',
  lead: 'Tracez un cadre autour d’une marque : elle disparaît de toutes les images de la vidéo.',
  action: 'Nettoyer la vidéo',
  steps: [
    { title: 'Choisissez votre vidéo', body: '60 secondes et 200 Mo au plus.' },
    { title: 'Tracez les cadres', body: 'Jusqu’à huit, sur la première image.' },
    { title: 'Téléchargez le MP4', body: 'La durée et le son ne changent pas.' },
  ],
  about: [
    {
      title: 'Comment ça marche',
      body: 'Une marque reste en place pendant que la scène bouge, et c’est ce qui la trahit : si l’image bouge assez, seule la marque est comblée, et ce que l’on voit entre ses lettres est conservé. Devant un décor immobile, le vide est comblé d’après ses abords, une seule fois par plan : rien ne scintille.',
    },
    {
      title: 'Facile, difficile',
      body: 'Une date dans un coin, le logo d’une chaîne ou d’une application sur un fond calme s’effacent bien. Une grande marque sur un visage, ou sur des feuilles ou de l’eau qui bougent, laisse une zone floue. Gardez un peu de marge autour de la marque dans son cadre, pour qu’elle se distingue de la scène.',
    },
    {
      title: 'Pour vos propres vidéos',
      body: 'Pour ce que vous avez tourné ou avez le droit de monter, par exemple pour effacer une date que vous aviez oublié de désactiver. Les données sur l’origine du fichier restent en place.',
    },
    {
      title: 'Avant de commencer',
      body: 'Regardez la vidéo une fois et notez où se trouve la marque. Si la vidéo a été recadrée ou pivotée depuis, prévoyez un cadre plus grand. Essayez d’abord sur trois secondes.',
    },
  ],
  reasons: [
    { title: 'Une image stable', body: 'Tout le plan est comblé de la même façon, rien ne clignote.' },
    { title: 'Le son reste', body: 'Voix et musique ne changent pas.' },
    { title: 'Plusieurs marques', body: 'Un cadre autour de chacune.' },
  ],
  faqs: [
    {
      title: 'Et si le filigrane bouge ?',
      body: 'Il faut que les cadres couvrent tout son trajet. S’il change sans cesse de place, l’outil ne suit pas.',
    },
    {
      title: 'Peut-on enlever des sous-titres incrustés ?',
      body: 'S’ils ne changent pas de place, oui. Sur un visage ou un motif, la zone sera un peu floue.',
    },
    {
      title: 'La vidéo perd-elle en qualité ?',
      body: 'Un peu. Elle est encodée une fois de plus, en haute qualité, et les très grandes vidéos sont réduites. Hors des cadres, la différence ne se voit guère.',
    },
    {
      title: 'Comment tracer un cadre sur un téléphone ?',
      body: 'Tracez-le au doigt, ou touchez « Ajouter un cadre » et faites glisser le cadre à sa place.',
    },
  ],
  closing: 'Une image propre du début à la fin.',
};

export default copy;
