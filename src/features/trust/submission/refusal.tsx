import { useSelector } from '@xstate/react';
import { selectSubmissionRefusal } from '../../../../machines/submission/submission.selectors.ts';
import { FieldError } from '../../../design/field.tsx';
import type { Submission } from './use-submission-field.ts';

/** Why the server refused the whole form; nothing when it did not. */
export function Refusal({ flow }: { flow: Submission }) {
  const refusal = useSelector(flow, selectSubmissionRefusal);
  return refusal ? (
    <div role="alert">
      <FieldError>{refusal}</FieldError>
    </div>
  ) : null;
}
