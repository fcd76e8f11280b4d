import type { PageProps } from '../../routing/routes.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { copyOf } from '../../platform/tool-words.ts';
import { partsOf, Tooled } from './tool.tsx';

/** The form of the effects; `?effect=` chooses the card. */
export default function EffectCreate({ path }: PageProps) {
  const t = useWords().effectGallery.create;
  const copy = copyOf('ai-effect', useLocale());
  return copy ? (
    <Tooled path={path} slug="ai-effect" copy={{ ...copy, search: { title: t.title(), description: t.description() }, h1: t.title() }} />
  ) : null;
}
EffectCreate.parts = () => partsOf('ai-effect');
