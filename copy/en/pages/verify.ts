import type { BaseTranslation } from '../../generated/types.ts';

const verify = {
  title: 'Verify a file: was it made here?',
  description:
    'Check an image, a video or an audio file: see whether it was made on Iridia and which Content Credentials it carries. Nothing is stored.',
  lead: 'Drop in a file. We read the label inside it, show you what it says, and don’t keep the file.',
  drop: {
    label: 'Choose a file',
    title: 'Drop a file, paste it, or choose one',
    hint: 'Image, GIF, video or audio, up to {0:string}',
    over: 'Drop the file here',
  },
  or: 'or',
  digest: {
    label: 'SHA-256 hash of the file',
    placeholder: '64 letters and digits',
    hint: 'Only these 64 characters are sent. The file stays with you. To read Content Credentials, we need the file itself.',
    fault: 'A SHA-256 hash has 64 characters: 0–9 and a–f.',
    check: 'Check',
  },
  inspecting: 'Checking the file…',
  failed: 'We couldn’t check the file.',
  unreached: 'We couldn’t reach the server. Please try again.',
  another: 'Check another file',
  made: {
    yes: 'Made here',
    yesBody: 'This exact file is in our records: {0:string}, {1:string}.',
    no: 'Not in our records',
    noBody: 'This exact file wasn’t made here, or it was changed afterward. A single changed byte is enough.',
  },
  credentials: {
    title: 'Content Credentials',
    none: 'This file has none. That says nothing about how it was made, since many programs remove them.',
    notAsked: 'They are stored in the file. Drop it above to read them.',
    fits: 'Valid: the file hasn’t been changed since it was signed.',
    broken: 'Not valid: the file or its credentials were changed after signing.',
    signer: 'Signed by',
    generator: 'Made with',
    actions: 'What was done',
    ingredients: 'Made from',
    unknown: 'not stated',
  },
  actions: {
    created: 'created',
    edited: 'edited',
    opened: 'opened',
    placed: 'placed in',
    converted: 'converted',
  },
  sources: {
    trainedAlgorithmicMedia: 'by a generative model',
    compositeWithTrainedAlgorithmicMedia: 'partly by a generative model',
    algorithmicMedia: 'by rules, without a trained model',
    digitalCapture: 'with a camera',
  },
  reportIt: 'Is something wrong with it? Report it',
} satisfies BaseTranslation;

export default verify;
