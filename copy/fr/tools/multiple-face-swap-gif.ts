import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Face swap GIF de groupe',
  card: 'Plusieurs visages dans un GIF, chacun suivi à part.',
  search: {
    title: 'Changer plusieurs visages dans un GIF',
    description: 'Changez deux visages ou plus dans le même GIF. Chacun reçoit un numéro et est suivi à part jusqu’au bout de la boucle.',
  },
  h1: 'Face swap de groupe dans un GIF',
  lead: 'Deux, trois visages ou davantage dans un seul GIF, chacun suivi de la première à la dernière image.',
  action: 'Échanger les visages',
  steps: [
    { title: 'Choisissez un GIF', body: 'Les visages sont numérotés sur la première image qui en montre.' },
    { title: 'Associez les visages', body: 'Glissez, cliquez ou utilisez le clavier pour dire qui devient qui.' },
    { title: 'Téléchargez', body: 'Une boucle, avec tout le monde dedans.' },
  ],
  about: [
    {
      title: 'Une scène à deux, vos acteurs',
      body: 'Les meilleurs GIF sont des dialogues : l’un parle, l’autre regarde ailleurs. Ici, les deux peuvent être des gens que vous connaissez. Chacun garde son numéro, même si la caméra bouge ou si quelqu’un sort du cadre et revient.',
    },
    {
      title: 'Quand les gens se croisent',
      body: 'Un visage est suivi par sa place et sa taille. Si deux visages se recouvrent longtemps, ils peuvent s’inverser. Coupez alors le GIF à cet endroit, traitez les deux moitiés et recollez-les.',
    },
    {
      title: 'Ce qui ne change pas',
      body: 'Les images, la durée et la boucle sont celles de l’original ; seuls les très grands GIF sont réduits. Les visages sans remplaçant restent, et tout ce qui les entoure aussi.',
    },
    {
      title: 'Pour un beau résultat',
      body: 'Commencez par deux visages et une boucle courte, puis essayez des scènes plus peuplées. Des photos de face, sous une lumière semblable, donnent l’impression d’un vrai tournage.',
    },
  ],
  reasons: [
    { title: 'Moins de confusions', body: 'Le numéro reste avec son visage quand il bouge.' },
    { title: 'Chacun peut rester lui-même', body: 'Une case vide garde le visage d’origine.' },
    { title: 'Un seul prix', body: 'Deux visages ou six : le GIF coûte le même prix.' },
  ],
  faqs: [
    { title: 'Combien de visages dans un GIF ?', body: 'Jusqu’à dix. Inutile d’en donner un à qui n’apparaît que sur quelques images.' },
    {
      title: 'Deux personnes peuvent-elles échanger leurs visages ?',
      body: 'Oui. Ajoutez les deux et donnez à chacun le numéro de l’autre.',
    },
    {
      title: 'Pourquoi quelqu’un n’a-t-il pas de numéro ?',
      body: 'Les visages sont numérotés sur la première image qui en montre. Qui arrive plus tard garde le sien : faites commencer le GIF là où l’on voit tout le monde.',
    },
    {
      title: 'Quels GIF sont trop difficiles ?',
      body: 'Les foules, le montage rapide et les visages minuscules. Une boucle courte à deux est idéale.',
    },
  ],
  closing: 'Toute la bande dans le même GIF.',
};

export default copy;
