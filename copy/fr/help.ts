import type { HelpCopy } from '../types/help.ts';

const help: HelpCopy = {
  stop: 'un une le la les l de des du d je j me m moi mon ma mes nous notre vous votre vos tu ton tes il elle on est sont suis être a ai as avez avoir fait faire peut peux puis puis-je faut dois doit en dans sur à au aux pour par avec et ou si que qu qui quoi quel quelle quels quelles comment quand où ce cet cette ces se s y n ne pas plus est-ce cela ça c bonjour merci veux voudrais demander faut-il t il a-t-il y a-t beaucoup vraiment encore temps aussi',
  price: 'coûte coûtent coût prix tarif combien crédits cher payer',
  topics: {
    sticker: {
      asks: ['faire un sticker à partir d’une photo', 'créer des autocollants', 'transformer mon image en sticker'],
      answer: 'Ouvrez le créateur de stickers, choisissez une photo ou écrivez une idée, puis appuyez sur le bouton. Coût : {imageCost}.',
    },
    deleteAccount: {
      asks: [
        'supprimer mon compte',
        'fermer mon compte',
        'effacer définitivement mon profil',
        'clôturer le compte',
        'suppression du compte',
      ],
      answer:
        'Dans les réglages, choisissez la suppression du compte. Votre compte, vos créations et vos crédits sont effacés pour toujours.',
    },
    plans: {
      asks: [
        'combien coûte un abonnement',
        'prix de la formule premium',
        'tarif par mois ou par an',
        'prix basic pro premium mensuel annuel',
      ],
      answer: '{plans}.',
    },
    packs: {
      asks: ['prix des packs de crédits', 'acheter des crédits', 'achat unique sans abonnement', 'recharger mes crédits'],
      answer: 'Les packs s’achètent une fois et ne se renouvellent pas. {packs}.',
    },
    costs: {
      asks: [
        'combien coûte une vidéo',
        'prix d’une image ou photo',
        'combien de crédits pour un gif',
        'coût d’une voix ou d’un son',
        'prix d’un sticker',
      ],
      answer:
        'Image ou sticker : {imageCost}. GIF : {gifCost}. Vidéo : {videoCost}. Voix et son : {audioCost}. Le coût exact figure sur le bouton.',
    },
    daily: {
      asks: [
        'combien de crédits par jour',
        'crédits gratuits quotidiens',
        'récompense quotidienne',
        'c’est gratuit',
        'essayer gratuitement chaque jour',
      ],
      answer: 'Crédits gratuits par jour : {daily}. Ils expirent à la fin de la journée. Passez chaque jour sur la page des récompenses.',
    },
    failed: {
      asks: [
        'que deviennent mes crédits si une tâche échoue',
        'crédits rendus après une erreur',
        'échec de la génération',
        'annuler une tâche en cours',
        'crédits perdus, ça n’a pas marché',
      ],
      answer: 'Les crédits sont seulement réservés pendant la tâche. Si elle échoue ou si vous l’annulez, ils vous sont tous rendus.',
    },
    cancelPlan: {
      asks: ['résilier mon abonnement', 'annuler abonnement', 'arrêter le renouvellement', 'se désabonner', 'mettre fin à la formule'],
      answer: 'Résiliez dans les réglages. Vous gardez ce que vous avez payé jusqu’à la fin de la période.',
    },
    refund: {
      asks: [
        'obtenir un remboursement',
        'être remboursé',
        'remboursement',
        'récupérer mon argent',
        'débité par erreur',
        'rembourser un paiement',
      ],
      answer: 'Écrivez-nous par la page de contact. Un remboursement reprend les crédits de ce paiement qui n’ont pas été dépensés.',
    },
    fileSize: {
      asks: [
        'taille maximale d’un fichier',
        'plus gros fichier à envoyer',
        'fichier trop lourd',
        'combien de mégaoctets Mo',
        'poids maximum d’une image ou vidéo',
      ],
      answer: 'Images et GIF : {imageSize}. Son : {audioSize}. Vidéo : {videoSize}.',
    },
    formats: {
      asks: ['quels formats de fichier acceptés', 'envoyer png jpg mp4 mp3 webp', 'types de fichiers', 'format pris en charge'],
      answer: 'Images : {pictures}. Vidéo : {films}. Son : {sounds}.',
    },
    filmLength: {
      asks: [
        'durée maximale d’une vidéo',
        'combien de temps peut durer un film',
        'longueur du clip',
        'combien de secondes ou minutes de son',
      ],
      answer: 'Vidéo envoyée : {videoLength} au plus. Son : {audioLength} au plus.',
    },
    promptLength: {
      asks: ['longueur maximale du prompt', 'combien de caractères dans le texte', 'nombre de mots', 'taille du prompt'],
      answer: 'Un prompt ou un texte à dire peut avoir {prompt} caractères, un message de la discussion {message}.',
    },
    kept: {
      asks: [
        'combien de temps gardez-vous mes fichiers',
        'quand les fichiers envoyés sont-ils effacés',
        'durée de conservation',
        'mes créations expirent-elles',
      ],
      answer:
        'Les créations restent jusqu’à ce que vous les supprimiez. Fichiers envoyés et inutilisés : {uploads}. Restes des créations échouées ou supprimées : {attempts}.',
    },
    commercial: {
      asks: [
        'usage commercial',
        'vendre ce que je crée',
        'à qui appartiennent les résultats',
        'droits d’auteur',
        'utiliser les images pour mon entreprise',
      ],
      answer: 'Dans la mesure permise par la loi, ce que vous créez est à vous, y compris pour un usage commercial.',
    },
    marks: {
      asks: [
        'filigrane sur les résultats',
        'content credentials',
        'marque synthétique',
        'étiquette ou métadonnées c2pa',
        'logo sur l’image',
      ],
      answer: 'Chaque résultat est marqué comme synthétique dans son fichier. La page de vérification dit si un fichier a été fait ici.',
    },
    languages: {
      asks: ['quelles langues', 'changer de langue', 'disponible en français anglais espagnol russe chinois'],
      answer: '{languages}. La langue se change dans le menu ou dans les réglages.',
    },
    invite: {
      asks: ['inviter un ami', 'récompense de parrainage', 'lien d’invitation', 'parrainer des amis'],
      answer:
        'Partagez votre lien d’invitation. Quand la première tâche de votre ami réussit, chacun reçoit {invite}, pour {invitesPerDay} amis par jour au plus.',
    },
    password: {
      asks: ['changer mon mot de passe', 'mot de passe oublié', 'réinitialiser le mot de passe', 'perdu mon mot de passe'],
      answer: 'Changez-le dans les réglages. Si vous l’avez oublié, connectez-vous avec un code envoyé par e-mail.',
    },
    signIn: {
      asks: [
        'se connecter sans mot de passe',
        'connexion avec google',
        'code de connexion par e-mail',
        'faut-il un compte',
        's’inscrire, créer un compte',
      ],
      answer:
        'Connectez-vous avec un mot de passe ou un code envoyé par e-mail ; le code est valable {codeLife}. Beaucoup d’outils marchent sans compte.',
    },
    creations: {
      asks: ['où sont mes créations', 'retrouver mes anciennes images', 'voir mon historique', 'où est ma vidéo terminée'],
      answer: 'Tout ce que vous faites est dans « Mes créations » et y reste jusqu’à ce que vous le supprimiez.',
    },
    report: {
      asks: ['signaler une image', 'quelqu’un a utilisé mon visage', 'signaler un abus', 'contenu illégal', 'faire retirer une photo'],
      answer: 'Utilisez la page de signalement : dites-nous quel résultat et ce qui ne va pas.',
    },
    engine: {
      asks: [
        'est-ce une vraie IA',
        'que veut dire moteur brouillon',
        'intelligence artificielle',
        'quel modèle produit les résultats',
        'brouillon',
      ],
      answer: 'Chaque résultat nomme son moteur. Le moteur de brouillon compose selon des règles, sans IA générative.',
    },
    privacy: {
      asks: [
        'mes photos sont-elles privées',
        'qui peut voir mes images',
        'confidentialité de mes données',
        'entraînez-vous des modèles sur mes photos',
        'télécharger mes données',
      ],
      answer:
        'Ce que vous envoyez reste à vous et ne sert qu’à fabriquer, garder et montrer vos résultats. La politique de confidentialité dit comment. Vous pouvez télécharger vos données dans les réglages.',
    },
    contact: {
      asks: ['contacter le support', 'parler à un humain', 'service client', 'joindre l’équipe, demander de l’aide', 'vous écrire'],
      answer: 'Écrivez-nous par la page de contact.',
    },
    age: {
      asks: ['quel âge faut-il avoir', 'âge minimum', 'les enfants peuvent-ils l’utiliser', 'mineurs', 'adolescents autorisés'],
      answer:
        'Il faut avoir l’âge d’accepter les conditions là où vous vivez. Les outils qui montrent ou imitent une personne sont réservés aux adultes.',
    },
    api: {
      asks: ['avez-vous une api', 'clé api', 'accès développeur', 'intégration sdk'],
      answer: 'Non, nous ne proposons pas d’API publique. Les outils s’utilisent sur les pages de ce site.',
    },
  },
};

export default help;
