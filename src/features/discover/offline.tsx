import type { PageProps } from '../../routing/routes.ts';
import { Head } from '../../routing/head.tsx';
import { useWords } from '../../platform/words.ts';
import { button } from '../../design/button.tsx';
import { ErrorPage } from '../../design/error-page.tsx';
import { wrap } from '../../design/layout.ts';
import { Link } from '../../routing/link.tsx';

/** What the service worker shows in place of a page that was never opened, while there's no network. It works without a script. */
export default function Offline({ path }: PageProps) {
  const LL = useWords();
  const t = LL.siteStatus.away;
  return (
    <div className={wrap}>
      <Head path={path} title={t.title()} description={t.body()} />
      <ErrorPage title={t.title()} body={t.body()}>
        <Link to="/my-creations" className={button({ variant: 'primary' })}>
          {t.mine()}
        </Link>
      </ErrorPage>
    </div>
  );
}
