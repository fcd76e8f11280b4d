import type { BaseTranslation } from '../../generated/types.ts';

const operatorSettings = {
  title: 'Settings: what changes without a restart',
  description: 'For the people who run this site: free credits, who runs it, and which tools and AI models are on, without a restart.',
  heading: 'Settings',
  lead: 'A change takes effect within seconds, without a restart, and the last one can be undone.',
  show: 'Show',
  kinds: { general: 'General', costs: 'Credits', offers: 'Prices', limits: 'Limits', engines: 'AI models', tools: 'Tools' },
  empty: 'Nothing to set here.',
  names: {
    dailyCredits: 'Free credits a day',
    allowancesPerAddress: 'Visitors from one address who get them each day',
    operatorName: 'Who runs this site',
    operatorAddress: 'Postal address',
    operatorLaw: 'Law and courts that apply',
  },
  costs: {
    image: 'An image',
    gif: 'A GIF',
    video: 'A video by an AI model',
    audio: 'A piece of audio',
    text: 'An answer in the chat, by a hosted model',
    composedVideo: 'A video without an AI model',
  },
  offer: '{0:string} (next to {1:string}) · {2:string}',
  terms: { price: 'Price', crossedOut: 'Crossed-out price next to it', credits: 'Credits; for a plan, each month' },
  limits: {
    uploadMegabytesByVisitor: 'Megabytes a visitor may upload in a day',
    uploadMegabytesByUser: 'Megabytes a user may upload in a day',
    uploadMegabytesByAddress: 'Megabytes that may come from one network address in a day',
    generationByAddress: 'Creations from one network address in ten minutes',
    chatByAccount: 'Chat messages from one account in ten minutes',
    codeByAddress: 'Codes emailed for one network address in an hour',
    contactByAccount: 'Letters from one account through the contact page in an hour',
  },
  on: 'On',
  off: 'Off',
  none: 'Not stated',
  configured: 'As configured',
  instead: 'Configured: {0:string}',
  value: 'New value',
  acts: {
    change: { label: 'Change', body: 'Everyone gets the new value within seconds.' },
    offer: { body: 'New buyers pay this. Running plans keep the price they started with.' },
    turnOn: { label: 'Turn on', body: 'New creations are accepted again.' },
    turnOff: { label: 'Turn off', body: 'Nothing new is accepted. What’s being made now is still finished.' },
    undo: { label: 'Undo', body: 'Everything is as it was before the last change.' },
  },
  changes: 'Last changes',
  columns: { id: 'Setting', value: 'Now', configured: 'Configured', changed: 'Last changed' },
} satisfies BaseTranslation;

export default operatorSettings;
