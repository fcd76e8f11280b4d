/** The rows of the wiring table whose sender hands something to another form: they come with its actor. */
import type { HandOverEmitted } from '../handOver/handOver.types.ts';
import { relay, type RelayRow } from './app.row.ts';

type Handed = Extract<HandOverEmitted, { type: 'result.handed' }>;
const theOtherTool = ({ tool }: Handed) => ({ tool });
type Idea = Extract<HandOverEmitted, { type: 'idea.handed' }>;
const thatForm = ({ tool }: Idea) => ({ tool });
const isSent = (idea: Idea): boolean => idea.isSent === true;
const isUnsent = (idea: Idea): boolean => !isSent(idea);
const theIdea = ({ values }: Idea) => ({ values, files: {} });
const hasTab = ({ values }: Handed): boolean => Object.keys(values).length > 0;
/** The values that open the tab which takes the handed result. */
const tabValues = ({ values }: Handed) => ({ values, files: {} });
const theHandedFile = ({ slot, kind, file }: Handed) => ({ slot, kind, file });
const theHref = ({ href }: { href: string }) => ({ href });

/** Delivered in this order. */
export const handOverRows: readonly RelayRow[] = [
  relay({
    from: 'handOver',
    fact: 'result.handed',
    when: hasTab,
    to: 'form',
    event: 'form.filled',
    with: tabValues,
    at: theOtherTool,
    load: true,
  }),
  relay({
    from: 'handOver',
    fact: 'result.handed',
    to: 'form',
    event: 'file.given',
    with: theHandedFile,
    at: theOtherTool,
    load: true,
  }),
  relay({ from: 'handOver', fact: 'result.handed', to: 'navigation', event: 'navigation.requested', with: theHref }),
  // The home page's button shows the price, and clicking it pays.
  relay({ from: 'handOver', fact: 'idea.handed', to: 'form', event: 'form.filled', with: theIdea, at: thatForm, load: true }),
  relay({ from: 'handOver', fact: 'idea.handed', when: isSent, to: 'generation', event: 'submit.sent', at: thatForm, load: true }),
  relay({ from: 'handOver', fact: 'idea.handed', when: isUnsent, to: 'form', event: 'form.submitted', at: thatForm }),
  relay({ from: 'handOver', fact: 'idea.handed', when: isUnsent, to: 'form', event: 'submit.queued', at: thatForm }),
  relay({ from: 'handOver', fact: 'idea.handed', to: 'navigation', event: 'navigation.requested', with: theHref }),
  relay({ from: 'handOver', fact: 'notice.raised', to: 'toasts', event: 'notice.raised' }),
].flat();
