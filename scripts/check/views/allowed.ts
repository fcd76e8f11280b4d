import type { Allowed } from './check.ts';

const fields = 'src/features/making/fields';

/** The hooks that views may use all the same: what the page's elements need, a gesture in hand, and code that loads on a click. */
export const allowed: readonly Allowed[] = [
  { file: 'src/features/account/google-button.tsx', hook: 'useEffect', why: "Google's script mounts its own button into an element" },
  {
    file: 'src/features/account/other-services.tsx',
    hook: 'useEffect',
    why: 'hears what a provider sent back with the address of the page',
  },
  { file: 'src/features/creations/undo.tsx', hook: 'useLayoutEffect', why: 'moves the focus of an element that is gone' },
  {
    file: 'src/features/money/invite-dialog.tsx',
    hook: 'useEffect',
    why: 'selects the text of a field when the chart says that copying failed',
  },
  { file: 'src/features/money/payment-dialog.tsx', hook: 'useEffect', why: 'hears the messages of the frame on screen' },
  {
    file: 'src/features/making/result/result-panel.tsx',
    hook: 'useEffect',
    why: 'loads the code that shows a job, once the page has started',
  },
  { file: 'src/features/making/under-image.tsx', hook: 'useEffect', why: 'loads the actions for an image, once the page has started' },
  { file: 'src/features/making/example.tsx', hook: 'useEffect', why: 'loads the code that plays an example, once the page has started' },
  {
    file: 'src/features/making/fields/samples-later.tsx',
    hook: 'useEffect',
    why: 'loads the code of the samples, once the page has started',
  },
  { file: 'src/features/making/fields/sample-row.tsx', hook: 'useEffect', why: 'gives the form the sample that its chart wants' },
  { file: 'src/features/making/result/beginning.tsx', hook: 'useEffect', why: 'stops a sound whose button is gone' },
  { file: 'src/features/making/result/working.tsx', hook: 'useEffect', why: 'loads the code that plays what the job makes' },
  { file: 'src/features/making/generation/use-generation.ts', hook: 'useEffect', why: 'subscribes a view to a fact of a chart' },
  { file: 'src/features/making/result/removed.tsx', hook: 'useLayoutEffect', why: 'moves the focus of an element that is gone' },
  { file: `${fields}/consent-step.tsx`, hook: 'useLayoutEffect', why: 'moves the focus of an element that is gone' },
  { file: `${fields}/crop-frame.tsx`, hook: 'useEffect', why: 'moves the focus into the frame, and back when the frame is gone' },
  { file: `${fields}/marked-frame.tsx`, hook: 'useState', why: 'the measured size of an element' },
  { file: `${fields}/use-brush.ts`, hook: 'useEffect', why: 'draws on a canvas what the chart says' },
];
