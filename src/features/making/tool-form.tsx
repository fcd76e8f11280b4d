import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { FormField, Tool } from '../../../contract/facts/tools/tool.ts';
import { maxRegions } from '../../../contract/facts/tools/watermark-removers.ts';
import { selectIsAdultDenied } from '../../../machines/age/age.selectors.ts';
import { isShown } from '../../../machines/form/form.rules.ts';
import { selectClosure, selectValues } from '../../../machines/form/form.selectors.ts';
import type { Offered } from '../../../machines/offer/offer.types.ts';
import { useWords, type Words } from '../../platform/words.ts';
import { ageFlow } from '../../actors/age.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { AgeQuestion } from './fields/age-question.tsx';
import { EffectNotServed, EngineNote, NotServed } from './engine-note.tsx';
import { labelOf, numberIn, optionOf, promptLabelOf } from './fields/field-words.ts';
import { FormFrame } from './form-frame.tsx';
import { GenerateButton } from './generate-button.tsx';
import {
  BackgroundField,
  ColorField,
  ConsentStep,
  EffectField,
  EnlargedSize,
  FacesField,
  FileField,
  GarmentField,
  HeededWords,
  LargeAlready,
  MaskField,
  NumberChoice,
  PaintingField,
  ImagesField,
  RegionsField,
  SliderField,
  VoiceField,
  WordChoice,
} from './fields/deferred-fields.ts';
import { MendCutField } from './fields/mend-cut-field.tsx';
import { MoreOptions } from './fields/more-options.tsx';
import { PromptField } from './fields/prompt-field.tsx';
import { Samples } from './fields/samples-later.tsx';
import { SeedField } from './fields/seed-field.tsx';
import { UnderImage } from './under-image.tsx';
import { useBatch, type More } from './batch/use-batch.ts';
import { formOf, useFormFact, type Form, type Generation } from './generation/use-generation.ts';
import { useOffer } from './generation/use-offer.ts';

type ControlProps = {
  generation: Generation;
  form: Form;
  tool: Tool;
  field: FormField;
  wide: boolean;
  more: More | null;
  offered: Offered | null;
};

/** The control of a field; nothing for a field that is part of another control. */
function Control({ generation, form, tool, field, wide, more, offered }: ControlProps): ReactNode {
  const LL: Words = useWords();
  const { name } = field;
  const label = labelOf(LL, name);
  const optional = 'optional' in field && field.optional === true;
  switch (field.kind) {
    case 'picture':
      return (
        <>
          <FileField {...{ form, name, label, optional, wide }} kind="picture" onMore={more?.slot === name ? more.door.give : undefined} />
          <UnderImage form={form} tool={tool} slot={name} more={more} />
        </>
      );
    case 'gif':
    case 'video':
    case 'audio':
      return <FileField {...{ form, name, label, optional, wide }} kind={field.kind} />;
    case 'pictures':
      return <ImagesField {...{ form, name, label }} min={field.min} max={field.max} />;
    case 'mask': {
      const cut = tool.fields.find((each) => each.name === 'cut');
      if (cut) return <MendCutField form={form} tool={tool.slug} image={field.of} mask={name} cut={cut.name} />;
      if (field.proposes) return <GarmentField tool={tool.slug} {...{ form, name, label, optional }} of={field.of} />;
      return <MaskField tool={tool.slug} {...{ form, name, label, optional }} hint={LL.form.mask.hint()} of={field.of} />;
    }
    case 'faces':
      return <FacesField {...{ form, name, label }} tool={tool.slug} of={field.of} max={field.max} />;
    case 'regions':
      return <RegionsField {...{ form, name, label }} tool={tool.slug} of={field.of} max={maxRegions} />;
    case 'prompt':
      return (
        <>
          <PromptField {...{ form, name, optional }} label={promptLabelOf(LL, tool, name)} placeholder="" max={field.max} />
          {field.reads && <HeededWords tool={tool.slug} reads={field.reads} {...{ form, name, offered }} />}
        </>
      );
    case 'tabs':
    case 'choice':
      // The control that corrects a cutout also switches between its versions.
      if (name === 'cut') return null;
      if (name === 'voice') return <VoiceField {...{ form, name, label, offered }} options={field.options} />;
      return <WordChoice {...{ form, name, label }} options={field.options} format={(option) => optionOf(LL, name, option)} />;
    case 'steps':
      return (
        <>
          <NumberChoice {...{ form, name, label }} options={field.options} format={(value) => LL.form.times(value)} />
          {tool.capability === 'image.enhance' && <EnlargedSize form={form} slot="image" />}
        </>
      );
    case 'slider':
      return <SliderField {...{ form, field, label }} format={(value) => numberIn(LL, name, value)} />;
    case 'colour':
      return <ColorField {...{ form, name, label, optional }} />;
    case 'background':
      return <BackgroundField {...{ form, name, label, optional, initial: field.initial }} />;
    case 'effect':
      return <EffectField {...{ form, name, label }} options={field.options} />;
    case 'painting':
      return <PaintingField {...{ form, offered }} name={field.name} />;
    case 'seed':
      return <SeedField {...{ generation, name, label }} hint={LL.form.seedHint()} placeholder={LL.form.seedAny()} />;
    default:
      return field satisfies never;
  }
}

const takesFile = new Set<FormField['kind']>(['picture', 'gif', 'video', 'audio']);

/**
 * Where a photo comes and something real may be expected, what one gets instead comes before everything else. Under a prompt it would move the
 * submit out of the first screen.
 */
const isNotedFirst = ({ capability }: Tool): boolean => ['effect.hug', 'effect.kiss', 'image.garment'].includes(capability);

/** What a visitor can leave to the engine. */
const folded = new Set<FormField['kind']>(['painting', 'seed']);

/** The form of a tool, composed from its catalog entry. */
export function ToolForm({ generation, tool, action }: { generation: Generation; tool: Tool; action: string }) {
  const offered = useOffer(tool.slug);
  const closure = useFormFact(formOf(generation), selectClosure);
  if (closure === 'tool') return <NotServed variable={offered?.variable} />;
  return <OpenForm generation={generation} tool={tool} action={action} />;
}

function OpenForm({ generation, tool, action }: { generation: Generation; tool: Tool; action: string }) {
  const form = formOf(generation);
  const values = useFormFact(form, selectValues);
  const more = useBatch(form, tool);
  const offered = useOffer(tool.slug);
  const closure = useFormFact(form, selectClosure);
  const isDenied = useSelector(ageFlow(useRoot()), selectIsAdultDenied);
  const asksAge = closure === 'age';
  const isClosed = asksAge && isDenied;
  const first = tool.fields.find(({ kind }) => takesFile.has(kind));
  const fields = tool.fields.filter((field) => isShown(field, values));
  const rare = fields.filter(({ kind }) => folded.has(kind));
  const controls = (some: readonly FormField[]) =>
    some.map((field) => (
      <div key={field.name} className={css({ minWidth: 0, _empty: { display: 'none' } })}>
        <Control generation={generation} form={form} tool={tool} field={field} wide={field === first} more={more} offered={offered} />
      </div>
    ));
  return (
    <FormFrame form={form} tool={tool} label={action}>
      {!isClosed && isNotedFirst(tool) && <EngineNote form={form} tool={tool} offered={offered} />}
      {!isClosed && <Samples form={form} tool={tool} />}
      {/* Another effect may be chosen by anyone. */}
      {controls(fields.filter(({ kind }) => !folded.has(kind) && (!isClosed || kind === 'effect')))}
      {!isClosed && rare.length > 0 && (
        <MoreOptions form={form} names={rare.map(({ name }) => name)}>
          {controls(rare)}
        </MoreOptions>
      )}
      {asksAge && <AgeQuestion form={form} />}
      {!isClosed && (
        <>
          {tool.consent && <ConsentStep form={form} tool={tool.slug} />}
          {closure === 'effect' && <EffectNotServed />}
          {closure === 'size' && first && <LargeAlready form={form} slot={first.name} />}
          {closure !== 'effect' && closure !== 'size' && (
            <GenerateButton generation={generation} label={action} wait={offered?.wait ?? null} more={more} />
          )}
          {/* Below the button: what the server states of its engines must not move it from under a finger. */}
          {!isNotedFirst(tool) && <EngineNote form={form} tool={tool} offered={offered} />}
        </>
      )}
    </FormFrame>
  );
}
