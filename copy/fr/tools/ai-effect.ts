import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  search: {
    title: 'Effets pour photos et portraits',
    description: 'Choisissez une carte, ajoutez une ou deux images, obtenez une image ou une séquence avec cet effet.',
  },
  h1: 'Choisissez un effet',
  lead: 'Choisissez une carte, ajoutez une ou deux images, obtenez une image ou une séquence avec cet effet.',
  action: 'Créer l’effet',
  steps: [
    {
      title: 'Choisissez une carte',
      body: 'Chacune montre son résultat et son coût.',
    },
    {
      title: 'Ajoutez vos images',
      body: 'Un ou deux portraits.',
    },
    {
      title: 'Partagez',
      body: 'En image ou en MP4.',
    },
  ],
  about: [],
  reasons: [
    {
      title: 'Fait de votre image',
      body: 'Pas d’un modèle avec un nom collé dessus.',
    },
    {
      title: 'Suit le visage',
      body: 'Maquillage et masques bougent avec lui.',
    },
    {
      title: 'Le coût est sur la carte',
      body: 'Vous savez avant de presser.',
    },
  ],
  faqs: [
    {
      title: 'Les effets sont-ils de l’IA ?',
      body: 'Certains sont composés par le moteur d’esquisse et le disent ; d’autres utilisent un modèle relié, nommé sur la page.',
    },
    {
      title: 'Puis-je utiliser l’image de quelqu’un d’autre ?',
      body: 'Seulement si cette personne est d’accord. Nous le demandons avant la tâche, gardons la réponse et supprimons les résultats si l’accord est retiré.',
    },
    {
      title: 'Et si cela échoue ?',
      body: 'Les crédits réservés reviennent aussitôt, et l’historique montre les deux lignes.',
    },
    {
      title: 'Faut-il un compte ?',
      body: 'Non. Chaque visiteur reçoit des crédits chaque jour. Avec un compte, vous retrouvez vos créations sur tous vos appareils.',
    },
  ],
  closing: 'Une pression, un autre monde.',
};

export default copy;
