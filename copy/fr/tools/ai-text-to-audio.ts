import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Synthèse vocale',
  card: 'Un texte lu à voix haute, en cinq langues.',
  search: {
    title: 'Synthèse vocale en ligne en cinq langues',
    description:
      'Transformez un texte en voix en français, anglais, espagnol, russe ou chinois. Choisissez la voix et la vitesse, puis téléchargez le MP3.',
  },
  h1: 'Synthèse vocale : du texte à la voix',
  lead: 'Collez un texte et écoutez-le. Cinq langues, plusieurs voix, à la vitesse de votre choix.',
  action: 'Créer l’audio',
  steps: [
    { title: 'Collez votre texte', body: 'Jusqu’à 1 000 caractères. La langue est reconnue, ou vous la choisissez.' },
    { title: 'Choisissez la voix et la vitesse', body: 'De deux fois moins vite à deux fois plus vite.' },
    { title: 'Écoutez et téléchargez', body: 'En MP3 ou en WAV.' },
  ],
  about: [
    {
      title: 'À quoi ça sert',
      body: 'Des annonces, la voix d’une courte vidéo, un texte à relire à l’oreille, du vocabulaire à réviser dans le bus, un script à chronométrer avant le vrai enregistrement. Une phrase est prête en un instant.',
    },
    {
      title: 'La voix est-elle naturelle ?',
      body: 'En français, en anglais, en espagnol et en chinois, une voix neuronale respire et accentue presque comme nous. Le russe est lu par des voix natives d’une génération plus ancienne : claires, mais on entend la machine. Chaque voix s’écoute avant de choisir. Si un autre modèle vocal est connecté, le formulaire le nomme.',
    },
    {
      title: 'Pour mieux se faire comprendre',
      body: 'Écrivez les nombres et les abréviations comme on les dit : « docteur Martin », « deux mille vingt-six ». Une virgule fait une courte pause, un point une plus longue. Un long texte se suit mieux à la vitesse 0,9.',
    },
    {
      title: 'Plusieurs prises',
      body: 'Découpez un long script en morceaux numérotés, de quelques phrases chacun : en cas d’erreur, vous n’en refaites qu’un. Essayez une phrase avec deux voix avant de décider : certains textes demandent une voix grave et lente, d’autres une voix claire et vive.',
    },
  ],
  reasons: [
    { title: 'La ponctuation compte', body: 'Les pauses et l’intonation suivent virgules, points et questions.' },
    { title: 'Deux formats', body: 'MP3 pour partager, WAV pour monter.' },
    { title: 'Clairement identifiée', body: 'Le fichier indique que la voix est synthétique.' },
  ],
  faqs: [
    {
      title: 'Quelles langues parle la synthèse vocale ?',
      body: 'Français, anglais, espagnol, russe et chinois. Un texte en plusieurs langues est lu dans celle que vous choisissez ; en anglais, ce qui est écrit en chinois ou en cyrillique est lu dans sa propre langue.',
    },
    {
      title: 'Puis-je utiliser l’audio dans une vidéo ?',
      body: 'Oui, même à titre commercial. Précisez que la voix est synthétique si l’on peut la prendre pour celle d’une vraie personne.',
    },
    {
      title: 'Peut-on choisir un accent ?',
      body: 'En anglais, américain ou britannique. Les autres langues ont un seul accent.',
    },
    {
      title: 'Pourquoi un nom est-il mal prononcé ?',
      body: 'Il est lu selon les règles de la langue choisie. Écrivez-le comme il se prononce.',
    },
  ],
  closing: 'Écoutez votre texte dans quelques secondes.',
};

export default copy;
