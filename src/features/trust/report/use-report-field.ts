import { useSelector } from '@xstate/react';
import { selectFieldFault, selectFieldValue } from '../../../../machines/submission/submission.selectors.ts';
import type { reportFlow } from '../../../wiring/submission.ts';
import { useWords } from '../../../platform/words.ts';

/** A field's words, and what is wrong with them as a sentence. */
export function useReportField(flow: ReturnType<typeof reportFlow>, name: string) {
  const { errors } = useWords().reportResult;
  const value = useSelector(flow, (snapshot) => selectFieldValue(snapshot, name));
  const fault = useSelector(flow, (snapshot) => selectFieldFault(snapshot, name));
  const sentence = () => {
    if (fault?.rule === 'required' || value === '') return errors.required();
    if (fault?.rule === 'tooLong') return errors.tooLong(fault.limit ?? 0);
    return name === 'email' ? errors.email() : errors.other();
  };
  return {
    value: typeof value === 'string' ? value : '',
    error: fault && sentence(),
    change: (next: string) => flow.send({ type: 'field.changed', name, value: next }),
  };
}
