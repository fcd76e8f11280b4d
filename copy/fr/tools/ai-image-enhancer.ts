import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Améliorer une photo',
  card: 'Agrandissez une petite image deux ou quatre fois.',
  search: {
    title: 'Améliorer une photo par IA : ×2 ou ×4',
    description:
      'Agrandissez une petite photo deux ou quatre fois. Les contours sont redessinés au lieu de devenir flous, et les logos restent transparents.',
  },
  h1: 'Améliorer la qualité d’une photo',
  lead: 'Rendez une petite image deux ou quatre fois plus grande, avec des bords qui restent nets.',
  action: 'Améliorer',
  steps: [
    { title: 'Ajoutez une image', body: 'Ou jusqu’à dix d’un coup. Les plus petites y gagnent le plus.' },
    { title: 'Choisissez ×2 ou ×4', body: 'Deux ou quatre fois la largeur et la hauteur.' },
    { title: 'Comparez et téléchargez', body: 'Zoomez et faites glisser la ligne.' },
  ],
  about: [
    {
      title: 'Mieux qu’un étirement',
      body: 'Un agrandissement ordinaire grossit chaque pixel et rend le tout flou. Un réseau de neurones redessine les lignes, les cheveux et les lettres à la nouvelle taille. Il n’invente ni visage ni mot : une plaque illisible le reste.',
    },
    {
      title: 'Quand c’est utile',
      body: 'Une vieille photo du web à imprimer, un produit trop petit pour une boutique, une capture de jeu, un logo qui n’existe qu’en tout petit, une image tirée d’une vidéo. Une photo de téléphone déjà nette n’en a pas besoin.',
    },
    {
      title: '×2 ou ×4 ?',
      body: 'Commencez par ×2 : plus rapide et souvent plus naturel. ×4 convient aux icônes et aux avatars. C’est la taille finale qui est limitée, et le formulaire vous prévient si votre photo dépasse la limite.',
    },
    {
      title: 'Juger le résultat',
      body: 'Affichez-le à 100 % et promenez la ligne sur les cheveux, les lettres, un bord contre le ciel : c’est là que ça se voit. Un mur ou un ciel uni ne change pas, et c’est normal.',
    },
  ],
  reasons: [
    { title: 'Des bords nets', body: 'Lignes et lettres sont reconstruites, pas étalées.' },
    { title: 'Transparence conservée', body: 'Logos et stickers restent propres.' },
    { title: 'Rien d’inventé', body: 'Du détail sur les bords, pas de contenu nouveau.' },
  ],
  faqs: [
    {
      title: 'Quelle taille maximale ?',
      body: '50 mégapixels au plus, de quoi imprimer une affiche. Si une photo devait dépasser cette limite, elle grandit autant que possible, et le formulaire affiche la taille avant de commencer. Au-delà de 22 mégapixels, une photo est déjà trop grande.',
    },
    {
      title: 'Peut-on rattraper une photo floue ?',
      body: 'Le flou dû à une petite taille ou à la compression, oui. Celui d’un bougé ou d’une mise au point ratée, non.',
    },
    {
      title: 'Les visages sont-ils améliorés ?',
      body: 'Oui, avec mesure : les yeux et les cheveux gagnent en netteté, le visage reste celui de la photo.',
    },
    { title: 'Quel format télécharger ?', body: 'PNG pour les logos, JPEG pour les photos à envoyer, WebP pour le web.' },
  ],
  closing: 'Votre petite image, plus grande et plus nette.',
};

export default copy;
