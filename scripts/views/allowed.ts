import type { Allowed } from './check.ts';

const fields = 'src/features/making/fields';

/** The hooks that views may use all the same: what the page's elements need, a gesture in hand, and code that loads on a press. */
export const allowed: readonly Allowed[] = [
  { file: 'src/features/account/google-button.tsx', hook: 'useEffect', why: "Google's script mounts its own button into an element" },
  { file: 'src/features/creations/options-button.tsx', hook: 'useState', why: 'the press loads the code of a menu, which opens by itself' },
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
  {
    file: 'src/features/making/result/result-media.tsx',
    hook: 'useState',
    why: 'the zoom of a picture, which changes nothing but its size',
  },
  { file: `${fields}/crop-button.tsx`, hook: 'useState', why: 'the press loads the code of the frame' },
  {
    file: `${fields}/crop.tsx`,
    hook: 'useEffect',
    why: 'goes on with the press that loaded this code; moves the focus of a frame that is gone',
  },
  { file: `${fields}/crop.tsx`, hook: 'useRef', why: 'whether the frame had the focus' },
  { file: `${fields}/crop-frame.tsx`, hook: 'useEffect', why: 'moves the focus into the frame' },
  { file: `${fields}/crop-frame.tsx`, hook: 'useState', why: 'the shape of a frame in hand; the chart gets its area when it is applied' },
  { file: `${fields}/marked-frame.tsx`, hook: 'useState', why: 'the measured size of an element' },
  { file: `${fields}/use-box-gestures.ts`, hook: 'useState', why: 'a box in hand; the chart gets it when it is put down' },
  { file: `${fields}/use-brush.ts`, hook: 'useEffect', why: 'draws on a canvas what the chart says' },
  {
    file: `${fields}/use-face-rows.ts`,
    hook: 'useState',
    why: 'a face in hand, and empty rows; the chart gets a face when it is put down',
  },
];
