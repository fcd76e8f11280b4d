import { useSelector } from '@xstate/react';
import { useCallback, type FormEvent } from 'react';
import { css } from 'styled-system/css';
import { sizeIn } from '../../../../contract/facts/file-size.ts';
import { limits } from '../../../../contract/facts/limits.ts';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import {
  selectFindings,
  selectInspectedDigest,
  selectInspectedFile,
  selectInspectionRefusal,
  selectIsDigestFaulty,
  selectIsInspecting,
  selectIsInspectionFailed,
} from '../../../../machines/inspection/inspection.selectors.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { inspectionFlow } from '../../../actors/inspection.ts';
import { useLocale, useWords } from '../../../platform/words.ts';
import { keepFile } from '../../../platform/files.ts';
import { Button } from '../../../design/button.tsx';
import { Divider } from '../../../design/divider.tsx';
import { DropZone } from '../../../design/drop-zone.tsx';
import { Field } from '../../../design/field.tsx';
import { card } from '../../../design/layout.ts';
import { Progress } from '../../../design/progress.tsx';
import { Provenance } from './provenance.tsx';

type Flow = ReturnType<typeof inspectionFlow>;

/** The fields for a file or a digest, and the findings. */
export default function Inspection() {
  const LL = useWords();
  const t = LL.verify;
  const inspection = inspectionFlow(useRoot());
  const file = useSelector(inspection, selectInspectedFile);
  const digest = useSelector(inspection, selectInspectedDigest);
  const busy = useSelector(inspection, selectIsInspecting);
  const failed = useSelector(inspection, selectIsInspectionFailed);
  const refusal = useSelector(inspection, selectInspectionRefusal);
  const findings = useSelector(inspection, selectFindings);
  const isAsked = file !== null || digest !== null;
  return (
    <div className={css({ display: 'grid', gap: '20px' })}>
      {!isAsked && <Ask inspection={inspection} />}
      {isAsked && (
        <div className={card}>
          <div className={css({ padding: { base: '20px', md: '28px' }, display: 'grid', gap: '14px' })}>
            <p className={css({ fontWeight: 620, overflowWrap: 'anywhere' })}>{file?.name ?? digest}</p>
            <div role="status">
              {busy && (
                <div className={css({ display: 'grid', gap: '10px' })}>
                  <p className={css({ color: 'text.2' })}>{t.inspecting()}</p>
                  <Progress value={null} label={t.inspecting()} />
                </div>
              )}
            </div>
            {failed && (
              <div
                role="alert"
                className={css({
                  borderRadius: 'lg',
                  background: 'danger.soft',
                  padding: '16px 18px',
                  display: 'grid',
                  gap: '10px',
                  justifyItems: 'start',
                })}
              >
                <p>
                  {t.failed()} {refusal ?? t.unreached()}
                </p>
                <Button variant="primary" size="small" onClick={() => inspection.send({ type: 'retry.clicked' })}>
                  {LL.actions.retry()}
                </Button>
              </div>
            )}
            {findings && <Provenance findings={findings} wasFile={file !== null} />}
            <span>
              <Button variant="secondary" onClick={() => inspection.send({ type: 'another.requested' })}>
                {t.another()}
              </Button>
            </span>
          </div>
        </div>
      )}
    </div>
  );
}

function Ask({ inspection }: { inspection: Flow }) {
  const t = useWords().verify;
  const { tag } = localeFacts[useLocale()];
  const faulty = useSelector(inspection, selectIsDigestFaulty);
  const give = useCallback((file: File) => inspection.send({ type: 'file.given', file: keepFile(file) }), [inspection]);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    inspection.send({ type: 'digest.given', digest: String(new FormData(event.currentTarget).get('sha256') ?? '') });
  };
  return (
    <div className={card}>
      <div className={css({ padding: { base: '20px', md: '28px' }, display: 'grid', gap: '20px' })}>
        <DropZone
          kind="any"
          label={t.drop.label()}
          title={t.drop.title()}
          hint={t.drop.hint(sizeIn(tag, limits.videoBytes))}
          over={t.drop.over()}
          onFile={give}
        />
        <Divider>{t.or()}</Divider>
        <form noValidate onSubmit={ask} className={css({ display: 'grid', gap: '8px' })}>
          <Field
            label={t.digest.label()}
            name="sha256"
            autoComplete="off"
            spellCheck={false}
            placeholder={t.digest.placeholder()}
            error={faulty ? t.digest.fault() : null}
            end={
              <Button type="submit" variant="soft" size="small">
                {t.digest.check()}
              </Button>
            }
          />
          <p className={css({ fontSize: 'small', color: 'text.3' })}>{t.digest.hint()}</p>
        </form>
      </div>
    </div>
  );
}
