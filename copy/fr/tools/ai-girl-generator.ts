import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Portrait de personnage',
  card: 'Le portrait d’une héroïne tout droit sortie de votre imagination.',
  search: {
    title: 'Portrait d’un personnage féminin fictif',
    description:
      'Décrivez une femme fictive pour votre récit ou votre jeu : cheveux, yeux, lunettes, humeur. Un portrait dessiné, que son numéro permet de refaire.',
  },
  h1: 'Portrait d’un personnage féminin fictif',
  lead: 'Décrivez une héroïne inventée et obtenez son portrait.',
  action: 'Créer le portrait',
  steps: [
    { title: 'Décrivez-la', body: 'Cheveux, yeux, lunettes, vêtements, humeur.' },
    { title: 'Choisissez un style', body: 'Aquarelle, peinture à l’huile, pop art, pixel art et d’autres.' },
    { title: 'Gardez le numéro de variante', body: 'Vous retrouvez ainsi le même visage, dans une autre humeur.' },
  ],
  about: [
    {
      title: 'Un visage pour votre histoire',
      body: 'Romanciers, meneurs de jeu et graphistes ont besoin de visages qui ne sont à personne. Une phrase suffit : « une femme aux cheveux courts et roux, lunettes rondes, qui sourit ». Le portrait montre ce que vous demandez, et la page indique quels mots ont servi.',
    },
    {
      title: 'Qui la dessine ?',
      body: 'Si un modèle d’image est connecté, le formulaire le nomme, et le portrait peut ressembler à une peinture ou à une photo. Sinon, il est composé à partir d’éléments dessinés : une illustration sympathique, pas une photo.',
    },
    {
      title: 'Fictive et adulte, toujours',
      body: 'Elle est inventée. Les noms de vraies personnes sont refusés, on ne dessine pas d’enfants ici, et rien de sexuel n’est créé. Pour autre chose, utilisez « Texte en image ».',
    },
    {
      title: 'Ce qui fait un personnage',
      body: 'Deux ou trois traits qui contrastent : des cheveux gris et des taches de rousseur, un air sévère et des boucles d’oreilles colorées. Dites l’humeur en dernier, elle règle les yeux et la bouche. Un même numéro de variante pour toute la troupe, et tout semble de la même main. Notez la phrase qui marche : c’est la recette du personnage.',
    },
  ],
  reasons: [
    { title: 'Un visage inventé', body: 'Aucun vrai visage n’est utilisé.' },
    { title: 'Elle revient', body: 'Mêmes mots, même numéro de variante, même femme.' },
    { title: 'Mille variantes', body: 'Changez un mot et comparez.' },
  ],
  faqs: [
    { title: 'Et un homme ?', body: 'Oui, décrivez-le de la même façon : âge, cheveux, barbe, lunettes, humeur.' },
    {
      title: 'Puis-je m’en servir dans un livre ou un jeu ?',
      body: 'Oui, même à titre commercial, dans les limites de la loi de votre pays.',
    },
    {
      title: 'Est-ce que ça ressemble à une photo ?',
      body: 'Sans modèle, non : le portrait est dessiné. Un rendu photo demande un modèle d’IA ; le formulaire dit s’il y en a un.',
    },
    {
      title: 'Comment la garder identique d’une image à l’autre ?',
      body: 'Gardez le numéro de variante et les mots du visage, ne changez que l’humeur, les vêtements ou le fond.',
    },
  ],
  closing: 'Un personnage pour votre histoire.',
};

export default copy;
