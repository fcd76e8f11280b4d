import { useState } from 'react';
import { firstColors, withColor } from '../../../machines/palette/palette.rules.ts';
import { Chips } from '../../design/chips.tsx';
import { DropZone } from '../../design/drop-zone.tsx';
import { Field, FieldError, TextArea } from '../../design/field.tsx';
import { CodeField, PasswordField } from '../../design/secret-field.tsx';
import { Select, SelectField } from '../../design/select.tsx';
import { Slider } from '../../design/slider.tsx';
import { Swatches } from '../../design/swatches.tsx';
import { column, nothing, Part } from './part.tsx';

const zone = { title: 'Drop a picture', hint: 'PNG or JPEG', over: 'Let go', onFile: nothing, wide: false };
const percent = (value: number) => `${value} %`;

/** Text inputs. */
const TextFields = () => (
  <>
    <Part name="Field">
      <div className={column}>
        <Field label="Empty" name="empty" placeholder="you@example.com" />
        <Field label="Filled" name="filled" defaultValue="somebody@example.com" />
        <Field label="Wrong" name="wrong" defaultValue="somebody" error="That is no address." />
        <Field label="Disabled" name="disabled" disabled defaultValue="nobody" />
        <FieldError>An error of its own.</FieldError>
      </div>
    </Part>
    <Part name="Text area">
      <div className={column}>
        <TextArea label="Empty area" rows={2} placeholder="A fox with sunglasses" />
        <TextArea label="Wrong area" rows={2} defaultValue="…" error="Say what it shall show." />
        <TextArea label="Disabled area" rows={2} disabled defaultValue="Nothing to say" />
      </div>
    </Part>
    <Part name="Password field">
      <div className={column}>
        <PasswordField label="Password" show="Show" autoComplete="off" defaultValue="Secret123" />
        <PasswordField
          label="Wrong password"
          show="Show"
          autoComplete="off"
          defaultValue="abc"
          error="Eight letters or figures at least."
        />
      </div>
    </Part>
    <Part name="Code field">
      <div className={column}>
        <CodeField label="Code to be sent" send="Send code" sending={false} canSend onSend={nothing} />
        <CodeField label="Code under way" send="Sending" sending canSend={false} onSend={nothing} />
        <CodeField label="Code sent" send="Resend in 47 s" sending={false} canSend={false} onSend={nothing} defaultValue="204816" />
        <CodeField
          label="Wrong code"
          send="Send code"
          sending={false}
          canSend
          onSend={nothing}
          defaultValue="2048"
          error="It has six figures."
        />
      </div>
    </Part>
  </>
);

/** Choice inputs. */
const Choices = () => (
  <>
    <Part name="Select">
      <div className={column}>
        <SelectField label="Language" defaultValue="en">
          <option value="en">English</option>
          <option value="fr">Français</option>
        </SelectField>
        <SelectField label="Disabled language" disabled>
          <option>English</option>
        </SelectField>
        <Select variant="pill" aria-label="Tool">
          <option>All tools</option>
        </Select>
      </div>
    </Part>
    <Part name="Chips">
      <Ratios />
    </Part>
    <Part name="Slider">
      <div className={column}>
        <Loudness initial={0} />
        <Loudness initial={70} />
      </div>
    </Part>
    <Part name="Color picker">
      <Colors label="None chosen" colors={firstColors} initial={null} />
      <Colors label="One picked lately" colors={withColor(firstColors, '#1B8A5A')} initial="#1B8A5A" />
    </Part>
    <Part name="Drop zone">
      <div className={column}>
        <DropZone {...zone} label="Picture" />
        <DropZone {...zone} label="Wrong picture" error="It is larger than 20 MB." />
      </div>
    </Part>
  </>
);

/** All form controls. */
export const Fields = () => (
  <>
    <TextFields />
    <Choices />
  </>
);

function Ratios() {
  const [value, setValue] = useState('1:1');
  const options = ['1:1', '4:3', '16:9', '9:16'].map((each) => ({ value: each, label: each }));
  return <Chips label="Ratio" options={options} value={value} onChoose={setValue} />;
}

function Loudness({ initial }: { initial: number }) {
  const [value, setValue] = useState(initial);
  return <Slider label={`From ${initial}`} min={0} max={100} step={1} value={value} format={percent} onChange={setValue} />;
}

function Colors({ label, colors, initial }: { label: string; colors: readonly string[]; initial: string | null }) {
  const [value, setValue] = useState(initial);
  return <Swatches label={label} colors={colors} value={value} custom="Another" onPick={setValue} onCommit={nothing} />;
}
