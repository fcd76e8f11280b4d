import { useSelector } from '@xstate/react';
import { selectColors } from '../../../../machines/palette/palette.selectors.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { paletteFlow } from '../../../actors/palette.ts';
import { useWords } from '../../../platform/words.ts';
import { Swatches } from '../../../design/swatches.tsx';

type ColorPickerProps = { label: string; value: string | null; onPick: (color: string) => void };

/** Nine colors, the recent ones first, and a custom one. */
export function ColorPicker({ label, value, onPick }: ColorPickerProps) {
  const palette = paletteFlow(useRoot());
  return (
    <Swatches
      label={label}
      colors={useSelector(palette, selectColors)}
      value={value}
      custom={useWords().form.colour.own()}
      onPick={onPick}
      onCommit={(color) => palette.send({ type: 'color.picked', color })}
    />
  );
}
