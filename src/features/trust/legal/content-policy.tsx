import type { PageProps } from '../../../wiring/routes.ts';
import { useWords } from '../../../platform/words.ts';
import { Legal, type LegalText } from './legal.tsx';

export default function ContentPolicy({ path }: PageProps) {
  return <Legal path={path} text={useWords().contentPolicy as unknown as LegalText} />;
}
