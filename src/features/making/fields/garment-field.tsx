import { useSelector } from '@xstate/react';
import Shirt from 'lucide-react/icons/shirt';
import { css } from 'styled-system/css';
import {
  selectCanSearch,
  selectGarmentPhase,
  selectRefusal,
  selectShare,
  type GarmentSearchSnapshot,
} from '../../../../machines/garmentSearch/garmentSearch.selectors.ts';
import { selectUploadIn } from '../../../../machines/form/form.selectors.ts';
import { garmentSearchFlow } from '../../../actors/garmentSearch.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { useWords, type Words } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { useFormFact } from '../generation/use-generation.ts';
import { MaskField, type MaskFieldProps } from './mask-field.tsx';

/** What is known of the garment that will change, in words. */
function sentenceOf(LL: Words, snapshot: GarmentSearchSnapshot, isMarked: boolean): string {
  const t = LL.form.garment;
  const phase = selectGarmentPhase(snapshot);
  switch (phase) {
    case 'found':
      return t.found(LL.form.percent(Math.max(1, Math.round(selectShare(snapshot) * 100))));
    case 'failed':
      return selectRefusal(snapshot) ?? t.failed();
    case 'painted':
      return isMarked ? t.own() : t.empty();
    default:
      return t[phase]();
  }
}

/** The garment of a photo: proposed as an area before the submit, and corrected with a brush. */
export function GarmentField(props: Omit<MaskFieldProps, 'hint' | 'children'>) {
  const LL = useWords();
  const search = garmentSearchFlow(useRoot(), props.tool, props.name, props.of);
  const isMarked = useFormFact(props.form, (snapshot) => selectUploadIn(snapshot, props.name) !== null);
  const sentence = useSelector(search, (snapshot) => sentenceOf(LL, snapshot, isMarked));
  const isLooking = useSelector(search, (snapshot) => selectGarmentPhase(snapshot) === 'looking');
  const canSearch = useSelector(search, selectCanSearch);
  return (
    <MaskField {...props} hint={LL.form.mask.garmentHint()}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' })}>
        <p role="status" className={css({ fontSize: 'small', color: 'text.2', flex: 1, minWidth: '200px' })}>
          {sentence}
        </p>
        {(isLooking || canSearch) && (
          <Button size="small" variant="ghost" busy={isLooking} onClick={() => search.send({ type: 'search.clicked' })}>
            <Shirt size={16} aria-hidden="true" />
            {LL.form.garment.find()}
          </Button>
        )}
      </div>
    </MaskField>
  );
}
