import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Face swap vidéo de groupe',
  card: 'Changez tout le casting d’une vidéo.',
  search: {
    title: 'Changer plusieurs visages dans une vidéo',
    description:
      'Changez le casting d’une vidéo : les visages sont repérés, numérotés et suivis un par un, et vous décidez qui devient qui.',
  },
  h1: 'Face swap de groupe dans une vidéo',
  lead: 'Changez le casting : chacun peut devenir quelqu’un d’autre, et chacun est suivi à part.',
  action: 'Échanger les visages',
  steps: [
    { title: 'Choisissez une vidéo', body: '60 secondes et 200 Mo au plus. Les visages sont repérés et numérotés.' },
    { title: 'Distribuez les rôles', body: 'Donnez un visage à chaque numéro, ou laissez la case vide pour garder l’original.' },
    { title: 'Téléchargez le MP4', body: 'Avec le son d’origine, prêt à partager.' },
  ],
  about: [
    {
      title: 'Votre propre casting',
      body: 'Vous et trois amis dans une bande-annonce, les mariés échangés dans le film du mariage, toute l’équipe dans une scène culte. Chaque personne est suivie séparément : deux visages dans un même plan ne se gênent pas.',
    },
    {
      title: 'Comment les distinguer',
      body: 'Chaque visage est suivi d’après sa place, sa taille et son mouvement. Après une coupe, nous cherchons chaque visage près de sa dernière place. Ils sont numérotés sur la première image qui en montre : faites commencer la vidéo là où l’on voit tout le monde.',
    },
    {
      title: 'Préparez la vidéo',
      body: 'Quatre personnes dans un plan calme donnent un meilleur résultat qu’une foule qui court. Coupez la vidéo à l’essentiel avant de l’ajouter : plus elle est courte, plus vite elle est prête.',
    },
    {
      title: 'Des visages qui vont ensemble',
      body: 'Un visage rond sur une tête étroite paraîtra toujours étrange. Pour les gros plans, choisissez des morphologies proches, et gardez les audaces pour les plans larges. Le plus sûr : des photos où chacun regarde droit devant soi.',
    },
  ],
  reasons: [
    { title: 'Un suivi par personne', body: 'Chacun garde son nouveau visage jusqu’à la fin.' },
    { title: 'Sans attendre devant l’écran', body: 'Fermez la page et retrouvez la vidéo dans Mes créations.' },
    { title: 'Identifiée dans le fichier', body: 'Qui vérifie la vidéo voit qu’elle est synthétique.' },
  ],
  faqs: [
    {
      title: 'Combien de personnes peut-on remplacer ?',
      body: 'Jusqu’à dix. Les très petits visages à l’arrière-plan ne sont en général pas repérés et restent tels quels.',
    },
    {
      title: 'Et une personne qui passe un instant ?',
      body: 'Elle garde son visage. Seules les personnes de la première image avec des visages peuvent être remplacées.',
    },
    { title: 'Les voix changent-elles ?', body: 'Non, cet outil ne touche qu’aux visages.' },
    {
      title: 'Puis-je utiliser un film que je n’ai pas tourné ?',
      body: 'Seulement si vous en avez le droit. Vous confirmez l’accord des personnes dont vous ajoutez le visage et répondez de la vidéo.',
    },
  ],
  closing: 'À vous de distribuer les rôles.',
};

export default copy;
