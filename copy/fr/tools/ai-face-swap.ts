import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Face swap photo',
  card: 'Mettez un visage sur une autre photo.',
  search: {
    title: 'Face swap en ligne : échanger un visage',
    description:
      'Placez un visage sur n’importe quelle photo en quelques secondes. Le teint et la lumière s’adaptent, et vous comparez avant et après.',
  },
  h1: 'Face swap en ligne sur une photo',
  lead: 'Mettez un visage sur une autre photo. La pose, les cheveux et la lumière ne changent pas.',
  action: 'Échanger le visage',
  steps: [
    { title: 'Ajoutez la photo à modifier', body: 'Prenez la vôtre ou essayez l’exemple. Le plus grand visage est repéré pour vous.' },
    {
      title: 'Ajoutez le nouveau visage',
      body: 'Une seule photo nette, de face, suffit.',
    },
    { title: 'Comparez et téléchargez', body: 'Faites glisser la ligne entre avant et après, puis enregistrez en PNG, JPEG ou WebP.' },
  ],
  about: [
    {
      title: 'Comment ça marche',
      body: 'Les deux visages sont mesurés en plusieurs centaines de points. Le nouveau prend la pose de la photo, son teint suit la lumière qui l’entoure, et le raccord se fait le long des cheveux et de la mâchoire. Le reste ne bouge pas : un chapeau ou une mèche sur le front restent en place.',
    },
    {
      title: 'Pour quoi faire ?',
      body: 'Une carte d’anniversaire, une affiche de film avec vos amis, un costume à essayer, ou une photo de groupe à sauver parce que quelqu’un a cligné des yeux. Deux visages tournés dans la même direction donnent le meilleur résultat ; un profil posé sur un visage de face, rarement.',
    },
    {
      title: 'Seulement avec l’accord de la personne',
      body: 'Vous confirmez que le visage est le vôtre ou que la personne, majeure, est d’accord. Cette réponse est gardée avec le résultat, et si l’accord est retiré, le résultat est supprimé. Chaque image est signalée comme synthétique dans son fichier : personne n’a à deviner.',
    },
  ],
  reasons: [
    { title: 'Une lumière juste', body: 'Un côté au soleil, l’autre à l’ombre : le visage suit la scène.' },
    { title: 'Rien à payer à l’aveugle', body: 'Le prix est sur le bouton, et un visage inutilisable vous est signalé avant.' },
    { title: 'Rien à installer', body: 'Un navigateur suffit, sur téléphone comme sur ordinateur.' },
  ],
  faqs: [
    {
      title: 'Quelles photos choisir pour un face swap ?',
      body: 'Celles où l’on voit les deux yeux, où la tête est tournée de moins de 40 degrés environ et où le visage fait au moins 100 pixels de large. Les lunettes ne gênent pas, une main devant la bouche, si.',
    },
    {
      title: 'Peut-on changer le visage d’un dessin ou d’une statue ?',
      body: 'Parfois. Il faut d’abord que le visage soit reconnu : les peintures réalistes et les statues passent souvent, les dessins animés rarement. Si un visage n’a pas été repéré, tracez un cadre autour.',
    },
    {
      title: 'Et s’il y a plusieurs personnes sur la photo ?',
      body: 'Le plus grand visage est remplacé, sauf si vous déplacez le cadre sur un autre. Les autres ne changent pas. Pour tout le monde d’un coup, utilisez « Face swap de groupe ».',
    },
    {
      title: 'Pourquoi le résultat est-il un peu flou ?',
      body: 'Le nouveau visage ne peut pas être plus grand que celui qu’il remplace. Partez d’une photo plus grande, ou agrandissez le résultat avec « Améliorer une photo ».',
    },
  ],
  closing: 'Essayez avec l’exemple, puis avec votre photo.',
};

export default copy;
