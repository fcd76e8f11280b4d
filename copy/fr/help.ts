import type { HelpCopy } from '../types/help.ts';

const help: HelpCopy = {
  topics: {
    sticker: 'Ouvrez le créateur de stickers, choisissez une photo ou décrivez votre idée, puis cliquez sur le bouton. Coût : {imageCost}.',
    deleteAccount:
      'Dans vos paramètres, cliquez sur « Supprimer mon compte ». Votre compte, vos créations et vos crédits sont alors supprimés définitivement.',
    plans: '{plans}.',
    packs: 'Un pack s’achète une seule fois, ne se renouvelle pas, et ses crédits n’expirent pas. {packs}.',
    costs:
      'Image ou sticker : {imageCost}. GIF : {gifCost}. Vidéo : {videoCost}, ou {composedCost} si elle est composée de dessins ou à partir de votre photo. Audio : {audioCost}. Le coût exact est indiqué sur le bouton.',
    daily:
      'Crédits gratuits du jour : {daily}. Ils expirent à minuit. Vous pouvez aussi récupérer le bonus du jour sur la page « Gagner des crédits gratuits ».',
    failed:
      'Vos crédits sont seulement mis de côté le temps de la création. Si elle échoue ou si vous l’annulez, ils vous sont tous rendus.',
    cancelPlan: 'Vous pouvez résilier votre abonnement dans les paramètres. Il reste actif jusqu’à la fin de la période déjà payée.',
    refund: 'Écrivez-nous depuis la page de contact. Si nous remboursons un paiement, les crédits non utilisés de ce paiement sont repris.',
    fileSize: 'Images et GIF : {imageSize}. Audio : {audioSize}. Vidéo : {videoSize}.',
    formats:
      'À l’envoi : {pictures} pour les images, {films} pour la vidéo, {sounds} pour l’audio. Au téléchargement : {madeImages} pour les images, {madeVideos} pour les GIF et les vidéos, {madeSounds} pour l’audio.',
    videoLength:
      'Une vidéo ajoutée peut durer jusqu’à {videoLength}, un fichier audio jusqu’à {audioLength}. Une vidéo créée à partir de mots ou d’une photo dure de {shortest} à {longest}.',
    promptLength: 'Une description ou un texte à lire peut compter {prompt} caractères au plus, un message à l’assistant {message}.',
    kept: 'Vos créations sont conservées jusqu’à ce que vous les supprimiez. Fichiers ajoutés qui ne servent plus : {uploads}. Traces des créations supprimées ou qui ont échoué : {attempts}.',
    commercial: 'Dans la mesure où la loi le permet, ce que vous créez est à vous, y compris pour un usage commercial.',
    marks:
      'Il n’y a pas de filigrane visible. Les données de chaque fichier indiquent qu’il a été créé par un logiciel, et la page « Vérifier un fichier » permet à chacun de savoir s’il a été créé ici.',
    languages: '{languages}. Vous pouvez changer de langue dans le menu ou dans vos paramètres.',
    invite:
      'Partagez votre lien d’invitation. Quand votre ami crée quelque chose pour la première fois, vous recevez chacun {invite}, dans la limite de {invitesPerDay} amis par jour. Un ami sur le même appareil ou le même réseau que vous ne compte pas.',
    password:
      'Vous pouvez changer de mot de passe dans les paramètres. Si vous l’avez oublié, cliquez sur « Mot de passe oublié ? » et choisissez-en un nouveau avec le code reçu par e-mail.',
    signIn:
      'Connectez-vous avec votre mot de passe, ou avec Google si le formulaire le propose. Pour créer un compte, il faut le code reçu par e-mail, valable {codeLife}. Vous pouvez aussi essayer de nombreux outils sans compte.',
    creations: 'Tout ce que vous créez se trouve dans « Mes créations » et y reste jusqu’à ce que vous le supprimiez.',
    report:
      'Utilisez la page « Signaler un contenu » : dites-nous de quel résultat il s’agit et quel est le problème. Aucun compte n’est nécessaire.',
    engine:
      'Chaque résultat indique avec quoi il a été créé. « Composé, non généré » signifie qu’il assemble des dessins et des photos selon des règles, sans IA générative.',
    privacy:
      'Ce que vous ajoutez reste à vous. Nous ne l’utilisons que pour créer vos résultats, les conserver et vous les montrer. Tout est expliqué dans la politique de confidentialité, et vous pouvez télécharger vos données dans les paramètres.',
    contact: 'Écrivez-nous depuis la page de contact.',
    age: 'L’âge minimum est indiqué dans les conditions d’utilisation. Certains outils sont réservés aux adultes, comme le face swap, les voix imitées et les vidéos de câlins et de baisers. Ils vous demandent d’abord votre âge.',
    expiry:
      'Les crédits gratuits du jour et le bonus du jour sont valables jusqu’à la fin de la journée. Ceux d’un abonnement expirent un mois après leur arrivée. Ceux des packs et des invitations n’expirent pas tant que votre compte existe.',
    payment:
      'La page de paiement indique comment payer avant que vous confirmiez. Les données de votre carte vont directement au prestataire de paiement : nous ne les voyons jamais.',
    deleteOne: 'Ouvrez « Mes créations » et supprimez-la. Son lien de partage cesse aussi de fonctionner.',
    consent:
      'N’utilisez que des photos et des voix de vous ou d’adultes qui ont donné leur accord. Un accord se retire dans les paramètres, ce qui supprime aussi ce qui a été créé avec.',
    spent: 'L’historique des crédits se trouve dans vos paramètres : ce que vous avez reçu et ce que chaque résultat a coûté.',
    removeBackground:
      'L’outil qui supprime l’arrière-plan détoure le sujet et donne un PNG transparent. Pour mettre autre chose derrière, prenez l’outil qui change l’arrière-plan. Chacun coûte {imageCost}. Il en existe un autre pour les vidéos ({videoCost}).',
    removeObject:
      'Ouvrez l’outil qui supprime les filigranes et passez le pinceau sur ce qui doit disparaître. Il est réservé à vos propres photos. Coût : {imageCost}. Il en existe un autre pour les vidéos ({videoCost}).',
    enhance:
      'L’outil d’amélioration agrandit une photo deux ou quatre fois. Il aide les petites photos peu nettes, mais ne corrige pas un bougé. Coût : {imageCost}.',
    clone:
      'La voix similaire donne à une voix de synthèse la hauteur et le timbre de votre échantillon. Elle y ressemble sans la copier, sauf si le formulaire indique qu’un modèle de clonage est connecté. Coût : {audioCost}.',
    devices: 'Tout fonctionne dans le navigateur, sur téléphone, tablette ou ordinateur. Il n’y a rien à installer.',
    api: 'Oui. Créez une clé dans vos paramètres : vos programmes peuvent alors créer tout ce que propose ce site. La page des développeurs donne des exemples.',
    offline:
      'Pour créer quelque chose, il faut une connexion. Les pages déjà ouvertes et vos créations les plus récentes se consultent aussi hors ligne.',
    notify:
      'Pendant la création, choisissez « {notify} » sous le bouton. Votre navigateur vous prévient, même si vous avez quitté la page.',
    wait: 'Une image ou un fichier audio prend en général quelques secondes, une vidéo une minute ou plus. Sous le bouton, vous voyez la durée des créations récentes. Vous pouvez quitter la page : le résultat vous attendra dans « Mes créations ».',
    faceSwap:
      'Prenez le face swap pour une photo ({imageCost}), un GIF ({gifCost}) ou une vidéo ({videoCost}). Chacun existe aussi pour plusieurs visages.',
    refused:
      'Un refus indique la règle de contenu concernée et ne coûte rien. Changez les mots ou la photo, ou écrivez-nous si vous pensez à une erreur.',
    changePlan: 'Vous pouvez changer d’abonnement dans vos paramètres. Le nouveau commence à la prochaine période.',
    email: 'L’adresse e-mail d’un compte ne se change pas dans les paramètres. Écrivez-nous depuis la page de contact.',
    code: 'Le code peut mettre une minute à arriver. Regardez aussi dans les indésirables, ou demandez-en un nouveau. Un code est valable {codeLife}. S’il n’arrive toujours pas, écrivez-nous depuis la page de contact.',
    share:
      'Sous un résultat, cliquez sur « Partager » pour obtenir un lien. Toute personne qui l’a voit le résultat, jusqu’à ce que vous arrêtiez le partage.',
    receipt: 'Nous envoyons un reçu par e-mail pour chaque paiement. Si vous ne le trouvez pas, écrivez-nous depuis la page de contact.',
    about:
      'Vous pouvez créer des images, des stickers, des vidéos et du son à partir de mots ou de photos, changer de visage dans une photo, un GIF ou une vidéo, effacer un arrière-plan ou un filigrane, et agrandir de vieilles photos. Chaque jour, vous avez {daily} crédits gratuits pour cela.',
    noFace:
      'Le visage doit être assez grand, net et vu de face. Prenez une autre photo, ou tracez un cadre autour du visage si l’outil le permet. Si aucun visage n’est trouvé, vos crédits vous sont rendus.',
  },
};

export default help;
