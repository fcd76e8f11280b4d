import type { BaseTranslation } from '../../generated/types.ts';

const verify = {
  title: 'Verify a file',
  description: 'Drop any picture, video or sound: see whether it was made here and what Content Credentials it carries.',
  lead: 'We read the file, tell you what it says of itself, and forget it.',
  drop: {
    label: 'Choose a file',
    title: 'Drop a file, paste it, or choose',
    hint: 'Picture, GIF, video or sound, up to {0:string}',
    over: 'Let go to look into it',
  },
  or: 'or',
  digest: {
    label: 'SHA-256 of the file',
    placeholder: '64 letters and digits',
    hint: 'Only the digest is sent; the file stays with you. Content Credentials need the file itself.',
    fault: 'A SHA-256 has 64 characters: 0–9 and a–f.',
    check: 'Check',
  },
  inspecting: 'Looking into it…',
  failed: 'It could not be looked into.',
  unreached: 'The server could not be reached.',
  another: 'Check another one',
  made: {
    yes: 'Made here',
    yesBody: 'Our record knows this very file: {0:string}, {1:string}.',
    no: 'Not in our record',
    noBody: 'This exact file was not made here, or it was changed since: one changed byte makes another digest.',
  },
  credentials: {
    title: 'Content Credentials',
    none: 'The file carries none. That says nothing about how it was made: many programs remove them.',
    notAsked: 'They stand in the file: drop it above to read them.',
    fits: 'They fit the file: it has not been changed since they were signed.',
    broken: 'They do not fit the file: it was changed after they were signed, or they were.',
    signer: 'Signed by',
    generator: 'Made with',
    actions: 'What was done',
    ingredients: 'Made from',
    unknown: 'not told',
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
    compositeWithTrainedAlgorithmicMedia: 'a mixture with model-made parts',
    algorithmicMedia: 'by rules, without a trained model',
    digitalCapture: 'taken by a camera',
  },
  reportIt: 'Something wrong with it? Report it',
} satisfies BaseTranslation;

export default verify;
