import { css } from 'styled-system/css';
import type { Terms } from '../../../contract/facts/prices.ts';
import { isOffer, isSwitch, pricePattern, rangeOf, settingMax, settingMin, type SettingName } from '../../../contract/facts/settings.ts';
import type { OperatorSetting } from '../../../machines/board/board.types.ts';
import { Moment } from '../../design/moment.tsx';
import { useWords } from '../../platform/words.ts';
import { ActField, ActForm, Reason } from './act-form.tsx';
import { useSettingWords } from './setting-words.ts';

const quiet = css({ color: 'text.2', fontSize: 'small' });

/** One setting: what is in force beside what is configured, how to change it, and who changed it last. */
export function SettingItem({ setting }: { setting: OperatorSetting }) {
  const t = useWords().operatorSettings;
  const { nameOf, valueText } = useSettingWords();
  const { id, value, configured, changes } = setting;
  return (
    <>
      <div>
        <h2 className={css({ fontWeight: 620 })}>{nameOf(id)}</h2>
        <p style={{ overflowWrap: 'anywhere' }}>{valueText(value)}</p>
        <p className={quiet} style={{ overflowWrap: 'anywhere' }}>
          {valueText(value) === valueText(configured) ? t.configured() : t.instead(valueText(configured))}
        </p>
      </div>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px' })}>
        <Change setting={setting} />
        {changes.length > 0 && (
          <ActForm name="undo" subject={id} label={t.acts.undo.label()} body={t.acts.undo.body()}>
            <Seen setting={setting} />
            <Reason />
          </ActForm>
        )}
      </div>
      {changes.length > 0 && <Changes setting={setting} />}
    </>
  );
}

/** The act on a setting: a switch is turned, and anything else gets another value. */
function Change({ setting }: { setting: OperatorSetting }) {
  const { acts: t, value: label } = useWords().operatorSettings;
  const { id, value } = setting;
  const name = id as SettingName;
  if (isSwitch(name)) {
    const act = value === true ? 'turnOff' : 'turnOn';
    return (
      <ActForm key={act} name={act} subject={id} label={t[act].label()} body={t[act].body()}>
        <Seen setting={setting} />
        <Reason />
      </ActForm>
    );
  }
  if (isOffer(name)) return <OfferChange setting={setting} />;
  const range = rangeOf(name);
  return (
    <ActForm name={range ? 'number' : 'text'} subject={id} label={t.change.label()} body={t.change.body()}>
      <Seen setting={setting} />
      {range ? (
        <ActField name="value" label={label()} type="number" {...range} step={1} />
      ) : (
        <ActField name="value" label={label()} maxLength={settingMax.operatorText} />
      )}
      <Reason autoFocus={false} />
    </ActForm>
  );
}

/** The terms of a pack or a plan, changed together. */
function OfferChange({ setting }: { setting: OperatorSetting }) {
  const { acts: t, terms } = useWords().operatorSettings;
  const { price, crossedOut, credits } = setting.value as Terms;
  const money = { inputMode: 'decimal', pattern: pricePattern.source, maxLength: settingMax.priceText } as const;
  return (
    <ActForm name="offer" subject={setting.id} label={t.change.label()} body={t.offer.body()}>
      <Seen setting={setting} />
      <ActField name="price" label={terms.price()} defaultValue={price} {...money} />
      <ActField name="crossedOut" label={terms.crossedOut()} defaultValue={crossedOut} autoFocus={false} {...money} />
      <ActField
        name="credits"
        label={terms.credits()}
        type="number"
        defaultValue={credits}
        min={settingMin.offerCredits}
        max={settingMax.offerCredits}
        step={1}
        autoFocus={false}
      />
      <Reason autoFocus={false} />
    </ActForm>
  );
}

/** The newest change on screen goes along with the act: one that follows another is refused. */
const Seen = ({ setting: { changes } }: { setting: OperatorSetting }) => (
  <input type="hidden" name="seen" value={changes[0]?.seq ?? 0} readOnly />
);

function Changes({ setting: { configured, changes } }: { setting: OperatorSetting }) {
  const t = useWords().operatorSettings;
  const { valueText } = useSettingWords();
  return (
    <section className={css({ display: 'grid', gap: '6px' })}>
      <h3 className={quiet} style={{ fontWeight: 620 }}>
        {t.changes()}
      </h3>
      <ul className={css({ display: 'grid', gap: '6px' })}>
        {changes.map(({ seq, before, after, operator, reason, at }) => (
          <li key={seq} className={quiet} style={{ overflowWrap: 'anywhere' }}>
            {valueText(before ?? configured)} → {valueText(after ?? configured)} · {reason} · <Moment at={at} dateStyle="medium" /> ·{' '}
            <span className={css({ fontFamily: 'mono' })}>{operator}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
