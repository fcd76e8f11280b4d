import { useSelector } from '@xstate/react';
import { css, cx } from 'styled-system/css';
import { localeFacts } from '../../../contract/facts/locales.ts';
import { selectIsPackChanging, selectPackChange, selectPackConfirmation } from '../../../machines/launchpad/launchpad.selectors.ts';
import type { Pack } from '../../../machines/launchpad/launchpad.types.ts';
import type { launchpadFlow } from '../../actors/launchpad.ts';
import { Button, button } from '../../design/button.tsx';
import { card } from '../../design/layout.ts';
import { Progress } from '../../design/progress.tsx';
import { Question } from '../../design/question.tsx';
import { useLocale, useWords } from '../../platform/words.ts';
import { Link } from '../../routing/link.tsx';

type Props = { flow: ReturnType<typeof launchpadFlow>; pack: Pack };

/** Returns a function that writes bytes in the reader's language: 2.2 GB, 192 MB. */
function useSizes(): (bytes: number) => string {
  const { tag } = localeFacts[useLocale()];
  const inUnit = (unit: 'gigabyte' | 'megabyte', value: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
  return (bytes) => (bytes >= 1e9 ? inUnit('gigabyte', bytes / 1e9) : inUnit('megabyte', bytes / 1e6));
}

/** One pack: what it changes, what it needs, how far it is, and what can be done with it. */
export function PackCard({ flow, pack }: Props) {
  const t = useWords().launchpad;
  const size = useSizes();
  const { name, title, state, bytes, memory, seconds, misfits } = pack;
  return (
    <li className={cx(card, css({ display: 'flex', flexDirection: 'column', gap: '12px' }))} style={{ padding: 'clamp(18px,2vw,24px)' }}>
      <div>
        <h2 className={css({ textStyle: 'h4' })}>{t.packs[name].name()}</h2>
        <p className={css({ color: 'text.2', fontSize: 'small' })}>{title}</p>
      </div>
      <p>{t.packs[name].change()}</p>
      <ul className={css({ color: 'text.2', fontSize: 'small', display: 'grid', gap: '4px' })}>
        <li>{t.needs(size(bytes), size(memory))}</li>
        {seconds !== null && <li>{t.pace(seconds)}</li>}
        <License pack={pack} />
        {state !== 'placed' &&
          misfits.map(({ kind, needed, there }) => (
            <li key={kind} className={css({ color: 'danger' })}>
              {t.misfits[kind](size(needed), size(there))}
            </li>
          ))}
      </ul>
      <div className={css({ display: 'grid', gap: '12px', justifyItems: 'start', marginTop: 'auto' })}>
        <State pack={pack} />
        <Actions flow={flow} pack={pack} />
      </div>
    </li>
  );
}

function License({ pack: { license, terms } }: { pack: Pack }) {
  const t = useWords().launchpad;
  return (
    <>
      <li>
        <a href={license.url} target="_blank" rel="noreferrer" className={css({ color: 'link', textDecoration: 'underline' })}>
          {t.license(license.name)}
        </a>
      </li>
      {!license.commercial && <li>{t.notCommercial()}</li>}
      {terms !== null && <li>{t.terms[terms]()}</li>}
    </>
  );
}

function State({ pack: { title, state, fetched, bytes, fault } }: { pack: Pack }) {
  const t = useWords().launchpad;
  const size = useSizes();
  if (state === 'placed')
    return (
      <p role="status" className={css({ color: 'success', fontWeight: 620 })}>
        {t.placed()}
      </p>
    );
  if (state === 'absent') return null;
  return (
    <div className={css({ width: '100%', display: 'grid', gap: '6px' })}>
      <Progress value={fetched / bytes} label={title} />
      <p className={css({ color: 'text.2', fontSize: 'small', fontVariantNumeric: 'tabular-nums' })}>
        {t.progress(size(fetched), size(bytes))}
        {state === 'paused' && ` · ${t.paused()}`}
      </p>
      {fault !== null && (
        <p role="alert" className={css({ color: 'danger' })}>
          {t.faults[fault]()}
        </p>
      )}
    </div>
  );
}

function Actions({ flow, pack: { name, title, state, tools, license } }: Props) {
  const t = useWords().launchpad;
  const change = useSelector(flow, selectPackChange);
  const busy = useSelector(flow, selectIsPackChanging);
  const confirmation = useSelector(flow, selectPackConfirmation);
  const isAsked = (wanted: 'add' | 'remove') => confirmation !== null && change?.name === name && change.change === wanted;
  const answers = {
    onConfirm: () => confirmation?.send({ type: 'confirmation.given' }),
    onCancel: () => confirmation?.send({ type: 'confirmation.refused' }),
    busy: busy && change?.name === name,
  };
  if (state === 'fetching')
    return (
      <Button busy={answers.busy} onClick={() => flow.send({ type: 'pack.paused', name })}>
        {t.pause()}
      </Button>
    );
  if (state === 'absent')
    return (
      <Question
        {...answers}
        ask={t.add()}
        variant="primary"
        question={t.accept(title, license.name)}
        confirm={t.accepted()}
        cancel={t.notNow()}
        isAsked={isAsked('add')}
        onAsk={() => flow.send({ type: 'pack.added', name })}
      />
    );
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'flex-start' })}>
      {state === 'placed' && tools[0] !== undefined && (
        <Link to={`/${tools[0]}`} className={button({ variant: 'primary' })}>
          {t.tryIt()}
        </Link>
      )}
      {state !== 'placed' && (
        <Button variant="primary" busy={answers.busy} onClick={() => flow.send({ type: 'pack.resumed', name })}>
          {t.resume()}
        </Button>
      )}
      <Question
        {...answers}
        ask={t.remove()}
        question={t.sure(title)}
        confirm={t.confirm()}
        cancel={t.keep()}
        isAsked={isAsked('remove')}
        onAsk={() => flow.send({ type: 'pack.removed', name })}
      />
    </div>
  );
}
