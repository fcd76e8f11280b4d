import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Face swap GIF',
  card: 'Un visage dans n’importe quel GIF, sans toucher à la boucle.',
  search: {
    title: 'Face swap GIF : un visage dans un GIF',
    description:
      'Mettez un visage dans un GIF sans changer la boucle ni le rythme. Il suit le mouvement, et le résultat s’envoie aussitôt par message.',
  },
  h1: 'Face swap dans un GIF',
  lead: 'Mettez un visage dans un GIF : il suit le mouvement, et la boucle reste aussi fluide qu’avant.',
  action: 'Échanger le visage',
  steps: [
    { title: 'Choisissez un GIF', body: 'Prenez le vôtre, jusqu’à 20 Mo, ou essayez l’exemple.' },
    { title: 'Ajoutez le visage', body: 'Une photo de face, bien éclairée, convient le mieux.' },
    { title: 'Téléchargez la boucle', body: 'Un GIF au même rythme, ou un MP4.' },
  ],
  about: [
    {
      title: 'Fait pour les visages qui bougent',
      body: 'Un GIF est un petit film : la tête se tourne, se penche, s’approche. Le visage est retrouvé dans chaque image et suivi d’une image à l’autre, et sa position est lissée pour qu’il ne tremble pas. S’il sort du cadre, l’échange attend son retour.',
    },
    {
      title: 'La boucle reste la boucle',
      body: 'Chaque image garde sa durée, le nombre de répétitions aussi, et les couleurs sont choisies pour toute la boucle. Les aplats ne scintillent pas, et le fichier reste assez léger pour être envoyé.',
    },
    {
      title: 'Quel GIF choisir ?',
      body: 'Un extrait court avec un visage bien visible, tiré d’une émission, d’un match ou de votre téléphone, vaut mieux qu’un plan large plein de monde. À chaque changement de plan, le visage est recherché.',
    },
    {
      title: 'Avant de l’envoyer',
      body: 'Regardez la boucle une fois à sa taille d’origine. Un visage un peu trop lisse sur un extrait granuleux est normal : un GIF n’a que 256 couleurs. En plus petit, cela ne se voit pas, et les messageries réduisent les GIF de toute façon.',
    },
  ],
  reasons: [
    { title: 'Stable d’une image à l’autre', body: 'Le mouvement est lissé, rien ne clignote.' },
    { title: 'Le même rythme', body: 'Une pause dans la blague reste une pause.' },
    { title: 'Un fichier léger', body: 'À peu près la taille du GIF de départ.' },
  ],
  faqs: [
    {
      title: 'Quelle durée peut avoir le GIF ?',
      body: 'Celle que vous voulez, tant que le fichier ne dépasse pas 20 Mo. Les très grands GIF sont réduits, et les plus longs demandent plus de temps ; la page indique combien.',
    },
    { title: 'Le fond transparent est-il gardé ?', body: 'Oui, ce qui est transparent autour du visage le reste.' },
    {
      title: 'Peut-on obtenir une vidéo ?',
      body: 'Oui. Sous le résultat, choisissez MP4 : il se lit partout et pèse souvent moins que le GIF.',
    },
    {
      title: 'Et si le visage est caché par moments ?',
      body: 'Ces images restent telles quelles, et l’échange reprend dès qu’on revoit le visage.',
    },
  ],
  closing: 'Une boucle qui se regarde deux fois.',
};

export default copy;
