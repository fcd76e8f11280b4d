import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Changer de vêtements',
  card: 'Voyez un vêtement dans une autre couleur.',
  search: {
    title: 'Changer la couleur d’un vêtement sur une photo',
    description:
      'Voyez une chemise ou une robe dans une autre couleur ou un autre motif. Peignez le vêtement, écrivez une couleur : les plis restent.',
  },
  h1: 'Changer la couleur ou le motif d’un vêtement',
  lead: 'Voyez un vêtement dans une autre couleur ou un autre motif, avec ses vrais plis et sa lumière.',
  action: 'Changer le vêtement',
  steps: [
    { title: 'Ajoutez une photo', body: 'Un portrait ou une photo en pied, bien éclairés.' },
    { title: 'Choisissez le nouveau look', body: 'Une couleur ou un motif en mots, ou la photo d’un tissu.' },
    { title: 'Vérifiez le vêtement', body: 'Avant le paiement, nous montrons le vêtement qui va changer. Corrigez-le au pinceau.' },
  ],
  about: [
    {
      title: 'Teint, pas remplacé',
      body: 'Le vêtement garde sa coupe, ses boutons et ses plis. Seuls la couleur et le motif changent, et la lumière suit. Vous voyez à quoi ressemblerait cette veste en bleu marine ; ce n’est pas une cabine d’essayage pour d’autres habits.',
    },
    {
      title: 'Des mots ou un tissu',
      body: 'Écrivez « bleu marine », « rayures rouges et blanches », « à pois », ou ajoutez la photo d’un tissu. Le motif épouse les plis : la rayure se courbe là où l’étoffe se courbe.',
    },
    {
      title: 'Toujours habillé',
      body: 'Rien n’est jamais retiré : il n’existe aucun moyen d’enlever un vêtement, et ces demandes sont refusées. Peau, cheveux, visage et mains ne sont pas touchés.',
    },
    {
      title: 'Les bonnes photos',
      body: 'Un tissu uni prend le mieux une couleur. Sur du noir, il y a peu de lumière et les teintes vives paraissent éteintes ; sur un tissu brillant, les reflets gardent un peu de l’ancienne couleur. Le vêtement doit occuper une bonne part de l’image.',
    },
  ],
  reasons: [
    { title: 'Plis et lumière restent', body: 'Le tissu garde son tombé.' },
    { title: 'C’est vous qui marquez', body: 'Le pinceau décide de ce qui change.' },
    { title: 'Pour se décider', body: 'Essayez dix couleurs avant d’en acheter une.' },
  ],
  faqs: [
    {
      title: 'Peut-on changer un T-shirt en costume ?',
      body: 'Non, la couleur et le motif changent, pas la coupe. Si un modèle d’IA connecté sait faire plus, le formulaire le nomme.',
    },
    { title: 'Comment ne changer que la cravate ?', body: 'Ne peignez que la cravate.' },
    {
      title: 'Pourquoi une partie de la robe n’a-t-elle pas changé ?',
      body: 'Elle n’était pas marquée, ou se trouvait trop dans l’ombre. Repassez le pinceau et relancez.',
    },
    {
      title: 'Puis-je utiliser la photo d’un tissu ?',
      body: 'Oui. Une photo bien droite, à l’éclairage uniforme, convient le mieux ; le motif est répété.',
    },
  ],
  closing: 'Voyez la couleur avant d’acheter.',
};

export default copy;
