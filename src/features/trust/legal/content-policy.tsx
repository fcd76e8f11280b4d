import type { PageProps } from '../../../routing/routes.ts';
import { Legal } from './legal.tsx';

export default function ContentPolicy({ path }: PageProps) {
  return <Legal path={path} name="contentPolicy" />;
}
