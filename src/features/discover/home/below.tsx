import { CreditsBand } from './credits-band.tsx';
import { EffectsRow } from './effects-row.tsx';
import { Promises } from './promises.tsx';
import { Tools } from './tools.tsx';
import { Wall } from './wall.tsx';

/** What the start page shows below the composer: links alone. */
export default function Below() {
  return (
    <>
      <Wall />
      <Tools />
      <EffectsRow />
      <Promises />
      <CreditsBand />
    </>
  );
}
