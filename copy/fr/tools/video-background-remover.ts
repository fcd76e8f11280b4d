import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Détourer une vidéo',
  card: 'Détourez une personne, avec ou sans fond vert.',
  search: {
    title: 'Supprimer l’arrière-plan d’une vidéo',
    description:
      'Détourez une personne dans une vidéo, avec ou sans fond vert. Vous obtenez un WebM transparent ou un MP4 sur un nouveau fond.',
  },
  h1: 'Supprimer l’arrière-plan d’une vidéo',
  lead: 'Gardez la personne, retirez le décor, même sans fond vert.',
  action: 'Supprimer l’arrière-plan',
  steps: [
    { title: 'Choisissez une vidéo', body: '60 secondes et 200 Mo au plus.' },
    { title: 'Automatique ou par couleur', body: 'Les personnes sont reconnues ; un fond vert ou bleu est retiré.' },
    { title: 'Choisissez le fichier', body: 'WebM transparent, ou MP4 sur une couleur ou une image.' },
  ],
  about: [
    {
      title: 'Sans fond vert',
      body: 'Un réseau de neurones trouve la personne dans chaque image, et le contour est lissé pour ne pas trembler. Une ou deux personnes dont les vêtements tranchent sur le décor donnent le meilleur résultat.',
    },
    {
      title: 'Avec fond vert',
      body: 'Si vous avez filmé devant une couleur unie, choisissez-la : le contour des cheveux est plus précis, et les objets ou les animaux sont aussi détourés. Éclairez le fond uniformément et tenez-vous à un pas pour éviter les reflets verts.',
    },
    {
      title: 'Quel fichier ?',
      body: 'Le WebM transparent s’ouvre dans les logiciels de montage et de diffusion, et s’affiche sur les pages web. Le MP4 se lit partout mais n’est pas transparent : vous choisissez donc une couleur ou une image derrière la personne.',
    },
    {
      title: 'Bien filmer',
      body: 'Cadrez tout le corps, ou la tête et les épaules. Évitez le flou de mouvement et mettez plus de lumière qu’il ne semble nécessaire. Un trépied stabilise le contour. Ce que vous tenez près de vous est gardé.',
    },
  ],
  reasons: [
    { title: 'Contour stable', body: 'Il ne tremble pas d’une image à l’autre.' },
    { title: 'Deux méthodes', body: 'Par personne ou par couleur, selon la vidéo.' },
    { title: 'Avec le son', body: 'La voix reste calée sur les lèvres.' },
  ],
  faqs: [
    {
      title: 'Et les animaux ou les produits ?',
      body: 'Le mode automatique est fait pour les personnes. Filmez le reste devant une couleur unie et choisissez-la.',
    },
    {
      title: 'Quels logiciels ouvrent un WebM transparent ?',
      body: 'Chrome, Firefox, OBS et la plupart des éditeurs vidéo en ligne. Sinon, prenez un MP4 sur fond vert et incrustez-le.',
    },
    {
      title: 'Combien de temps prend le détourage ?',
      body: 'Plus que la durée de la vidéo : quelques secondes peuvent prendre une minute. Vous pouvez quitter la page.',
    },
    {
      title: 'Et si d’autres passent dans le champ ?',
      body: 'Toute personne bien visible est gardée. Coupez le passage ou filmez devant un mur uni.',
    },
  ],
  closing: 'Placez-vous devant le décor de votre choix.',
};

export default copy;
