import type { Messages } from '../types/server.ts';

const server: Messages = {
  success: 'C’est fait',
  invalidInput: 'Veuillez vérifier ce champ : {field}.',
  wrongCredentials: 'L’e-mail ou le mot de passe est incorrect.',
  emailInUse: 'Un compte existe déjà avec cet e-mail. Connectez-vous.',
  wrongCode: 'Le code de vérification est incorrect ou a expiré. Demandez-en un nouveau.',
  codeNeeded: 'Confirmez que c’est bien vous : saisissez le code que nous vous envoyons par e-mail.',
  tooManyAttempts: 'Trop de tentatives. Patientez un instant, puis réessayez.',
  refusedByPolicy: 'Nos règles de contenu ne l’autorisent pas : {rule}.',
  signInNeeded: 'Connectez-vous pour continuer.',
  sessionEnded: 'Votre session est terminée. Veuillez vous reconnecter.',
  notEnoughCredits: 'Vous n’avez pas assez de crédits.',
  alreadySubscribed: 'Vous avez déjà un abonnement.',
  alreadyClaimed: 'Vous avez déjà récupéré le bonus du jour. À demain.',
  oneRewardAMailbox: 'Un autre compte avec la même boîte mail reçoit déjà le bonus du jour.',
  shareMadeWith: 'Créé avec {product}',
  shareMakeOwn: 'Créez le vôtre',
  shareReport: 'Signaler',
  shareSynthetic: 'Ce contenu a été créé par un logiciel, et son fichier l’indique.',
  shareDraft: 'Créé avec Draft, à partir de dessins, de photos et de règles. Ce n’est pas de l’IA générative.',
  notFound: 'Nous n’avons rien trouvé.',
  keyReused: 'Cette demande a déjà été envoyée avec un autre contenu. Veuillez recommencer.',
  noEngine: 'Cet outil n’est pas disponible pour le moment. Aucun crédit n’a été utilisé.',
  engineFailed: 'La création n’a pas abouti. Vos crédits vous ont été rendus.',
  unavailable: 'Le service est momentanément indisponible. Veuillez réessayer.',
  crossSite: 'Les demandes provenant d’un autre site ne sont pas acceptées.',
  methodNotAllowed: 'Cette adresse n’accepte pas ce type de demande.',
  tooLarge: 'C’est trop volumineux.',
  wrongType: 'Ce type de contenu n’est pas accepté ici.',
  googleOff: 'La connexion avec Google n’est pas proposée sur ce site.',
  googleRefused: 'Google n’a pas confirmé votre identité. Veuillez réessayer.',
  googleUnproven:
    'Cette adresse n’est pas gérée par Google, qui ne peut donc pas confirmer qu’elle est à vous. Connectez-vous avec votre mot de passe ou créez un compte avec le code reçu par e-mail.',
  passwordNeeded: 'Veuillez saisir votre mot de passe actuel.',
  passwordWrong: 'Ce mot de passe est incorrect.',
  passwordTooCommon: 'Ce mot de passe figure dans des listes de mots de passe volés. Choisissez-en un autre.',
  uploadEmpty: 'Ce fichier est vide. Veuillez en choisir un autre.',
  uploadMissing: 'Nous n’avons reçu aucun fichier. Choisissez-en un et réessayez.',
  uploadBroken: 'L’envoi du fichier s’est interrompu en route. Veuillez réessayer.',
  uploadNotTaken:
    'Nous ne pouvons pas ouvrir ce type de fichier. Utilisez une image JPEG, PNG, WebP, AVIF, HEIC, TIFF ou GIF, une vidéo MP4, WebM, MOV, AVI ou MKV, ou un fichier audio MP3, WAV, OGG, AAC, FLAC ou M4A.',
  uploadNotTakenImage: 'Ce fichier ne s’ouvre pas comme une image. Utilisez une image JPEG, PNG, WebP, AVIF, HEIC, TIFF ou GIF.',
  uploadNotTakenVideo: 'Ce fichier ne s’ouvre pas comme une vidéo. Utilisez une vidéo MP4, WebM, MOV, AVI ou MKV.',
  uploadNotTakenAudio: 'Ce fichier ne s’ouvre pas comme un fichier audio. Utilisez un MP3, WAV, OGG, AAC, FLAC ou M4A.',
  uploadTooLargeImage: 'Ce fichier est trop lourd. Une image ou un GIF peut peser jusqu’à {limit}.',
  uploadTooLargeAudio: 'Ce fichier est trop lourd. Un fichier audio peut peser jusqu’à {limit}.',
  uploadTooLargeVideo: 'Ce fichier est trop lourd. Une vidéo peut peser jusqu’à {limit}.',
  uploadTooManyPixels: 'Cette image a trop de pixels. La limite est de {megapixels} mégapixels : réduisez-la et réessayez.',
  uploadTooLong:
    'C’est trop long. Une vidéo peut durer {seconds} secondes et un fichier audio {minutes} minutes au plus : raccourcissez le fichier et réessayez.',
  uploadUnreadable: 'Ce fichier est abîmé ou ne correspond pas à son extension. Enregistrez-le à nouveau ou choisissez-en un autre.',
  uploadTooHeavy: 'Ce fichier est trop complexe à ouvrir. Enregistrez-le dans un format plus simple et réessayez.',
  uploadGone: 'Nous n’avons plus ce fichier. Veuillez le choisir à nouveau.',
  inputGone: 'Nous n’avons plus l’un de vos fichiers. Vos crédits vous ont été rendus : choisissez-le à nouveau.',
  uploadQuota: 'Vous avez atteint la limite de {gigabytes} Go de fichiers par jour. Réessayez demain.',
  storageFull: 'Nous n’avons plus de place pour vos fichiers en ce moment. Rien n’est perdu : réessayez plus tard.',
  uploadNoPicture: 'Cette vidéo ne contient pas d’image. Veuillez en choisir une autre.',
  uploadNoSound: 'Ce fichier ne contient pas de son. Veuillez en choisir un autre.',
  wrongFileKind: 'Le fichier pour « {field} » n’est pas du bon type pour cet outil. Veuillez en choisir un autre.',
  engineRefused:
    'Nous n’avons rien pu créer avec ces éléments. Vos crédits vous ont été rendus : essayez une autre photo ou une autre description.',
  engineTimeout: 'La création prenait trop de temps, nous l’avons arrêtée. Vos crédits vous ont été rendus : veuillez réessayer.',
  noFace:
    'Nous n’avons trouvé aucun visage sur la photo. Vos crédits vous ont été rendus : choisissez-en une où le visage est bien de face.',
  noFaceInSource:
    'Nous n’avons trouvé aucun visage sur la photo qui doit fournir le nouveau. Vos crédits vous ont été rendus : choisissez-en une où il est bien de face.',
  noFaceInTarget:
    'Nous n’avons trouvé aucun visage à remplacer. Vos crédits vous ont été rendus : tracez un cadre à l’endroit du visage, ou prenez un autre fichier.',
  tooFewFaces:
    'Il y a plus de nouveaux visages que de visages à remplacer. Vos crédits vous ont été rendus : retirez-en un, ou tracez un cadre autour d’un visage à remplacer.',
  sourceFaceTurned:
    'Le nouveau visage est trop tourné : au-delà de 40°, on en voit trop peu. Vos crédits vous ont été rendus : choisissez une photo de face.',
  targetFaceTurned:
    'Le visage à remplacer est trop tourné : au-delà de 40°, le résultat ne serait pas crédible. Vos crédits vous ont été rendus : choisissez une autre photo ou un autre visage.',
  twoPeopleNeeded:
    'Il faut deux personnes : deux portraits, ou une photo où on les voit bien toutes les deux. Vos crédits vous ont été rendus.',
  imageLargeAlready:
    'Cette image est déjà presque aussi grande qu’un résultat peut l’être : elle ne grandirait presque pas. Vos crédits vous ont été rendus : recadrez-la d’abord, ou choisissez-en une plus petite.',
  noSubject:
    'Rien ne ressort sur la photo. Vos crédits vous ont été rendus : passez le pinceau sur ce qu’il faut garder, ou choisissez une autre photo.',
  nothingToSay: 'Rien dans ce texte ne peut se lire dans la langue choisie. Vos crédits vous ont été rendus : écrivez quelques mots.',
  noVoice:
    'On n’entend presque pas de voix dans l’échantillon. Vos crédits vous ont été rendus : donnez quelques secondes de parole bien audible, sans musique.',
  shortVoice:
    'L’échantillon de voix contient moins de 3 secondes de parole. Vos crédits vous ont été rendus : enregistrez un peu plus, l’idéal étant une dizaine de secondes.',
  noPerson: 'Nous n’avons trouvé personne dans la vidéo. Vos crédits vous ont été rendus : choisissez plutôt la couleur à supprimer.',
  noMask: 'Rien n’est sélectionné sur la photo. Vos crédits vous ont été rendus : passez le pinceau sur la partie à modifier.',
  maskTooLarge:
    'La sélection est si grande qu’il reste trop peu d’image pour la combler. Vos crédits vous ont été rendus : sélectionnez une zone plus petite.',
  noGarment:
    'Nous n’avons trouvé aucun vêtement sur la photo. Vos crédits vous ont été rendus : passez le pinceau sur le vêtement, ou choisissez une photo où on le voit bien.',
  noStyleWords:
    'Nous ne reconnaissons ni style, ni lumière, ni météo dans votre description. Vos crédits vous ont été rendus : essayez « aquarelle », « de nuit » ou « sous la neige », ou laissez la description vide et choisissez un style.',
  noStyleChosen:
    'Il n’y a encore rien à changer. Vos crédits vous ont été rendus : choisissez un style, ou décrivez une lumière ou une météo, comme « coucher de soleil » ou « neige ».',
  noGarmentWords:
    'Nous ne reconnaissons ni couleur ni motif dans votre description. Vos crédits vous ont été rendus : essayez « rouge », « rayures bleues » ou une photo du tissu.',
  pictureHasNoFace:
    'Nous n’avons trouvé aucun visage sur la photo. Aucun crédit n’a été utilisé : choisissez-en une où le visage est bien de face.',
  sourceHasNoFace:
    'Nous n’avons trouvé aucun visage sur la photo qui doit fournir le nouveau. Aucun crédit n’a été utilisé : choisissez-en une où il est bien de face.',
  sourceLooksAside:
    'Le nouveau visage est trop tourné : au-delà de 40°, on en voit trop peu. Aucun crédit n’a été utilisé : choisissez une photo de face.',
  targetHasNoFace:
    'Nous n’avons trouvé aucun visage à remplacer. Aucun crédit n’a été utilisé : tracez un cadre à l’endroit du visage, ou prenez un autre fichier.',
  targetHasTooFewFaces:
    'Il y a plus de nouveaux visages que de visages à remplacer. Aucun crédit n’a été utilisé : retirez-en un, ou tracez un cadre autour d’un visage à remplacer.',
  targetLooksAside:
    'Le visage à remplacer est trop tourné : au-delà de 40°, le résultat ne serait pas crédible. Aucun crédit n’a été utilisé : choisissez une autre photo ou un autre visage.',
  accountClosed: 'Ce compte a été fermé.',
  policySexual: 'Nos règles de contenu interdisent tout contenu sexuel. Aucun crédit n’a été utilisé.',
  policyMinors: 'Nos règles de contenu interdisent tout ce qui sexualise des mineurs ou leur nuit. Aucun crédit n’a été utilisé.',
  policyUndressing: 'Nos règles de contenu interdisent de déshabiller qui que ce soit. Aucun crédit n’a été utilisé.',
  policyPolitics: 'Nos règles de contenu interdisent les discours politiques trompeurs. Aucun crédit n’a été utilisé.',
  policyPrivatePerson: 'Nos règles de contenu interdisent de nommer des particuliers. Aucun crédit n’a été utilisé.',
  policyModeration: 'Notre modération a bloqué cette demande. Aucun crédit n’a été utilisé.',
  pushReady: '{tool} : c’est prêt',
  pushReadyBody: 'Retrouvez le résultat dans Mes créations.',
  pushFailed: '{tool} : la création a échoué',
  pushFailedBody: 'Vos crédits vous ont été rendus. Vous pouvez réessayer depuis Mes créations.',
  chatNothingFound:
    'Je n’ai rien trouvé à ce sujet dans nos pages. Je suis l’assistant d’aide de ce site, pas un modèle de langage : interrogez-moi sur les outils, les crédits, les prix ou votre compte, ou écrivez-nous sur /fr/contact-us.',
  chatReadMore: 'En savoir plus : {path}',
};

export default server;
