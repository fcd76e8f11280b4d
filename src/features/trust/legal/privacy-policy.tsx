import { browserData, browserDataNames } from '../../../../contract/facts/browser-data.ts';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import { durationIn, retention, retentionNames } from '../../../../contract/facts/retention.ts';
import type { PageProps } from '../../../routing/routes.ts';
import { useLocale, useWords } from '../../../platform/words.ts';
import { useSite } from '../../../routing/site.ts';
import { Legal } from './legal.tsx';
import { Part, Rows } from './part.tsx';

export default function PrivacyPolicy({ path }: PageProps) {
  return (
    <Legal path={path} name="privacyPolicy">
      <Processors />
      <BrowserData />
      <Retention />
    </Legal>
  );
}

/** Who else gets data: the companies and services that this installation is configured to use. */
function Processors() {
  const t = useWords().privacyPolicy.processors;
  const processors = useSite()?.processors;
  return (
    <Part title={t.title()} body={t.body()}>
      {processors?.length === 0 && <p>{t.none()}</p>}
      {processors && processors.length > 0 && (
        <Rows rows={processors.map(({ task, name }) => ({ name: `${task} ${name}`, term: t.tasks[task](), value: name }))} />
      )}
    </Part>
  );
}

/** What the site stores in the browser, by name. */
function BrowserData() {
  const t = useWords().privacyPolicy.browserData;
  const { tag } = localeFacts[useLocale()];
  const rows = browserDataNames.map((key) => {
    const { name, life } = browserData[key];
    return {
      name: key,
      term: (
        <>
          <code>{name}</code> · {t.rows[key]()}
        </>
      ),
      value: typeof life === 'number' ? durationIn(tag, life) : t.lives[life](),
    };
  });
  return (
    <Part title={t.title()} body={t.body()}>
      <Rows rows={rows} />
    </Part>
  );
}

/** How long everything is kept: the list by which the server deletes. */
function Retention() {
  const t = useWords().privacyPolicy.retention;
  const { tag } = localeFacts[useLocale()];
  const rows = retentionNames.map((name) => {
    const { life } = retention[name];
    return { name, term: t.rows[name](), value: typeof life === 'number' ? durationIn(tag, life) : t.endings[life]() };
  });
  return (
    <Part title={t.title()} body={t.body()}>
      <Rows rows={rows} />
    </Part>
  );
}
