import type { BaseTranslation } from '../../generated/types.ts';

const launchpad = {
  title: 'Models for this site: add, follow, remove',
  description:
    'For the people who run this site: which models it can be given, what each one changes and needs, and how far a download is.',
  heading: 'Models',
  lead: 'This site works as it is: results are put together from drawings, photos and rules. A model makes them richer. Add one, and the next result uses it.',
  loading: 'Loading…',
  failed: 'We couldn’t load the models. Please try again.',
  locked: 'Open the console first. It asks for the code of your authentication app.',
  unlock: 'Open console',
  needs: '{0:string} on disk, {1:string} of memory',
  pace: 'A result takes about {0:number} second{{s}} on this machine',
  license: 'License: {0:string}',
  notCommercial: 'Not for commercial use.',
  terms: {
    openRail: 'It restricts some uses, which must reach everyone: the terms page lists them while the model is here.',
    credit: 'It asks for a credit, which the terms page gives while the model is here.',
  },
  misfits: {
    platform: 'It doesn’t run on this kind of machine.',
    memory: 'It needs {0:string} of memory together with the site; this machine has {1:string}.',
    disk: 'It needs {0:string} of free disk space; {1:string} are free.',
  },
  placed: 'In place: the next result uses it.',
  progress: '{0:string} of {1:string}',
  paused: 'Paused.',
  faults: {
    unreachable: 'The download server isn’t answering. What has arrived stays; resume later.',
    denied: 'The download server wants an access key that may read this model. Set HF_TOKEN and start the site again.',
    missing: 'The download server doesn’t have this model any longer.',
    changed: 'The download server sent something else than expected, so it was thrown away. Resume, or try another mirror.',
    unsafe: 'The download server listed files with unsafe names, so nothing was fetched.',
    disk: 'There isn’t enough free disk space. Free some, then resume.',
    busy: 'Another command is working on this model. Wait for it, then resume.',
    unexpected: 'Something went wrong. The site’s log has the details.',
  },
  add: 'Add',
  accept: '{0:string} comes under the license {1:string}. Do you accept it?',
  accepted: 'Accept and add',
  notNow: 'Not now',
  pause: 'Pause',
  resume: 'Resume',
  remove: 'Remove',
  sure: 'Remove {0:string} from this machine?',
  confirm: 'Remove',
  keep: 'Keep',
  tryIt: 'Try it',
  packs: {
    picture: {
      name: 'Images from words',
      change: 'Images and stickers are painted from your words, or from a photo and your words.',
    },
    'picture-fast': {
      name: 'Images from words, quicker',
      change: 'Images and stickers are painted from your words in one step: quicker, with less detail.',
    },
    voices: { name: 'Other voices', change: 'English, French, Spanish and Russian texts are read by other voices.' },
    'voices-zh': { name: 'Chinese and English voices', change: 'Chinese and English text is read by many more voices.' },
    clone: { name: 'Voice match', change: 'Text is read in a voice that comes nearer to the one in the sample.' },
    chat: { name: 'Chat', change: 'The assistant answers freely, in its own words, instead of from the help pages alone.' },
    translate: {
      name: 'Words in five languages',
      change: 'Words in Spanish, French, Russian and Chinese reach the image models as well as English ones.',
    },
    cutout: { name: 'Cut-outs', change: 'Hair, fur and bicycle spokes are cut out more finely.' },
    enlarge: { name: 'Enlarging', change: 'Enlarged photos show crisper detail.' },
    inpaint: { name: 'Removing marks', change: 'What stood behind a mark is filled in more naturally.' },
    depth: { name: 'Movement in photos', change: 'A photo moves in depth: what is near moves more than what is far.' },
    guard: {
      name: 'Moderation',
      change: 'What people write is also read by a model, which recognizes much more of what this site refuses.',
    },
  },
} satisfies BaseTranslation;

export default launchpad;
