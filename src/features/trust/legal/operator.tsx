import { useWords } from '../../../platform/words.ts';
import { useSite } from '../../../routing/site.ts';
import { Part, Rows } from './part.tsx';

/** Who runs the site, as far as the configuration specifies it; missing entries are listed as missing. */
export function Operator() {
  const t = useWords().legal.operator;
  const site = useSite();
  const stated = (value: string | null | undefined): string => value ?? t.missing();
  const { name, address, email, law } = site?.operator ?? {};
  return (
    <Part title={t.title()} body={t.body()}>
      {site && (
        <Rows
          rows={[
            { name: 'name', term: t.name(), value: stated(name) },
            { name: 'address', term: t.address(), value: stated(address) },
            { name: 'email', term: t.email(), value: stated(email) },
            { name: 'law', term: t.law(), value: stated(law) },
          ]}
        />
      )}
    </Part>
  );
}
