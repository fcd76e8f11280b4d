import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Supprimer l’arrière-plan d’une vidéo',
    description:
      'Détourez une personne dans une vidéo, avec ou sans fond vert. Vous obtenez un WebM transparent ou un MP4 sur un nouveau fond.',
  },
  h1: 'Supprimer l’arrière-plan d’une vidéo',
  lead: 'Détourez une personne dans une vidéo, avec ou sans fond vert.',
  action: 'Supprimer l’arrière-plan',
  steps: [
    { title: 'Choisissez une vidéo', body: '60 secondes et 200 Mo au plus.' },
    { title: 'Automatique ou par couleur', body: 'Les personnes sont reconnues ; un fond vert ou bleu est retiré.' },
    { title: 'Choisissez le fichier', body: 'WebM transparent, ou MP4 sur une couleur ou une image.' },
  ],
  about: [
    {
      title: 'Sans fond vert',
      body: 'Un réseau de neurones trouve la personne dans chaque image, et le contour est lissé pour ne pas trembler. Une ou deux personnes, habillées autrement que le décor, donnent le meilleur résultat.',
    },
    {
      title: 'Avec fond vert',
      body: 'Si vous avez filmé devant une couleur unie, choisissez-la : le contour des cheveux est plus précis, et les objets comme les animaux passent aussi. Éclairez le fond uniformément et tenez-vous à un pas pour éviter les reflets verts.',
    },
    {
      title: 'Quel fichier ?',
      body: 'Le WebM transparent va dans les logiciels de montage, de diffusion et les pages web. Le MP4 se lit partout mais n’est pas transparent : vous choisissez donc une couleur ou une image derrière la personne.',
    },
    {
      title: 'Bien filmer',
      body: 'Tout le corps, ou une tête et des épaules bien visibles, pas de flou de mouvement, plus de lumière que vous ne pensez. Un trépied stabilise le contour. Ce que vous tenez près de vous est gardé.',
    },
  ],
  reasons: [
    { title: 'Contour stable', body: 'Les bords sont stables d’une image à l’autre.' },
    { title: 'Deux méthodes', body: 'Par personne ou par couleur, selon la vidéo.' },
    { title: 'Avec le son', body: 'La voix reste calée sur les lèvres.' },
  ],
  faqs: [
    {
      title: 'Et les animaux ou les produits ?',
      body: 'L’automatique est fait pour les gens. Filmez le reste devant une couleur unie et choisissez-la.',
    },
    {
      title: 'Quels logiciels ouvrent un WebM transparent ?',
      body: 'Chrome, Firefox, OBS et la plupart des éditeurs web. Sinon, prenez un MP4 sur vert et incrustez-le.',
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
  closing: 'Placez-vous devant n’importe quoi.',
};

export default copy;
