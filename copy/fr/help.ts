import type { HelpCopy } from '../types/help.ts';

const help: HelpCopy = {
  stop: 'met un une le la les l de des du d je j me m moi mon ma mes nous notre vous votre vos tu ton tes il elle on est sont suis être a ai as avez avoir fait faire peut peux puis puis-je faut dois doit en dans sur à au aux pour par avec et ou si que qu qui quoi quel quelle quels quelles comment quand où ce cet cette ces se s y n ne pas plus est-ce cela ça c bonjour merci veux voudrais demander faut-il t il a-t-il y a-t beaucoup vraiment encore temps aussi',
  price: 'coûte coûtent coût prix tarif combien crédits cher payer',
  topics: {
    sticker: {
      asks: ['faire un sticker à partir d’une photo', 'créer des autocollants', 'transformer mon image en sticker'],
      answer:
        'Ouvrez le créateur de stickers, choisissez une photo ou décrivez votre idée, puis cliquez sur le bouton. Coût : {imageCost}.',
    },
    deleteAccount: {
      asks: [
        'effacer toutes mes données',
        'supprimer mon compte',
        'fermer mon compte',
        'effacer définitivement mon profil',
        'clôturer le compte',
        'suppression du compte',
      ],
      answer:
        'Dans vos paramètres, cliquez sur « Supprimer mon compte ». Votre compte, vos créations et vos crédits sont alors supprimés définitivement.',
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
      answer: 'Un pack s’achète une seule fois, ne se renouvelle pas, et ses crédits n’expirent pas. {packs}.',
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
        'Image ou sticker : {imageCost}. GIF : {gifCost}. Vidéo : {videoCost}. Audio : {audioCost}. Le coût exact est indiqué sur le bouton.',
    },
    daily: {
      asks: [
        'combien de crédits par jour',
        'crédits gratuits quotidiens',
        'récompense quotidienne',
        'c’est gratuit',
        'essayer gratuitement chaque jour',
      ],
      answer:
        'Crédits gratuits du jour : {daily}. Ils expirent à minuit. Vous pouvez aussi récupérer le bonus du jour sur la page « Gagner des crédits gratuits ».',
    },
    failed: {
      asks: [
        'que deviennent mes crédits si la création échoue',
        'crédits rendus après une erreur',
        'échec de la génération',
        'annuler une tâche en cours',
        'crédits perdus, ça n’a pas marché',
      ],
      answer:
        'Vos crédits sont seulement mis de côté le temps de la création. Si elle échoue ou si vous l’annulez, ils vous sont tous rendus.',
    },
    cancelPlan: {
      asks: ['résilier mon abonnement', 'annuler abonnement', 'arrêter le renouvellement', 'se désabonner', 'mettre fin à la formule'],
      answer: 'Vous pouvez résilier votre abonnement dans les paramètres. Il reste actif jusqu’à la fin de la période déjà payée.',
    },
    refund: {
      asks: [
        'remboursé si je ne suis pas satisfait',
        'si ça ne me plaît pas',
        'obtenir un remboursement',
        'être remboursé',
        'remboursement',
        'récupérer mon argent',
        'débité par erreur',
        'rembourser un paiement',
      ],
      answer:
        'Écrivez-nous depuis la page de contact. Si nous remboursons un paiement, les crédits non utilisés de ce paiement sont repris.',
    },
    fileSize: {
      asks: [
        'taille maximale d’un fichier',
        'plus gros fichier à envoyer',
        'fichier trop lourd',
        'combien de mégaoctets Mo',
        'poids maximum d’une image ou vidéo',
      ],
      answer: 'Images et GIF : {imageSize}. Audio : {audioSize}. Vidéo : {videoSize}.',
    },
    formats: {
      asks: [
        'télécharger en png ou jpeg',
        'format de téléchargement',
        'quels formats de fichier acceptés',
        'envoyer png jpg heic mp4 mp3 webp',
        'types de fichiers',
        'format pris en charge',
      ],
      answer:
        'À l’envoi : {pictures} pour les images, {films} pour la vidéo, {sounds} pour l’audio. Au téléchargement : {madePictures} pour les images, {madeFilms} pour les GIF et les vidéos, {madeSounds} pour l’audio.',
    },
    filmLength: {
      asks: [
        'durée maximale d’une vidéo',
        'combien de temps peut durer un film',
        'longueur du clip',
        'combien de secondes ou minutes de son',
      ],
      answer: 'Une vidéo ajoutée peut durer jusqu’à {videoLength}, un fichier audio jusqu’à {audioLength}.',
    },
    promptLength: {
      asks: ['longueur maximale du prompt', 'combien de caractères dans le texte', 'nombre de mots', 'taille du prompt'],
      answer: 'Une description ou un texte à lire peut compter {prompt} caractères au plus, un message à l’assistant {message}.',
    },
    kept: {
      asks: [
        'combien de temps mes photos sont-elles stockées',
        'où sont stockées mes photos et combien de temps',
        'combien de temps gardez-vous mes fichiers',
        'quand les fichiers envoyés sont-ils effacés',
        'durée de conservation',
        'mes créations expirent-elles',
      ],
      answer:
        'Vos créations sont conservées jusqu’à ce que vous les supprimiez. Fichiers ajoutés qui ne servent plus : {uploads}. Traces des créations supprimées ou qui ont échoué : {attempts}.',
    },
    commercial: {
      asks: [
        'vendre les images sur des t-shirts',
        'licence des images',
        'utiliser les images dans ma boutique',
        'usage commercial',
        'vendre ce que je crée',
        'à qui appartiennent les résultats',
        'droits d’auteur',
        'utiliser les images pour mon entreprise',
      ],
      answer: 'Dans la mesure où la loi le permet, ce que vous créez est à vous, y compris pour un usage commercial.',
    },
    marks: {
      asks: [
        'filigrane sur les résultats',
        'content credentials',
        'marque synthétique',
        'étiquette ou métadonnées c2pa',
        'logo sur l’image',
      ],
      answer:
        'Il n’y a pas de filigrane visible. Les données de chaque fichier indiquent qu’il a été créé par un logiciel, et la page « Vérifier un fichier » permet à chacun de savoir s’il a été créé ici.',
    },
    languages: {
      asks: ['quelles langues', 'changer de langue', 'disponible en français anglais espagnol russe chinois'],
      answer: '{languages}. Vous pouvez changer de langue dans le menu ou dans vos paramètres.',
    },
    invite: {
      asks: ['inviter un ami', 'récompense de parrainage', 'lien d’invitation', 'parrainer des amis'],
      answer:
        'Partagez votre lien d’invitation. Quand votre ami crée quelque chose pour la première fois, vous recevez chacun {invite}, dans la limite de {invitesPerDay} amis par jour.',
    },
    password: {
      asks: ['changer mon mot de passe', 'mot de passe oublié', 'réinitialiser le mot de passe', 'perdu mon mot de passe'],
      answer:
        'Vous pouvez changer de mot de passe dans les paramètres. Si vous l’avez oublié, cliquez sur « Mot de passe oublié ? » et choisissez-en un nouveau avec le code reçu par e-mail.',
    },
    signIn: {
      asks: [
        'essayer sans compte',
        'utiliser sans s’inscrire',
        'se connecter sans mot de passe',
        'connexion avec google',
        'code de connexion par e-mail',
        'faut-il un compte',
        's’inscrire, créer un compte',
      ],
      answer:
        'Connectez-vous avec votre mot de passe, ou avec Google si le formulaire le propose. Pour créer un compte, il faut le code reçu par e-mail, valable {codeLife}. Vous pouvez aussi essayer de nombreux outils sans compte.',
    },
    creations: {
      asks: ['où sont mes créations', 'retrouver mes anciennes images', 'voir mon historique', 'où est ma vidéo terminée'],
      answer: 'Tout ce que vous créez se trouve dans « Mes créations » et y reste jusqu’à ce que vous le supprimiez.',
    },
    report: {
      asks: ['signaler une image', 'quelqu’un a utilisé mon visage', 'signaler un abus', 'contenu illégal', 'faire retirer une photo'],
      answer:
        'Utilisez la page « Signaler un contenu » : dites-nous de quel résultat il s’agit et quel est le problème. Aucun compte n’est nécessaire.',
    },
    engine: {
      asks: [
        'est-ce une vraie IA',
        'que veut dire draft',
        'intelligence artificielle',
        'quel modèle produit les résultats',
        'fait avec draft',
      ],
      answer:
        'Chaque résultat indique avec quoi il a été créé. « Draft » assemble des dessins et des photos selon des règles : ce n’est pas de l’IA générative.',
    },
    privacy: {
      asks: [
        'où sont stockées mes photos',
        'entraînez-vous une IA avec mes photos',
        'mes photos sont-elles privées',
        'qui peut voir mes images',
        'confidentialité de mes données',
        'entraînez-vous des modèles sur mes photos',
        'télécharger mes données',
      ],
      answer:
        'Ce que vous ajoutez reste à vous. Nous ne l’utilisons que pour créer vos résultats, les conserver et vous les montrer. Tout est expliqué dans la politique de confidentialité, et vous pouvez télécharger vos données dans les paramètres.',
    },
    contact: {
      asks: ['contacter le support', 'parler à un humain', 'service client', 'joindre l’équipe, demander de l’aide', 'vous écrire'],
      answer: 'Écrivez-nous depuis la page de contact.',
    },
    age: {
      asks: [
        'à partir de quel âge utiliser le site',
        'quel âge faut-il avoir',
        'âge minimum',
        'les enfants peuvent-ils l’utiliser',
        'mineurs',
        'adolescents autorisés',
      ],
      answer:
        'L’âge minimum est indiqué dans les conditions d’utilisation. Certains outils sont réservés aux adultes, comme le face swap, les voix imitées et les vidéos de câlins et de baisers. Ils vous demandent d’abord votre âge.',
    },
    expiry: {
      asks: [
        'les crédits expirent-ils',
        'crédits non utilisés perdus',
        'crédits reportés au mois suivant',
        'durée de validité des crédits',
        'que deviennent les crédits que je n’utilise pas',
      ],
      answer:
        'Les crédits gratuits du jour et le bonus du jour sont valables jusqu’à la fin de la journée. Ceux d’un abonnement expirent un mois après leur arrivée. Ceux des packs et des invitations n’expirent pas tant que votre compte existe.',
    },
    payment: {
      asks: ['moyens de paiement', 'payer avec paypal', 'payer par carte bancaire visa', 'apple pay ou google pay', 'paiement sécurisé'],
      answer:
        'La page de paiement indique comment payer avant que vous confirmiez. Les données de votre carte vont directement au prestataire de paiement : nous ne les voyons jamais.',
    },
    deleteOne: {
      asks: [
        'supprimer une seule image',
        'supprimer une création',
        'effacer une vidéo ou un résultat',
        'enlever une photo de mes créations',
      ],
      answer: 'Ouvrez « Mes créations » et supprimez-la. Son lien de partage cesse aussi de fonctionner.',
    },
    consent: {
      asks: [
        'retirer mon accord',
        'revenir sur mon consentement',
        'photo d’un ami sans son accord',
        'photo d’une autre personne sans permission',
        'photo d’une célébrité',
      ],
      answer:
        'N’utilisez que des photos et des voix de vous ou d’adultes qui ont donné leur accord. Un accord se retire dans les paramètres, ce qui supprime aussi ce qui a été créé avec.',
    },
    spent: {
      asks: ['où voir mes dépenses de crédits', 'historique des crédits', 'où sont passés mes crédits', 'liste des débits'],
      answer: 'L’historique des crédits se trouve dans vos paramètres : ce que vous avez reçu et ce que chaque résultat a coûté.',
    },
    removeBackground: {
      asks: [
        'enlever le fond d’une photo',
        'supprimer l’arrière-plan',
        'fond transparent',
        'détourer une personne',
        'changer le fond, mettre mon chien sur une plage',
      ],
      answer:
        'L’outil qui supprime l’arrière-plan détoure le sujet et donne un PNG transparent. Pour mettre autre chose derrière, prenez l’outil qui change l’arrière-plan. Chacun coûte {imageCost}.',
    },
    removeObject: {
      asks: ['effacer un objet sur ma photo', 'enlever une personne ou un inconnu', 'supprimer la date d’une photo', 'retirer un logo'],
      answer:
        'Ouvrez l’outil qui supprime les filigranes et passez le pinceau sur ce qui doit disparaître. Il est réservé à vos propres photos. Coût : {imageCost}.',
    },
    enhance: {
      asks: [
        'rendre ma vieille photo plus grande',
        'rendre une photo plus nette',
        'photo floue',
        'améliorer la qualité d’une image',
        'agrandir une photo',
        'meilleure résolution',
      ],
      answer:
        'L’outil d’amélioration agrandit une photo deux ou quatre fois. Il aide les petites photos peu nettes, mais ne corrige pas un bougé. Coût : {imageCost}.',
    },
    clone: {
      asks: ['cloner ma voix', 'copier une voix', 'imiter une voix', 'une voix comme la mienne'],
      answer:
        'La voix similaire donne à une voix de synthèse la hauteur et le timbre de votre échantillon. Elle y ressemble sans la copier, sauf si le formulaire indique qu’un modèle de clonage est connecté. Coût : {audioCost}.',
    },
    devices: {
      asks: [
        'est-ce que ça marche sur mon téléphone',
        'faut-il installer une application',
        'sur android ou iphone',
        'tablette ou ordinateur, navigateur',
      ],
      answer: 'Tout fonctionne dans le navigateur, sur téléphone, tablette ou ordinateur. Il n’y a rien à installer.',
    },
    api: {
      asks: ['une api pour ma propre application', 'avez-vous une api', 'clé api', 'accès développeur', 'intégration sdk'],
      answer: 'Non, nous n’avons pas d’API publique. Les outils s’utilisent sur les pages de ce site.',
    },
    offline: {
      asks: ['ça marche hors ligne', 'sans connexion internet', 'sans réseau ni wifi'],
      answer:
        'Pour créer quelque chose, il faut une connexion. Les pages déjà ouvertes et vos créations les plus récentes se consultent aussi hors ligne.',
    },
    wait: {
      asks: [
        'ça met combien de temps, durée de création',
        'combien de temps prend une vidéo',
        'combien de temps faut-il attendre',
        'quand mon résultat sera-t-il prêt',
        'est-ce rapide',
        'pourquoi est-ce si lent',
      ],
      answer:
        'Une image ou un fichier audio prend en général quelques secondes, une vidéo une minute ou plus. Sous le bouton, vous voyez la durée des créations récentes. Vous pouvez quitter la page : le résultat vous attendra dans « Mes créations ».',
    },
    faceSwap: {
      asks: [
        'quel outil pour mettre ma tête sur une autre photo',
        'mettre mon visage dans un gif',
        'échanger des visages dans une vidéo',
        'remplacer un visage',
      ],
      answer:
        'Prenez le face swap pour une photo ({imageCost}), un GIF ({gifCost}) ou une vidéo ({videoCost}). Chacun existe aussi pour plusieurs visages.',
    },
    refused: {
      asks: ['pourquoi ma demande a été refusée', 'mon texte est bloqué ou rejeté', 'qu’est-ce qui est interdit', 'règles de contenu'],
      answer:
        'Un refus indique la règle de contenu concernée et ne coûte rien. Changez les mots ou la photo, ou écrivez-nous si vous pensez à une erreur.',
    },
  },
};

export default help;
