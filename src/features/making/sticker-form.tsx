import Image from 'lucide-react/icons/image';
import Images from 'lucide-react/icons/images';
import Type from 'lucide-react/icons/type';
import { css } from 'styled-system/css';
import { textLengths } from '../../../contract/facts/text-lengths.ts';
import { stickerMaker, stickerModes } from '../../../contract/facts/tools/sticker.ts';
import { selectOwnForm, selectValue } from '../../../machines/form/form.selectors.ts';
import { useWords } from '../../platform/words.ts';
import { Tabs } from '../../design/tabs.tsx';
import { FormFrame } from './form-frame.tsx';
import { GenerateButton } from './generate-button.tsx';
import { PaintingField } from './fields/painting-field.tsx';
import { MendCutField } from './fields/mend-cut-field.tsx';
import { FileField } from './fields/file-field.tsx';
import { MoreOptions } from './fields/more-options.tsx';
import { PromptField } from './fields/prompt-field.tsx';
import { SeedField } from './fields/seed-field.tsx';
import { Samples as PhotoSamples } from './fields/samples-later.tsx';
import { UndoSample } from './fields/undo-sample.tsx';
import { UnderImage } from './under-image.tsx';
import { useBatch, type More } from './batch/use-batch.ts';
import { formOf, useFormFact, type Form, type Generation } from './generation/use-generation.ts';
import { useOffer } from './generation/use-offer.ts';

const icons = { text: Type, image: Image, imageText: Images };
type Mode = (typeof stickerModes)[number];

/** Text, image, or both (spec §2): three tabs over the same form. */
export function StickerForm({ generation }: { generation: Generation }) {
  const LL = useWords();
  const t = LL.sticker;
  const form = formOf(generation);
  const mode = useFormFact(form, (snapshot) => String(selectValue(snapshot, 'mode'))) as Mode;
  const more = useBatch(form, stickerMaker);
  return (
    <FormFrame form={form} tool={stickerMaker} label={t.formTitle()}>
      <PhotoSamples form={form} tool={stickerMaker} />
      <Tabs
        label={t.tabs.label()}
        fit="full"
        tabs={stickerModes.map((value) => ({ value, face: <TabFace mode={value} /> }))}
        value={mode}
        onChoose={(value) => form.send({ type: 'field.changed', name: 'mode', value })}
      >
        {(shown) => <Inputs mode={shown} generation={generation} more={more} />}
      </Tabs>
      <GenerateButton generation={generation} label={t.action()} more={more} />
    </FormFrame>
  );
}

const paintingNames = ['negative', 'steps', 'guidance'] as const;
const rareNames = [...paintingNames, 'seed'];

/** The inputs of a sticker. */
function Inputs({ mode, generation, more }: { mode: Mode; generation: Generation; more: More | null }) {
  const LL = useWords();
  const t = LL.sticker;
  const form = formOf(generation);
  const offered = useOffer(stickerMaker.slug);
  // With a photo between them, things are still drawn.
  const models = mode === 'text' ? (offered?.models ?? []) : [];
  return (
    <>
      {mode !== 'text' && (
        <>
          <div className={css({ minWidth: 0 })}>
            <FileField form={form} kind="picture" name="image" label={t.image()} onMore={more?.door.give} />
            <UnderImage form={form} tool={stickerMaker} slot="image" more={more} />
          </div>
          <MendCutField form={form} tool={stickerMaker.slug} image="image" mask="mask" cut="cut" />
        </>
      )}
      {mode !== 'image' && (
        <PromptField
          form={form}
          name="prompt"
          max={textLengths.prompt}
          label={mode === 'text' ? t.prompt() : t.promptBoth()}
          placeholder={mode === 'text' ? t.promptPlaceholder() : t.promptBothPlaceholder()}
        />
      )}
      {mode === 'text' && <Samples form={form} />}
      {mode !== 'image' && (
        <MoreOptions form={form} names={rareNames}>
          {mode === 'text' && paintingNames.map((name) => <PaintingField key={name} {...{ form, name, offered }} />)}
          <SeedField generation={generation} name="seed" label={t.seed()} hint={t.seedHint()} placeholder={t.seedAny()} />
        </MoreOptions>
      )}
      {mode !== 'image' && (
        <p className={css({ fontSize: 'small', color: 'text.2', padding: '12px 14px', borderRadius: 'md', background: 'surface.2' })}>
          {models.length > 0 ? LL.making.models(models.join(', ')) : t.draftNote()}
        </p>
      )}
    </>
  );
}

/** Sample prompts: a click fills one in, and can be undone. */
function Samples({ form }: { form: Form }) {
  const t = useWords().sticker;
  const samples = [t.sampleFox(), t.sampleCat(), t.samplePanda()];
  const fill = (sample: string) => {
    const own = selectOwnForm(form.getSnapshot());
    const isSample = samples.some((each) => each === own?.values['prompt']);
    form.send({ type: 'form.filled', values: { prompt: sample }, files: {}, replaces: isSample ? null : own });
  };
  return (
    <div className={css({ display: 'grid', gap: '8px' })}>
      <p className={css({ fontSize: 'small', color: 'text.2' })}>{t.samples()}</p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
        {samples.map((sample) => (
          <button
            key={sample}
            type="button"
            onClick={() => fill(sample)}
            className={css({
              minHeight: '40px',
              paddingInline: '14px',
              paddingBlock: '6px',
              borderRadius: 'full',
              fontSize: 'label',
              fontWeight: 570,
              color: 'text.2',
              textAlign: 'start',
              boxShadow: 'inset 0 0 0 1px token(colors.line.2)',
              _hover: { background: 'surface.2', color: 'text' },
            })}
          >
            {sample}
          </button>
        ))}
        <UndoSample form={form} />
      </div>
    </div>
  );
}

function TabFace({ mode }: { mode: Mode }) {
  const Icon = icons[mode];
  return (
    <>
      <Icon size={18} aria-hidden="true" className={css({ display: { base: 'none', sm: 'block' } })} />
      {useWords().sticker.tabs[mode]()}
    </>
  );
}
