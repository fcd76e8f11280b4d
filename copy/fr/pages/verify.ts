import type { NamespaceVerifyTranslation } from '../../generated/types.ts';

const verify = {
  title: 'Vérifier un fichier : a-t-il été créé ici ?',
  description: 'Vérifiez si une image, une vidéo ou un son a été créé sur Iridia, et lisez ses Content Credentials. Rien n’est conservé.',
  lead: 'Déposez un fichier. Nous l’examinons, vous disons ce qu’il contient et ne le gardons pas.',
  drop: {
    label: 'Choisir un fichier',
    title: 'Déposez un fichier, collez-le ou choisissez-le',
    hint: 'Image, GIF, vidéo ou son, jusqu’à {0}',
    over: 'Déposez le fichier ici',
  },
  or: 'ou',
  digest: {
    label: 'SHA-256 du fichier',
    placeholder: '64 lettres et chiffres',
    hint: 'Seuls ces 64 caractères sont envoyés, le fichier reste sur votre appareil. Pour lire les Content Credentials, il faut le fichier.',
    fault: 'Un SHA-256 compte 64 caractères : 0–9 et a–f.',
    check: 'Vérifier',
  },
  inspecting: 'Vérification du fichier…',
  failed: 'Le fichier n’a pas pu être vérifié.',
  unreached: 'Le serveur est injoignable. Réessayez.',
  another: 'Vérifier un autre fichier',
  made: {
    yes: 'Créé ici',
    yesBody: 'Ce fichier figure bien dans nos registres : {0}, {1}.',
    no: 'Absent de nos registres',
    noBody: 'Ce fichier n’a pas été créé ici, ou il a été modifié depuis. Un seul octet changé suffit.',
  },
  credentials: {
    title: 'Content Credentials',
    none: 'Ce fichier n’en a pas. Cela ne dit rien de son origine : beaucoup de logiciels les retirent.',
    notAsked: 'Elles sont dans le fichier. Déposez-le ci-dessus pour les lire.',
    fits: 'Valides : le fichier n’a pas changé depuis la signature.',
    broken: 'Non valides : le fichier ou ses données ont changé après la signature.',
    signer: 'Signé par',
    generator: 'Créé avec',
    actions: 'Ce qui a été fait',
    ingredients: 'Créé à partir de',
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
    compositeWithTrainedAlgorithmicMedia: 'en partie par un modèle génératif',
    algorithmicMedia: 'par des règles, sans modèle entraîné',
    digitalCapture: 'par un appareil photo',
  },
  reportIt: 'Quelque chose ne va pas ? Signalez-le',
} satisfies NamespaceVerifyTranslation;

export default verify;
