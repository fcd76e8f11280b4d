import type { PageProps } from '../../routing/routes.ts';
import { Head } from '../../routing/head.tsx';
import { useWords } from '../../platform/words.ts';
import { button } from '../../design/button.tsx';
import { ErrorPage } from '../../design/error-page.tsx';
import { wrap } from '../../design/layout.ts';
import { Link } from '../../routing/link.tsx';
import { StickerArt } from '../../design/sticker-art.tsx';

/** 404: a page that does not exist, with links to the start page and the tools. */
export default function Missing({ path }: PageProps) {
  const LL = useWords();
  return (
    <div data-missing className={wrap}>
      <Head path={path} title={LL.siteStatus.missing.title()} description={LL.siteStatus.missing.body()} />
      <ErrorPage
        code={404}
        title={LL.siteStatus.missing.title()}
        body={LL.siteStatus.missing.body()}
        art={<StickerArt name="octopus" size={112} />}
      >
        <Link to="/" className={button({ variant: 'primary' })}>
          {LL.actions.home()}
        </Link>
        <Link to="/ai-tools" className={button({ variant: 'secondary' })}>
          {LL.siteStatus.missing.tools()}
        </Link>
      </ErrorPage>
    </div>
  );
}
