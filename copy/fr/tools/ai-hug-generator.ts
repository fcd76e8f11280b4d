import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Un câlin en vidéo',
  card: 'Deux personnes se retrouvent, tête contre tête.',
  search: {
    title: 'Vidéo de câlin à partir de deux photos',
    description:
      'Réunissez deux personnes dans une courte vidéo de câlin, avec deux portraits ou une photo des deux, et envoyez-la à qui vous manque.',
  },
  h1: 'Une vidéo de câlin avec deux photos',
  lead: 'Deux personnes, deux photos : elles se retrouvent dans la même lumière, tête contre tête. Leurs bras, eux, ne bougent pas.',
  action: 'Créer le câlin',
  steps: [
    { title: 'Ajoutez une ou deux photos', body: 'Un portrait de chacun, ou une photo où les deux ne se touchent pas.' },
    { title: 'Confirmez l’accord', body: 'Les deux doivent être majeurs.' },
    { title: 'Téléchargez le MP4', body: 'Et envoyez-le à la personne qui vous manque.' },
  ],
  about: [
    {
      title: 'Proches malgré la distance',
      body: 'Un couple dans deux villes, un parent à l’étranger, de vieux amis qui ne se sont pas vus depuis des années : la vidéo vous met dans la même lumière du soir et vous fait avancer l’un vers l’autre. Une carte animée, avec ceux qui comptent.',
    },
    {
      title: 'Comment c’est fait',
      body: 'Les deux personnes sont détourées, ramenées à la même taille et éclairées par le même couchant. Puis elles s’approchent, se touchent et se balancent doucement. Ce sont celles de vos photos : aucun corps, aucun bras n’est inventé. C’est un montage, et le fichier le précise.',
    },
    {
      title: 'Des photos qui vont ensemble',
      body: 'Choisissez deux photos de face, prises à la même distance, avec la tête et les épaules. Si l’une est bien plus sombre, éclaircissez-la d’abord.',
    },
    {
      title: 'Quand l’envoyer',
      body: 'À la fête des mères, le premier jour dans une nouvelle ville, après un long hiver, pour remercier une infirmière ou un professeur. Ajoutez un mot de vous, la vidéo fait le reste.',
    },
  ],
  reasons: [
    { title: 'Deux personnes, une scène', body: 'La même lumière, la même taille.' },
    { title: 'L’accord d’abord', body: 'Sans lui, rien n’est créé.' },
    { title: 'En toute transparence', body: 'Le fichier dit comment la vidéo a été faite.' },
  ],
  faqs: [
    {
      title: 'Puis-je enlacer une personne décédée ?',
      body: 'Seulement si elle avait donné son accord de son vivant. Personne ne peut le donner à sa place.',
    },
    {
      title: 'Les bras bougent-ils ?',
      body: 'Les deux personnes se penchent et se balancent ensemble. Les bras absents des photos ne sont pas inventés.',
    },
    {
      title: 'Et si les deux sont sur la même photo ?',
      body: 'Une photo suffit s’il y a un peu d’espace entre les deux personnes. Elles sont détourées, puis rapprochées.',
    },
    { title: 'Y a-t-il du son ?', body: 'Oui, une courte mélodie douce. Pour s’en passer, téléchargez le GIF.' },
  ],
  closing: 'Pour ceux qui sont loin.',
};

export default copy;
