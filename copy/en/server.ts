/** What the server says, by key. Codes of the contract have a sentence of their own name. */
const server = {
  success: 'Operation succeeded',
  invalidInput: 'Please check this field: {field}.',
  wrongCredentials: 'The e-mail or the password is wrong.',
  emailInUse: 'This e-mail already has an account. Log in instead.',
  wrongCode: 'The verification code is wrong or has expired. Ask for a new one.',
  codeNeeded: 'Please confirm it is you: enter the code we send to your e-mail.',
  tooManyAttempts: 'Too many attempts. Please wait a moment and try again.',
  refusedByPolicy: 'This is against our content policy: {rule}.',
  signInNeeded: 'Please log in to continue.',
  sessionEnded: 'Your session has ended. Please log in again.',
  notEnoughCredits: 'You do not have enough credits for this.',
  alreadySubscribed: 'You already have a subscription.',
  alreadyClaimed: 'You have already claimed today’s reward. Come back tomorrow!',
  oneRewardAMailbox: 'Another account of your mailbox receives the daily reward.',
  shareMadeWith: 'Made with {product}',
  shareMakeOwn: 'Make your own',
  shareReport: 'Report',
  shareSynthetic: 'A result made by software, and marked so in its file.',
  shareDraft: 'Draft engine: composed by rules, not by generative AI.',
  notFound: 'We could not find that.',
  keyReused: 'This request repeats an earlier one under the same key, but asks for something else. Please start it again.',
  noEngine: 'This tool is not available on this site right now. No credits were taken.',
  engineFailed: 'Something went wrong while making this. Your credits have been returned.',
  unavailable: 'The service is not available for a moment. Please try again.',
  crossSite: 'This request came from another site and was refused.',
  methodNotAllowed: 'This address does not take that kind of request.',
  tooLarge: 'That is too large.',
  wrongType: 'This kind of content is not accepted here.',
  googleOff: 'Signing in with Google is not switched on here.',
  googleRefused: 'Google did not confirm this sign-in. Please try again.',
  googleUnproven: 'Google does not run this mailbox, so it cannot vouch for it. Please log in with a password or with a code.',
  passwordNeeded: 'Please enter your present password.',
  passwordWrong: 'This password is wrong.',
  passwordTooCommon: 'This password is on lists of stolen passwords. Please choose another.',
  uploadEmpty: 'This file is empty. Please choose another one.',
  uploadMissing: 'No file came with the request. Please choose one and try again.',
  uploadBroken: 'The upload broke off before the file was complete. Please try again.',
  uploadNotTaken:
    'We cannot work with this kind of file. Use JPEG, PNG, WebP, AVIF or GIF pictures, MP4, WebM, MOV, AVI or MKV video, or MP3, WAV, OGG, AAC, FLAC or M4A sound.',
  uploadTooLargeImage: 'This file is too large. Pictures and GIFs can be up to {megabytes} MB.',
  uploadTooLargeAudio: 'This file is too large. Sound can be up to {megabytes} MB.',
  uploadTooLargeVideo: 'This file is too large. Video can be up to {megabytes} MB.',
  uploadTooManyPixels: 'This picture has too many pixels. Up to {megapixels} megapixels are fine: please make it smaller and try again.',
  uploadTooLong: 'This is too long. Video can last up to {seconds} seconds, sound up to {minutes} minutes: please cut it and try again.',
  uploadUnreadable: 'This file is damaged or is not what its name says. Please save it again, or choose another one.',
  uploadTooHeavy: 'This file takes too much work to open. Please save it in a simpler form and try again.',
  uploadQuota: 'The limit of {gigabytes} GB of files per day has been reached. Please try again tomorrow.',
  storageFull: 'There is no room for files on this site right now. Nothing was lost: please try again later.',
  uploadNoPicture: 'There is no picture in this video. Please choose another one.',
  uploadNoSound: 'There is no sound in this file. Please choose another one.',
  wrongFileKind: 'The file for “{field}” is of another kind than this tool needs. Please choose another one.',
  engineRefused: 'This could not be made from what was given. Your credits have been returned: please try another picture or other words.',
  engineTimeout: 'This took too long and was stopped. Your credits have been returned: please try again.',
  noFace:
    'No face was found in the picture. Your credits have been returned: please use one in which the face is seen clearly from the front.',
  noFaceInSource:
    'No face was found in the picture of the new face. Your credits have been returned: please use one in which the face is seen clearly from the front.',
  noFaceInTarget:
    'No face was found in what should get the new face. Your credits have been returned: draw a rectangle where it should go, or use another picture.',
  tooFewFaces:
    'There are more new faces than faces to replace. Your credits have been returned: please take one away, or draw a rectangle where it should go.',
  sourceFaceTurned:
    'The new face looks too far aside: more than 40° hides too much of it. Your credits have been returned: please use a picture from the front.',
  targetFaceTurned:
    'The face to replace looks too far aside: beyond 40° the result would not hold. Your credits have been returned: please use another picture or another face.',
  twoPeopleNeeded: 'Two people are needed: two portraits, or one picture in which both are seen apart. Your credits have been returned.',
  noSubject: 'No subject stood out in the picture. Your credits have been returned: paint what to keep, or use another picture.',
  nothingToSay:
    'There is nothing in this text that can be spoken in the chosen language. Your credits have been returned: please write a few words.',
  noVoice:
    'Hardly any voice was heard in the sample. Your credits have been returned: please use a few seconds of clear speech without music.',
  noPerson: 'No person was found in the clip. Your credits have been returned: please choose the colour of the background instead.',
  noMask: 'Nothing was marked in the picture. Your credits have been returned: please paint over what should be worked on.',
  maskTooLarge:
    'So much of the picture is marked that too little is left to fill it from. Your credits have been returned: please mark a smaller part.',
  noGarment:
    'No garment was found in the picture. Your credits have been returned: please paint over the garment, or use a picture that shows it clearly.',
  noStyleWords:
    'These words name no style that is known here. Your credits have been returned: name one such as “watercolor” or “pixel art”, or leave the words out and choose a style.',
  noGarmentWords:
    'These words name no colour or pattern that is known here. Your credits have been returned: try “red”, “blue stripes” or a picture of the fabric.',
  pictureHasNoFace:
    'No face was found in the picture. No credits were taken: please use one in which the face is seen clearly from the front.',
  sourceHasNoFace:
    'No face was found in the picture of the new face. No credits were taken: please use one in which the face is seen clearly from the front.',
  sourceLooksAside:
    'The new face looks too far aside: more than 40° hides too much of it. No credits were taken: please use a picture from the front.',
  targetHasNoFace:
    'No face was found in what should get the new face. No credits were taken: draw a rectangle where it should go, or use another picture.',
  targetHasTooFewFaces:
    'There are more new faces than faces to replace. No credits were taken: please take one away, or draw a rectangle where it should go.',
  targetLooksAside:
    'The face to replace looks too far aside: beyond 40° the result would not hold. No credits were taken: please use another picture or another face.',
  accountClosed: 'This account was closed.',
  policySexual: 'This is against our content policy: no sexual content. No credits were taken.',
  policyMinors: 'This is against our content policy: nothing sexual or harmful about minors. No credits were taken.',
  policyUndressing: 'This is against our content policy: we never undress anybody. No credits were taken.',
  policyPolitics: 'This is against our content policy: no deceptive political speech. No credits were taken.',
  policyPrivatePerson: 'This is against our content policy: no private persons by name. No credits were taken.',
  policyModeration: 'This was stopped by the site’s moderation. No credits were taken.',
  chatNothingFound:
    'I did not find that on our pages. I am the help assistant of this site, not a language model: ask me about tools, credits, prices or your account, or write to us at /contact-us.',
  chatReadMore: 'Read more: {path}',
} as const;

export default server;
