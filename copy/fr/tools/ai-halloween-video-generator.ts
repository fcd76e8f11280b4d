import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Vidéo d’Halloween',
  card: 'Un portrait devient une vidéo effrayante, avec le son.',
  search: {
    title: 'Vidéo d’Halloween à partir d’une photo',
    description:
      'Transformez un portrait en vidéo d’Halloween : sorcière, vampire, citrouille, squelette ou zombie, chauves-souris, lune et mélodie.',
  },
  h1: 'Vidéo d’Halloween avec votre photo',
  lead: 'Un portrait devient une courte vidéo effrayante, avec maquillage, ciel de nuit et son.',
  action: 'Créer la vidéo d’Halloween',
  steps: [
    { title: 'Ajoutez un portrait', body: 'De face, les deux yeux visibles.' },
    { title: 'Choisissez un costume', body: 'Sorcière, vampire, citrouille, squelette ou zombie.' },
    { title: 'Téléchargez le MP4', body: 'Avec le son, prêt à envoyer au groupe.' },
  ],
  about: [
    {
      title: 'Cinq costumes',
      body: 'La sorcière a la peau verte et le chapeau, le vampire les joues pâles et les canines, la citrouille un sourire taillé, le squelette des os par-dessus les vôtres, le zombie un teint affreux. Le maquillage suit vos yeux, vos sourcils, votre nez et votre bouche : c’est bien vous qui regardez.',
    },
    {
      title: 'La nuit autour',
      body: 'Derrière le portrait, un ciel noir et la lune. Des chauves-souris passent, la brume glisse, une petite mélodie résonne. De quoi souhaiter un joyeux Halloween, lancer une invitation ou animer vos stories la dernière semaine d’octobre.',
    },
    {
      title: 'Pour faire vraiment peur',
      body: 'Choisissez une lumière régulière et un fond simple. Chapeaux et lunettes noires cachent les endroits à maquiller. Un air grave effraie plus qu’un sourire.',
    },
    {
      title: 'Des idées de saison',
      body: 'Une invitation, le lieu et l’heure dans le message, une vidéo en boucle à la télé pendant la soirée, un costume par collègue pour la dernière réunion d’octobre. En GIF, votre création passe même là où les vidéos ne se lisent pas. Après Halloween, les autres effets prennent le relais.',
    },
  ],
  reasons: [
    { title: 'Adapté à votre visage', body: 'Le maquillage se pose là où un maquilleur le mettrait.' },
    { title: 'Le son compris', body: 'Une petite mélodie nocturne accompagne la vidéo.' },
    { title: 'Prête en un instant', body: 'Rien à démaquiller ensuite.' },
  ],
  faqs: [
    { title: 'Peut-on avoir une image ?', body: 'Cet outil fait des vidéos. Mettez en pause pour une capture, ou téléchargez le GIF.' },
    {
      title: 'Et les photos d’enfants ?',
      body: 'Le costume est inoffensif, mais vous devez confirmer que la personne est majeure. Utilisez des photos d’adultes.',
    },
    {
      title: 'Et une photo de deux personnes ?',
      body: 'Oui, si elles sont toutes les deux au premier plan : chacune a son maquillage. Les gens à l’arrière-plan disparaissent dans la nuit.',
    },
    { title: 'Combien de temps dure la vidéo ?', body: 'Quelques secondes, juste assez pour donner envie de la revoir.' },
  ],
  closing: 'De quoi frissonner avant même les citrouilles.',
};

export default copy;
