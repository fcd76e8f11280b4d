import type { NamespaceStickerSectionsTranslation } from '../../generated/types.ts';

const stickerSections = {
  waysTitle: 'Trois façons de créer un sticker',
  ways: {
    text: {
      title: 'Avec un texte',
      body: 'Décrivez un animal, un objet ou une humeur dans l’une des cinq langues. Demandez un chapeau, des lunettes, des cœurs ou une couleur, et ils s’ajoutent.',
    },
    image: {
      title: 'Avec une photo',
      body: 'Ajoutez la photo d’une personne, d’un animal ou d’un produit. Le sujet est détouré, cheveux et moustaches compris, et reçoit un contour blanc.',
    },
    imageText: {
      title: 'Avec une photo et un texte',
      body: 'Votre photo au milieu, ce que vous décrivez autour : des cœurs, des ballons, une couronne, un mot.',
    },
  },
  howTitle: 'Comment créer un sticker',
  how: {
    describe: {
      title: 'Décrivez votre idée ou ajoutez une photo',
      body: 'Quelques mots suffisent. Sur une photo, le sujet doit se détacher du fond.',
    },
    generate: {
      title: 'Créez le sticker',
      body: 'Suivez l’avancement ou quittez la page. Seul un sticker terminé est facturé.',
    },
    download: {
      title: 'Téléchargez et utilisez-le',
      body: 'En PNG pour l’impression, en WebP pour WhatsApp et Telegram, ou par un lien.',
    },
  },
  examplesTitle: 'Des stickers pour tous les usages',
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
  reasonsTitle: 'Pourquoi créer vos stickers ici',
  reasons: {
    clean: {
      title: 'Bords nets',
      body: 'Les cheveux gardent leur finesse, et rien de l’ancien fond ne transparaît.',
    },
    hand: {
      title: 'C’est vous qui décidez',
      body: 'Gardez ou retirez des parties au pinceau, ou essayez la deuxième proposition.',
    },
    skill: {
      title: 'Aucun talent de graphiste requis',
      body: 'Ni calques, ni masques, ni tracés à apprendre.',
    },
    fair: {
      title: 'Un prix juste',
      body: 'Le bouton affiche le prix d’un sticker, et il vous est rendu en cas d’échec.',
    },
  },
  faqTitle: 'Questions sur les stickers',
  faqs: {
    free: {
      title: 'Le créateur de stickers est-il gratuit ?',
      body: 'Oui, avec les crédits gratuits que chacun reçoit tous les jours. Sans carte bancaire.',
    },
    edit: {
      title: 'Peut-on modifier un sticker ensuite ?',
      body: 'Un sticker terminé ne se modifie pas, mais vous pouvez changer les mots ou le détourage et en refaire un. L’ancien reste dans Mes créations.',
    },
    print: {
      title: 'Peut-on imprimer ses stickers ?',
      body: 'Oui. Le PNG est transparent autour du contour blanc : l’imprimeur n’a qu’à le suivre pour la découpe.',
    },
    where: {
      title: 'Comment l’utiliser dans WhatsApp ou Telegram ?',
      body: 'Téléchargez le WebP ou le PNG et ajoutez-le avec la fonction stickers de votre messagerie. Dans certaines applications, un appui long sur l’image propose aussi « Ajouter aux stickers ».',
    },
  },
  closingTitle: 'Créez votre premier sticker',
} satisfies NamespaceStickerSectionsTranslation;

export default stickerSections;
