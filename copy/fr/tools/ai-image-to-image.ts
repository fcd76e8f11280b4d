import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Photo en dessin ou peinture',
  card: 'Votre photo en dessin animé, en aquarelle ou en pixel art.',
  search: {
    title: 'Transformer une photo en dessin ou peinture',
    description:
      'Transformez une photo en dessin animé, aquarelle, huile, crayon ou pixel art, avec une intensité réglable et une vue avant/après.',
  },
  h1: 'Transformer une photo en dessin ou en peinture',
  lead: 'Donnez un autre style à une photo : dessin animé, aquarelle, huile, crayon, pop art, pixel art, bichromie ou low poly. Ou la même vue de nuit, au coucher du soleil, sous la neige.',
  action: 'Changer le style',
  steps: [
    { title: 'Ajoutez une photo', body: 'Ou jusqu’à dix d’un coup, avec les mêmes réglages.' },
    { title: 'Choisissez un style', body: 'L’intensité va de la touche légère à l’effet complet.' },
    { title: 'Comparez et téléchargez', body: 'Faites glisser la ligne pour voir ce qui a changé.' },
  ],
  about: [
    {
      title: 'Huit styles',
      body: 'Le dessin animé aplatit les couleurs et trace des contours. L’aquarelle les laisse couler, l’huile montre les coups de pinceau, le crayon ne garde que les traits. Le pop art et la bichromie changent la palette, le pixel art et le low poly recomposent la photo en carrés et en triangles. Les visages restent à leur place.',
    },
    {
      title: 'L’intensité',
      body: 'Faible, le style se pose comme un filtre ; forte, il prend toute la place. Pour un portrait, restez au milieu ; les paysages et les bâtiments supportent davantage. Même photo, même style, même numéro de variante : même résultat, et vous comparez à conditions égales.',
    },
    {
      title: 'Toute une série',
      body: 'Ajoutez plusieurs photos et chacune reçoit le même style, la même intensité et le même numéro de variante. Pratique pour les avatars d’une équipe ou un mur de cadres.',
    },
    {
      title: 'Que faire du résultat ?',
      body: 'Imprimez l’aquarelle de votre chien, prenez un portrait low poly comme avatar, tirez une série de cartes postales de vos vacances. Chaque résultat peut être agrandi ensuite : une petite photo de téléphone suffit.',
    },
  ],
  reasons: [
    { title: 'La composition reste', body: 'Lignes, visages et objets gardent leur place.' },
    { title: 'C’est vous qui réglez', body: 'Du soupçon de couleur à la vraie peinture.' },
    { title: 'Reproductible', body: 'Avec le même numéro de variante, vous retrouvez les mêmes coups de pinceau.' },
  ],
  faqs: [
    {
      title: 'Puis-je décrire le style voulu ?',
      body: 'Oui, pour le style, la couleur, la lumière et le temps qu’il fait. Écrivez « aquarelle », et c’est ce style qui est appliqué ; écrivez « de nuit », « coucher de soleil », « neige », « pluie », « brume », « automne », « sépia », « noir et blanc » ou « plus lumineux », et toute la photo change. Écrivez « en bleu », et l’objet principal prend cette couleur, ou les vêtements s’il y a quelqu’un sur la photo ; la peau et les cheveux gardent la leur. Pour qu’elle reste une photo, choisissez « Naturel ». Les autres mots n’ont d’effet que si un modèle d’IA est connecté. Si aucun mot n’est reconnu, vos crédits vous sont rendus.',
    },
    {
      title: 'Quelles photos choisir pour un dessin animé ?',
      body: 'Des portraits et des animaux, avec une lumière douce et un fond uni. Les photos très sombres perdent leurs contours.',
    },
    { title: 'Et les captures d’écran, les logos ?', body: 'Toute image convient. Le pixel art et la bichromie leur vont même très bien.' },
    {
      title: 'La photo garde-t-elle sa taille ?',
      body: 'Les proportions, toujours. Au-delà de 1 600 pixels sur le grand côté, la photo est réduite à cette taille ; pour un grand tirage, agrandissez ensuite le résultat avec « Améliorer une photo ».',
    },
  ],
  closing: 'Regardez votre photo autrement.',
};

export default copy;
