import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Un câlin en vidéo',
  card: 'Deux personnes s’enlacent sur une carte d’hiver animée.',
  search: {
    title: 'Vidéo de câlin à partir de deux photos',
    description:
      'Réunissez deux personnes dans une courte vidéo de câlin, avec deux portraits ou une photo des deux, et envoyez-la à qui vous manque.',
  },
  h1: 'Une vidéo de câlin avec deux photos',
  lead: 'Les visages de deux photos sur une carte d’hiver animée : en bonnet et pull de laine, ils se font signe, accourent et s’enlacent.',
  action: 'Créer le câlin',
  steps: [
    { title: 'Ajoutez une ou deux photos', body: 'Un portrait de chacun, ou une photo où les deux ne se touchent pas.' },
    { title: 'Confirmez l’accord', body: 'Les deux doivent être majeurs.' },
    { title: 'Téléchargez le MP4', body: 'Et envoyez-le à la personne qui vous manque.' },
  ],
  about: [
    {
      title: 'Proches malgré la distance',
      body: 'Un couple dans deux villes, un parent à l’étranger, de vieux amis qui ne se sont pas vus depuis des années : la vidéo vous réunit dans la même soirée de neige, dans les bras l’un de l’autre. Une carte animée, avec ceux qui comptent.',
    },
    {
      title: 'Comment c’est fait',
      body: 'Les deux têtes sont détourées, ramenées à la même taille et éclairées par le même couchant. Bonnets, écharpes, pulls et bras sont dessinés ; les visages sont ceux de vos photos. C’est un montage, et le fichier le précise.',
    },
    {
      title: 'Des photos qui vont ensemble',
      body: 'Choisissez deux photos de face, prises à la même distance, où l’on voit tout le visage. Si l’une est bien plus sombre, éclaircissez-la d’abord.',
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
      title: 'S’enlacent-ils vraiment ?',
      body: 'Oui : ils se font signe, se rejoignent et se serrent dans les bras. Bras et vêtements sont dessinés, si bien que toute photo convient, même coupée au menton.',
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
