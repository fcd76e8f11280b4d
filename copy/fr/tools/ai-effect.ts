import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Effets photo',
  card: 'Costumes, peintures et moments à deux avec votre photo.',
  search: {
    title: 'Effets photo : costumes, peintures, câlins',
    description:
      'Essayez des effets sur votre photo : sorcière, vampire, câlin avec un proche, aquarelle ou pixel art. Chacun a son image et son prix.',
  },
  h1: 'Effets photo',
  lead: 'Transformez votre photo en un clin d’œil, avec un costume, une peinture ou un moment à deux.',
  action: 'Appliquer l’effet',
  steps: [
    { title: 'Choisissez un effet', body: 'Chaque carte donne l’idée et le prix.' },
    { title: 'Ajoutez votre photo', body: 'Un portrait, ou deux pour les effets à deux.' },
    { title: 'Enregistrez et partagez', body: 'En image ou en MP4, selon l’effet.' },
  ],
  about: [
    {
      title: 'Des costumes qui suivent le visage',
      body: 'Sorcière, vampire, citrouille, squelette et zombie sont peints sur le visage de la photo : autour des yeux, sur les pommettes, sur la bouche. Des chauves-souris, la lune et une petite mélodie en font une vidéo.',
    },
    {
      title: 'Deux personnes, un instant',
      body: 'Le câlin et le baiser se font avec deux portraits, ou une photo de deux personnes, et les réunissent dans une scène chaleureuse. Toutes deux doivent être des adultes consentants.',
    },
    {
      title: 'Des styles de peinture',
      body: 'Dessin animé, aquarelle, huile, crayon, pop art, pixel art, bichromie et low poly font de la photo un tableau. Tous les réglages sont dans « Photo en dessin ou peinture ».',
    },
    {
      title: 'Lequel choisir ?',
      body: 'Pour rire tout de suite, un costume : un seul portrait suffit. Pour offrir, un style, à agrandir ensuite pour l’impression. Pour quelqu’un au loin, le câlin dit plus qu’un message. Dans le doute, ouvrez-en deux avec la même photo : rien n’est facturé tant que vous n’avez rien lancé.',
    },
  ],
  reasons: [
    { title: 'Fait avec votre photo', body: 'Pas une image toute faite.' },
    { title: 'Une image sur chaque carte', body: 'Elle donne l’idée ; les styles artistiques sont montrés sur une vraie photo.' },
    { title: 'Le prix d’abord', body: 'Sur la carte et sur le bouton.' },
  ],
  faqs: [
    { title: 'Quelle photo pour un costume ?', body: 'Un portrait de face, les deux yeux visibles, rien devant le visage.' },
    {
      title: 'Ces effets viennent-ils d’une IA ?',
      body: 'Trouver un visage et détourer, oui : ce sont des réseaux de neurones. Le maquillage, la scène et les styles suivent des règles, sauf si le formulaire nomme un modèle.',
    },
    {
      title: 'Quels effets sont réservés aux adultes ?',
      body: 'Le câlin et le baiser, parce qu’ils rapprochent deux personnes. Pour chaque effet, vous confirmez que toutes les personnes de la photo sont adultes.',
    },
    {
      title: 'Peut-on cumuler deux effets ?',
      body: 'Oui, si le premier est un style artistique : enregistrez cette image et prenez-la comme photo du second. Les costumes, câlins et baisers sont des vidéos.',
    },
  ],
  closing: 'Essayez un effet sur votre photo.',
};

export default copy;
