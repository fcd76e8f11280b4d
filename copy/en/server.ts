/** What the server says, by key. Codes of the contract have a sentence of their own name. */
const server = {
  success: 'Done',
  invalidInput: 'Please check this field: {field}.',
  wrongCredentials: 'The email or password is wrong.',
  emailInUse: 'There is already an account with this email. Log in instead.',
  wrongCode: 'The verification code is wrong or has expired. Ask for a new one.',
  codeNeeded: 'Please confirm that it’s you: enter the code we send to your email.',
  tooManyAttempts: 'Too many attempts. Please wait a moment and try again.',
  refusedByPolicy: 'This is against our content policy: {rule}.',
  signInNeeded: 'Please log in to continue.',
  sessionEnded: 'You have been logged out. Please log in again.',
  notEnoughCredits: 'You don’t have enough credits for this.',
  alreadySubscribed: 'You already have a plan.',
  alreadyClaimed: 'You’ve already claimed today’s reward. Come back tomorrow.',
  oneRewardAMailbox: 'Another account with the same mailbox already gets the daily reward.',
  shareMadeWith: 'Made with {product}',
  shareMakeOwn: 'Make your own',
  shareReport: 'Report',
  shareSynthetic: 'This was made by software, and the file says so.',
  shareDraft: 'Made with Draft, from drawings, photos and rules. It isn’t generative AI.',
  notFound: 'We couldn’t find that.',
  keyReused: 'This request was already sent with different details. Please start again.',
  noEngine: 'This tool isn’t available right now. No credits were used.',
  engineFailed: 'Something went wrong while making this. You got your credits back.',
  unavailable: 'This isn’t working right now. Please try again.',
  crossSite: 'We don’t accept requests from other sites.',
  methodNotAllowed: 'This address doesn’t accept that kind of request.',
  tooLarge: 'That’s too large.',
  wrongType: 'We can’t read this format here.',
  googleOff: 'Google login isn’t available on this site.',
  googleRefused: 'Google didn’t confirm that it’s you. Please try again.',
  googleUnproven:
    'Google doesn’t host this email address, so it can’t confirm that it’s yours. Please log in with your password, or sign up with the code we email you.',
  passwordNeeded: 'Please enter your current password.',
  passwordWrong: 'This password is wrong.',
  passwordTooCommon: 'This password is on a list of stolen passwords. Please choose another one.',
  uploadEmpty: 'This file is empty. Please choose another one.',
  uploadMissing: 'We didn’t receive a file. Please choose one and try again.',
  uploadBroken: 'The upload stopped before the file was complete. Please try again.',
  uploadNotTaken:
    'We can’t open this kind of file. Use a JPEG, PNG, WebP, AVIF, HEIC, TIFF or GIF image, an MP4, WebM, MOV, AVI or MKV video, or MP3, WAV, OGG, AAC, FLAC or M4A audio.',
  uploadNotTakenImage: 'We can’t open this file as an image. Use a JPEG, PNG, WebP, AVIF, HEIC, TIFF or GIF.',
  uploadNotTakenVideo: 'We can’t open this file as a video. Use an MP4, WebM, MOV, AVI or MKV.',
  uploadNotTakenAudio: 'We can’t open this file as audio. Use an MP3, WAV, OGG, AAC, FLAC or M4A.',
  uploadTooLargeImage: 'This file is too large. Images and GIFs can be up to {limit}.',
  uploadTooLargeAudio: 'This file is too large. Audio can be up to {limit}.',
  uploadTooLargeVideo: 'This file is too large. Videos can be up to {limit}.',
  uploadTooManyPixels: 'This image has too many pixels. The limit is {megapixels} megapixels. Please make it smaller and try again.',
  uploadTooLong:
    'This is too long. Videos can be up to {seconds} seconds long, and audio up to {minutes} minutes. Please trim it and try again.',
  uploadUnreadable: 'This file is damaged or doesn’t match its file type. Please save it again or choose another one.',
  uploadTooHeavy: 'This file is too complex to open. Please save it in a simpler format and try again.',
  uploadGone: 'We no longer have this file. Please choose it again.',
  inputGone: 'We no longer have one of your files. You got your credits back. Please choose it again.',
  uploadQuota: 'You’ve reached the daily upload limit of {gigabytes} GB. Please try again tomorrow.',
  storageFull: 'We’re out of space for files right now. Nothing was lost. Please try again later.',
  uploadNoPicture: 'This file has no video in it. Please choose another one.',
  uploadNoSound: 'This file has no sound in it. Please choose another one.',
  wrongFileKind: 'The file for “{field}” isn’t the kind this tool needs. Please choose another one.',
  engineRefused: 'We couldn’t make anything from this. You got your credits back. Please try another photo or different words.',
  engineTimeout: 'This took too long, so we stopped it. You got your credits back. Please try again.',
  noFace: 'We couldn’t find a face in the photo. You got your credits back. Please use one that shows the face clearly from the front.',
  noFaceInSource:
    'We couldn’t find a face in the photo of the new face. You got your credits back. Please use one that shows the face clearly from the front.',
  noFaceInTarget:
    'We couldn’t find a face to replace. You got your credits back. Draw a box where the new face should go, or use another file.',
  tooFewFaces: 'There are more new faces than faces to replace. You got your credits back. Remove one, or draw a box where it should go.',
  sourceFaceTurned:
    'The new face is turned too far to the side. Past 40°, too much of it is hidden. You got your credits back. Please use a photo taken from the front.',
  targetFaceTurned:
    'The face to replace is turned too far to the side. Past 40°, the result wouldn’t look right. You got your credits back. Please choose another photo or another face.',
  twoPeopleNeeded: 'This needs two people: two portraits, or one photo that shows both of them clearly. You got your credits back.',
  imageLargeAlready:
    'This image is already about as large as a result can be, so it would hardly grow. You got your credits back. Crop it first, or choose a smaller one.',
  noSubject: 'Nothing stood out in the photo. You got your credits back. Brush over what you want to keep, or use another photo.',
  nothingToSay: 'Nothing in this text can be read aloud in the language you chose. You got your credits back. Please write a few words.',
  noVoice: 'We could hardly hear a voice in the sample. You got your credits back. Please use a few seconds of clear speech without music.',
  shortVoice:
    'The voice sample holds less than 3 seconds of speech. You got your credits back. Please record a little more; ten seconds are best.',
  noPerson: 'We couldn’t find a person in the video. You got your credits back. Please choose the background color to remove instead.',
  noMask: 'Nothing was marked in the photo. You got your credits back. Please brush over the part you want to change.',
  maskTooLarge:
    'The area you marked is so large that there isn’t enough left to fill it from. You got your credits back. Please mark a smaller one.',
  noGarment:
    'We couldn’t find any clothes in the photo. You got your credits back. Please brush over the piece of clothing, or use a photo that shows it clearly.',
  noStyleWords:
    'We don’t recognize a style, light or weather in your words. You got your credits back. Try “watercolor”, “at night” or “in the snow”, or leave the description empty and choose a style.',
  noStyleChosen:
    'There’s nothing to change yet. You got your credits back. Choose a style, or write a light or weather such as “sunset” or “snow”.',
  noGarmentWords:
    'We don’t recognize a color or pattern in your words. You got your credits back. Try “red”, “blue stripes” or a photo of the fabric.',
  pictureHasNoFace:
    'We couldn’t find a face in the photo. No credits were used. Please use one that shows the face clearly from the front.',
  sourceHasNoFace:
    'We couldn’t find a face in the photo of the new face. No credits were used. Please use one that shows the face clearly from the front.',
  sourceLooksAside:
    'The new face is turned too far to the side. Past 40°, too much of it is hidden. No credits were used. Please use a photo taken from the front.',
  targetHasNoFace:
    'We couldn’t find a face to replace. No credits were used. Draw a box where the new face should go, or use another file.',
  targetHasTooFewFaces:
    'There are more new faces than faces to replace. No credits were used. Remove one, or draw a box where it should go.',
  targetLooksAside:
    'The face to replace is turned too far to the side. Past 40°, the result wouldn’t look right. No credits were used. Please choose another photo or another face.',
  accountClosed: 'This account has been closed.',
  policySexual: 'Our content policy doesn’t allow sexual content. No credits were used.',
  policyMinors: 'Our content policy doesn’t allow anything that sexualizes or harms minors. No credits were used.',
  policyUndressing: 'Our content policy doesn’t allow undressing anyone. No credits were used.',
  policyPolitics: 'Our content policy doesn’t allow deceptive political speech. No credits were used.',
  policyPrivatePerson: 'Our content policy doesn’t allow naming private individuals. No credits were used.',
  policyModeration: 'Our moderation blocked this. No credits were used.',
  pushReady: '{tool}: your result is ready',
  pushReadyBody: 'Open My creations to see it.',
  pushFailed: '{tool}: it didn’t work this time',
  pushFailedBody: 'You got your credits back. Open My creations to try again.',
  chatNothingFound:
    'I couldn’t find that on our pages. I’m this site’s help assistant, not a language model. Ask me about tools, credits, prices or your account, or write to us at /contact-us.',
  chatReadMore: 'Read more: {path}',
} as const;

export default server;
