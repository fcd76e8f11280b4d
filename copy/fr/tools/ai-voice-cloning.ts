import type { ToolCopy } from '../../types/tool.ts';

const copy: ToolCopy = {
  name: 'Voix similaire',
  card: 'Un texte lu par une voix proche de votre échantillon.',
  search: {
    title: 'Voix similaire à partir d’un échantillon',
    description:
      'Ajoutez un court échantillon de voix et un texte : l’audio reprend la hauteur, les inflexions et le timbre de la voix. Avec l’accord de la personne.',
  },
  h1: 'Une voix similaire à partir d’un échantillon',
  lead: 'Ajoutez quelques secondes de parole et faites lire un texte par une voix semblable.',
  action: 'Créer l’audio',
  steps: [
    {
      title: 'Ajoutez un échantillon',
      body: 'Une dizaine de secondes de parole claire : votre voix, ou celle d’un adulte qui est d’accord.',
    },
    { title: 'Écrivez le texte', body: 'Dans l’une des cinq langues.' },
    { title: 'Écoutez et téléchargez', body: 'En MP3 ou en WAV.' },
  ],
  about: [
    {
      title: 'Ce qui se ressemble',
      body: 'L’échantillon nous dit à quelle hauteur est la voix, combien elle monte et descend, et quel timbre lui donnent la gorge et la bouche. Nos voix synthétiques sont alors mélangées jusqu’à s’en approcher au mieux, et le résultat dit en toutes lettres à quel point. Elle rappelle la personne sans qu’on puisse les confondre, et c’est voulu.',
    },
    {
      title: 'Est-ce un clonage de voix ?',
      body: 'Seulement si un modèle de clonage est connecté : le formulaire indique la méthode. La méthode intégrée donne une voix similaire. Elle se contente de quelques secondes, sans entraînement, et ne copie ni l’accent ni la manière de parler.',
    },
    {
      title: 'Un bon échantillon',
      body: 'Enregistrez dans une pièce calme et meublée, le téléphone à une quinzaine de centimètres, sur votre ton habituel. Une musique ou une seconde voix fausse la mesure. Au-delà d’une demi-minute, rien ne s’améliore.',
    },
    {
      title: 'Quand ça suffit',
      body: 'Un message pour la famille, un personnage de jeu, l’essai d’une narration que vous enregistrerez vous-même : une voix proche fait l’affaire.',
    },
  ],
  reasons: [
    { title: 'L’accord d’abord', body: 'On vous demande à qui est la voix ; sans réponse, rien n’est créé.' },
    { title: 'Cinq langues', body: 'L’échantillon dans une langue, le texte dans une autre.' },
    { title: 'Clairement identifiée', body: 'Le fichier indique que la voix est synthétique.' },
  ],
  faqs: [
    {
      title: 'Quelle voix ai-je le droit d’utiliser ?',
      body: 'La vôtre, ou celle d’un adulte qui accepte cet usage. Pas celle d’une personnalité sans son accord.',
    },
    { title: 'Quelle durée pour l’échantillon ?', body: '3 secondes de parole au minimum ; dix, c’est mieux.' },
    {
      title: 'Pourquoi n’est-ce pas exactement ma voix ?',
      body: 'La hauteur et le timbre sont les vôtres ; le rythme, l’accent et le souffle sont ceux de la synthèse. Les voix aiguës ou graves passent mieux que les voix très rauques.',
    },
    {
      title: 'Que devient mon échantillon ?',
      body: 'Il ne sert qu’à votre audio. Nous le supprimons dès qu’aucun résultat ni aucun formulaire enregistré ne l’utilise plus.',
    },
  ],
  closing: 'Une voix familière pour vos mots.',
};

export default copy;
