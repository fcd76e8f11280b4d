import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Face swap de groupe',
  card: 'Changez tous les visages d’une photo de groupe.',
  search: {
    title: 'Face swap de groupe : plusieurs visages',
    description:
      'Échangez tous les visages d’une photo de groupe en une fois. Ils sont repérés, numérotés, et vous décidez qui devient qui.',
  },
  h1: 'Face swap de groupe sur une photo',
  lead: 'Donnez un nouveau visage à chaque personne d’une photo de groupe, le tout en une seule fois.',
  action: 'Échanger les visages',
  steps: [
    { title: 'Ajoutez une photo de groupe', body: 'Les visages sont repérés et numérotés de gauche à droite.' },
    {
      title: 'Associez les visages',
      body: 'Glissez un visage sur un numéro, cliquez sur l’un puis sur l’autre, ou utilisez le clavier. Un numéro laissé vide ne change pas.',
    },
    { title: 'Comparez et téléchargez', body: 'Les visages choisis changent en même temps, dans une seule image.' },
  ],
  about: [
    {
      title: 'Qui devient qui',
      body: 'Un échange de groupe n’est drôle que si les bonnes personnes arrivent au bon endroit. Chaque visage porte donc un numéro sur la photo et une case à côté : on voit tout de suite que la mariée est le 2 et l’oncle le 5. Vos choix sont gardés si vous rechargez la page.',
    },
    {
      title: 'Des idées',
      body: 'Toute l’équipe sur une vieille photo de groupe de rock, les grands-parents à la place des petits-enfants, une photo de classe transformée en photo de tournage, ou deux yeux fermés remplacés par ceux de la photo suivante.',
    },
    {
      title: 'Tout le monde est d’accord',
      body: 'Chaque visage doit être le vôtre ou celui d’un adulte qui accepte. On vous le demande une fois pour toute la photo. Le résultat est signalé comme synthétique dans son fichier, et retirer l’accord le supprime.',
    },
  ],
  reasons: [
    { title: 'Un seul prix', body: 'Deux visages ou dix : la photo coûte le même prix.' },
    { title: 'À chacun sa lumière', body: 'Chaque visage prend la lumière de l’endroit où se tient la personne.' },
    { title: 'Rien n’échappe', body: 'Tracez un cadre autour d’un visage oublié, il rejoint la liste.' },
  ],
  faqs: [
    {
      title: 'Combien de visages peut-on remplacer ?',
      body: 'Jusqu’à dix. Dans une foule, choisissez les dix qui comptent, ou utilisez l’outil une seconde fois sur le résultat.',
    },
    {
      title: 'Peut-on utiliser le même visage plusieurs fois ?',
      body: 'Oui, sur autant de numéros que vous voulez, par exemple pour former une équipe de dix sosies.',
    },
    { title: 'Et les personnes sans nouveau visage ?', body: 'Elles ne changent pas d’un pixel.' },
    {
      title: 'Les petits visages du dernier rang passent-ils ?',
      body: 'S’ils sont assez grands pour être reconnus. Partez de la plus grande version de la photo.',
    },
  ],
  closing: 'Toute la famille entre en scène.',
};

export default copy;
