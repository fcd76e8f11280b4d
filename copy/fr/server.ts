import type { Messages } from '../types/server.ts';

const server: Messages = {
  success: 'Opération réussie',
  invalidInput: 'Veuillez vérifier ce champ : {field}.',
  wrongCredentials: 'L’e-mail ou le mot de passe est incorrect.',
  emailInUse: 'Cet e-mail a déjà un compte. Connectez-vous.',
  wrongCode: 'Le code de vérification est faux ou a expiré. Demandez-en un nouveau.',
  codeNeeded: 'Confirmez que c’est bien vous : saisissez le code envoyé à votre e-mail.',
  tooManyAttempts: 'Trop de tentatives. Patientez un instant, puis réessayez.',
  refusedByPolicy: 'Cela enfreint nos règles de contenu : {rule}.',
  signInNeeded: 'Connectez-vous pour continuer.',
  sessionEnded: 'Votre session a pris fin. Reconnectez-vous.',
  notEnoughCredits: 'Vous n’avez pas assez de crédits.',
  alreadySubscribed: 'Vous avez déjà un abonnement.',
  alreadyClaimed: 'Vous avez déjà reçu la récompense du jour. À demain !',
  oneRewardAMailbox: 'Un autre compte lié à votre boîte mail reçoit déjà la récompense du jour.',
  shareMadeWith: 'Fait avec {product}',
  shareMakeOwn: 'Faites le vôtre',
  shareReport: 'Signaler',
  shareSynthetic: 'Un résultat produit par un logiciel, et marqué comme tel dans son fichier.',
  shareDraft: 'Moteur d’esquisse : composé par des règles, sans IA générative.',
  notFound: 'Introuvable.',
  keyReused: 'Cette demande reprend la clé d’une autre, mais son contenu est différent. Veuillez la relancer.',
  noEngine: 'Cet outil n’est pas disponible sur ce site pour le moment. Aucun crédit n’a été prélevé.',
  engineFailed: 'La création a échoué. Vos crédits vous ont été rendus.',
  unavailable: 'Le service est momentanément indisponible. Veuillez réessayer.',
  crossSite: 'Cette demande venait d’un autre site et a été refusée.',
  methodNotAllowed: 'Cette adresse n’accepte pas ce type de requête.',
  tooLarge: 'C’est trop volumineux.',
  wrongType: 'Ce type de contenu n’est pas accepté ici.',
  googleOff: 'La connexion avec Google n’est pas activée ici.',
  googleRefused: 'Google n’a pas confirmé cette connexion. Veuillez réessayer.',
  googleUnproven: 'Google ne gère pas cette boîte et ne peut donc pas s’en porter garant. Connectez-vous avec un mot de passe ou un code.',
  passwordNeeded: 'Veuillez saisir votre mot de passe actuel.',
  passwordWrong: 'Ce mot de passe est incorrect.',
  passwordTooCommon: 'Ce mot de passe figure dans des listes de mots de passe volés. Choisissez-en un autre.',
  uploadEmpty: 'Ce fichier est vide. Veuillez en choisir un autre.',
  uploadMissing: 'Aucun fichier n’a été reçu. Veuillez en choisir un et réessayer.',
  uploadBroken: 'L’envoi s’est interrompu avant la fin du fichier. Veuillez réessayer.',
  uploadNotTaken:
    'Nous ne pouvons pas traiter ce type de fichier. Utilisez une image JPEG, PNG, WebP, AVIF ou GIF, une vidéo MP4, WebM, MOV, AVI ou MKV, ou un son MP3, WAV, OGG, AAC, FLAC ou M4A.',
  uploadTooLargeImage: 'Ce fichier est trop lourd. Les images et les GIF peuvent peser jusqu’à {megabytes} Mo.',
  uploadTooLargeAudio: 'Ce fichier est trop lourd. Un son peut peser jusqu’à {megabytes} Mo.',
  uploadTooLargeVideo: 'Ce fichier est trop lourd. Une vidéo peut peser jusqu’à {megabytes} Mo.',
  uploadTooManyPixels: 'Cette image compte trop de pixels. Jusqu’à {megapixels} mégapixels, tout va bien : réduisez-la et réessayez.',
  uploadTooLong:
    'C’est trop long. Une vidéo peut durer jusqu’à {seconds} secondes, un son jusqu’à {minutes} minutes : coupez-le et réessayez.',
  uploadUnreadable: 'Ce fichier est endommagé ou n’est pas ce que dit son nom. Enregistrez-le à nouveau ou choisissez-en un autre.',
  uploadTooHeavy: 'Ce fichier demande trop de travail pour être ouvert. Enregistrez-le sous une forme plus simple et réessayez.',
  uploadQuota: 'La limite de {gigabytes} Go de fichiers par jour est atteinte. Réessayez demain.',
  storageFull: 'Ce site n’a plus de place pour des fichiers en ce moment. Rien n’est perdu : réessayez plus tard.',
  uploadNoPicture: 'Il n’y a pas d’image dans cette vidéo. Veuillez en choisir une autre.',
  uploadNoSound: 'Il n’y a pas de son dans ce fichier. Veuillez en choisir un autre.',
  wrongFileKind: 'Le fichier pour « {field} » n’est pas du type attendu par cet outil. Veuillez en choisir un autre.',
  engineRefused:
    'Impossible de réaliser cela à partir de ce qui a été donné. Vos crédits vous ont été rendus : essayez une autre image ou d’autres mots.',
  engineTimeout: 'Cela prenait trop de temps et a été arrêté. Vos crédits vous ont été rendus : veuillez réessayer.',
  noFace: 'Aucun visage n’a été trouvé sur l’image. Vos crédits vous ont été rendus : utilisez-en une où le visage se voit bien de face.',
  noFaceInSource:
    'Aucun visage n’a été trouvé sur la photo du nouveau visage. Vos crédits sont de retour : prenez-en une où le visage se voit bien de face.',
  noFaceInTarget:
    'Aucun visage à remplacer n’a été trouvé. Vos crédits sont de retour : tracez un rectangle là où il doit aller, ou prenez une autre image.',
  tooFewFaces:
    'Il y a plus de nouveaux visages que de visages à remplacer. Vos crédits sont de retour : retirez-en un, ou tracez un rectangle là où il doit aller.',
  sourceFaceTurned:
    'Le nouveau visage est trop tourné : au-delà de 40°, trop de traits sont cachés. Vos crédits sont de retour : prenez une photo de face.',
  targetFaceTurned:
    'Le visage à remplacer est trop tourné : au-delà de 40°, le résultat ne tiendrait pas. Vos crédits sont de retour : prenez une autre image ou un autre visage.',
  twoPeopleNeeded: 'Il faut deux personnes : deux portraits, ou une image où on les voit bien toutes les deux. Vos crédits sont de retour.',
  noSubject:
    'Aucun sujet ne se détache sur l’image. Vos crédits vous ont été rendus : peignez ce qu’il faut garder ou utilisez une autre image.',
  nothingToSay: 'Rien dans ce texte ne peut être dit dans la langue choisie. Vos crédits vous ont été rendus : écrivez quelques mots.',
  noVoice:
    'On n’entend presque aucune voix dans l’échantillon. Vos crédits vous ont été rendus : utilisez quelques secondes de parole claire, sans musique.',
  noPerson: 'Personne n’a été trouvé dans la vidéo. Vos crédits vous ont été rendus : choisissez plutôt la couleur de l’arrière-plan.',
  noMask: 'Rien n’est marqué sur l’image. Vos crédits sont de retour : peignez la zone à traiter.',
  maskTooLarge:
    'La zone marquée est si grande qu’il reste trop peu d’image pour la remplir. Vos crédits sont de retour : marquez une zone plus petite.',
  noGarment:
    'Aucun vêtement n’a été trouvé sur l’image. Vos crédits sont de retour : peignez le vêtement ou prenez une image où on le voit bien.',
  noStyleWords:
    'Ces mots ne désignent aucun style connu ici. Vos crédits sont de retour : nommez-en un, comme « aquarelle » ou « pixel art », ou laissez le texte vide et choisissez un style.',
  noGarmentWords:
    'Ces mots ne désignent aucune couleur ni aucun motif connu ici. Vos crédits sont de retour : essayez « rouge », « rayures bleues » ou une photo du tissu.',
  pictureHasNoFace:
    'Aucun visage n’a été trouvé sur l’image. Aucun crédit n’a été pris : utilisez-en une où le visage se voit bien de face.',
  sourceHasNoFace:
    'Aucun visage n’a été trouvé sur la photo du nouveau visage. Aucun crédit n’a été pris : prenez-en une où le visage se voit bien de face.',
  sourceLooksAside:
    'Le nouveau visage est trop tourné : au-delà de 40°, trop de traits sont cachés. Aucun crédit n’a été pris : prenez une photo de face.',
  targetHasNoFace:
    'Aucun visage à remplacer n’a été trouvé. Aucun crédit n’a été pris : tracez un rectangle là où le nouveau doit aller, ou prenez une autre image.',
  targetHasTooFewFaces:
    'Il y a plus de nouveaux visages que de visages à remplacer. Aucun crédit n’a été pris : retirez-en un, ou tracez un rectangle là où il doit aller.',
  targetLooksAside:
    'Le visage à remplacer est trop tourné : au-delà de 40°, le résultat ne tiendrait pas. Aucun crédit n’a été pris : prenez une autre image ou un autre visage.',
  accountClosed: 'Ce compte a été fermé.',
  policySexual: 'C’est contraire à notre politique de contenu : pas de contenu sexuel. Aucun crédit n’a été pris.',
  policyMinors:
    'C’est contraire à notre politique de contenu : rien de sexuel ou de nuisible au sujet de mineurs. Aucun crédit n’a été pris.',
  policyUndressing: 'C’est contraire à notre politique de contenu : nous ne déshabillons jamais personne. Aucun crédit n’a été pris.',
  policyPolitics: 'C’est contraire à notre politique de contenu : pas de discours politique trompeur. Aucun crédit n’a été pris.',
  policyPrivatePerson:
    'C’est contraire à notre politique de contenu : pas de particuliers désignés par leur nom. Aucun crédit n’a été pris.',
  policyModeration: 'La modération du site a arrêté cette demande. Aucun crédit n’a été pris.',
  chatNothingFound:
    'Je n’ai rien trouvé à ce sujet dans nos pages. Je suis l’assistant d’aide de ce site, pas un modèle de langage : interrogez-moi sur les outils, les crédits, les prix ou votre compte, ou écrivez-nous sur /fr/contact-us.',
  chatReadMore: 'En savoir plus : {path}',
};

export default server;
