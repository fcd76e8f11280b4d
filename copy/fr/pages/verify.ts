import type { NamespaceVerifyTranslation } from '../../generated/types.ts';

const verify = {
  title: 'Vérifier un fichier',
  description: 'Déposez une image, une vidéo ou un son : voyez s’il a été fait ici et quels Content Credentials il porte.',
  lead: 'Nous lisons le fichier, vous disons ce qu’il dit de lui-même, puis nous l’oublions.',
  drop: {
    label: 'Choisir un fichier',
    title: 'Déposez un fichier, collez-le ou choisissez-le',
    hint: 'Image, GIF, vidéo ou son, jusqu’à {0}',
    over: 'Lâchez pour l’examiner',
  },
  or: 'ou',
  digest: {
    label: 'SHA-256 du fichier',
    placeholder: '64 lettres et chiffres',
    hint: 'Seule l’empreinte est envoyée ; le fichier reste chez vous. Les Content Credentials demandent le fichier lui-même.',
    fault: 'Un SHA-256 compte 64 caractères : 0–9 et a–f.',
    check: 'Vérifier',
  },
  inspecting: 'Examen en cours…',
  failed: 'Impossible de l’examiner.',
  unreached: 'Le serveur est injoignable.',
  another: 'En vérifier un autre',
  made: {
    yes: 'Fait ici',
    yesBody: 'Notre registre connaît ce fichier précis : {0}, {1}.',
    no: 'Absent de notre registre',
    noBody: 'Ce fichier précis n’a pas été fait ici, ou il a été modifié depuis : un octet changé donne une autre empreinte.',
  },
  credentials: {
    title: 'Content Credentials',
    none: 'Le fichier n’en porte pas. Cela ne dit rien de son origine : beaucoup de logiciels les retirent.',
    notAsked: 'Ils sont dans le fichier : déposez-le ci-dessus pour les lire.',
    fits: 'Ils correspondent au fichier : il n’a pas changé depuis la signature.',
    broken: 'Ils ne correspondent pas au fichier : lui ou eux ont été modifiés après la signature.',
    signer: 'Signé par',
    generator: 'Fait avec',
    actions: 'Ce qui a été fait',
    ingredients: 'Fait à partir de',
    unknown: 'non indiqué',
  },
  actions: {
    created: 'créé',
    edited: 'modifié',
    opened: 'ouvert',
    placed: 'inséré',
    converted: 'converti',
  },
  sources: {
    trainedAlgorithmicMedia: 'par un modèle génératif',
    compositeWithTrainedAlgorithmicMedia: 'un mélange avec des parties faites par un modèle',
    algorithmicMedia: 'par des règles, sans modèle entraîné',
    digitalCapture: 'pris par un appareil',
  },
  reportIt: 'Un problème ? Signalez-le',
} satisfies NamespaceVerifyTranslation;

export default verify;
