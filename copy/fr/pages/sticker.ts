import type { NamespaceStickerTranslation } from '../../generated/types.ts';

const sticker = {
  title: 'Créateur de stickers : à partir d’une photo ou de mots',
  description:
    'Transformez une photo, quelques mots, ou les deux en sticker découpé sur fond transparent. Téléchargez le PNG. Sans carte bancaire.',
  headline: 'Toute idée devient',
  headlineEnd: 'un sticker',
  lead: 'À partir d’une photo, de mots, ou des deux. Découpe nette, bord blanc, fond transparent.',
  cta: 'Créer un sticker personnalisé',
  note: 'Sans carte bancaire',
  formTitle: 'Créez votre sticker',
  tabs: {
    label: 'De quoi partez-vous ?',
    text: 'Texte',
    image: 'Image',
    imageText: 'Image + texte',
  },
  image: 'Votre photo',
  prompt: 'Que doit-il montrer ?',
  promptBoth: 'Que mettre à côté ?',
  promptPlaceholder: 'un renard heureux avec des lunettes de soleil dans l’espace',
  promptBothPlaceholder: 'des cœurs et une couronne',
  samples: 'Ou essayez l’un de ceux-ci',
  sampleFox: 'un renard heureux avec des lunettes de soleil',
  sampleCat: 'un chat endormi sur la lune',
  samplePanda: 'un panda avec une couronne',
  seed: 'Graine',
  seedHint: 'Les mêmes mots et la même graine donnent la même image.',
  seedAny: 'au hasard',
  action: 'Créer le sticker',
  draftNote: 'Dessiné par le moteur d’esquisse : composé par des règles à partir de dessins, pas par un modèle d’IA.',
  waysTitle: 'Trois façons de commencer',
  ways: {
    text: {
      title: 'À partir d’un texte',
      body: 'Écrivez ce que vous voulez dans l’une des cinq langues. Personnages, chapeaux, lieux et humeurs sont trouvés et assemblés.',
    },
    image: {
      title: 'À partir d’une image',
      body: 'Déposez une photo. Le sujet est détouré, cheveux et moustaches compris, et reçoit son bord.',
    },
    imageText: {
      title: 'À partir des deux',
      body: 'Votre photo au milieu, ce que vous écrivez autour.',
    },
  },
  howTitle: 'Comment ça marche',
  how: {
    describe: {
      title: 'Décrivez',
      body: 'Écrivez quelques mots ou déposez une image.',
    },
    generate: {
      title: 'Générez',
      body: 'Pressez le bouton. Vous suivez la vraie progression et pouvez quitter la page.',
    },
    download: {
      title: 'Téléchargez ou partagez',
      body: 'Un PNG sur fond transparent, prêt pour l’impression et les messages.',
    },
  },
  examplesTitle: 'Des stickers pour tout',
  examples: {
    car: 'Voiture',
    nail: 'Ongles',
    tattoo: 'Tatouage',
    wall: 'Mur',
    tile: 'Carrelage',
    christmas: 'Noël',
    helmet: 'Casque',
    logo: 'Logo',
  },
  reasonsTitle: 'Pourquoi les créer ici',
  reasons: {
    clean: {
      title: 'Bords nets',
      body: 'Les cheveux restent doux, sans liseré de l’ancien fond.',
    },
    hand: {
      title: 'Le dernier mot est à vous',
      body: 'Peignez ce qu’il faut garder ou retirer, ou prenez la seconde proposition.',
    },
    skill: {
      title: 'Aucun talent de graphiste requis',
      body: 'Ni calques, ni masques, ni tracés à apprendre.',
    },
    fair: {
      title: 'Des crédits honnêtes',
      body: 'Un crédit par sticker, rendu en cas d’échec.',
    },
  },
  faqTitle: 'Questions',
  faqs: {
    free: {
      title: 'Est-ce gratuit ?',
      body: 'Oui, avec les crédits que chacun reçoit chaque jour. Sans carte bancaire.',
    },
    edit: {
      title: 'Puis-je modifier un sticker ensuite ?',
      body: 'Un sticker terminé ne se modifie pas. Écrivez un nouveau texte et recréez-le ; l’ancien reste dans Mes créations.',
    },
    print: {
      title: 'Puis-je l’imprimer ?',
      body: 'Oui. Le PNG est transparent autour du bord blanc, l’imprimeur peut couper le long.',
    },
    where: {
      title: 'Où ma photo est-elle traitée ?',
      body: 'Par le moteur que cette page nomme. Le moteur intégré travaille sur la machine de l’exploitant et n’envoie rien ailleurs.',
    },
  },
  closingTitle: 'Votre premier sticker est à une pression',
} satisfies NamespaceStickerTranslation;

export default sticker;
