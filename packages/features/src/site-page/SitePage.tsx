import { pathTo, type PageName } from '@suluh/domain/address';
import { date } from '@suluh/i18n-id/format';
import { helpPageText } from '@suluh/i18n-id/navigation';
import { sitePageText } from '@suluh/i18n-id/site';
import { ArticlePage } from '@suluh/ui/content/ArticlePage';
import { RichText } from '@suluh/ui/content/RichText';
import { notFound } from 'next/navigation';
import { cache, type ReactElement } from 'react';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';
import type { PageWords } from '../parts/page/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { JsonLd, Way, organisationOf } from '../parts/structured-data/index.ts';
import { AnalyticsChoice } from './AnalyticsChoice.tsx';
import { MentionOrder } from './MentionOrder.tsx';
import { SitePageStylesheet } from './SitePageStylesheet.tsx';

/** Pages whose words stand in the database, by the slug they have there. */
const SITE_PAGE_SLUGS = {
  help: 'bantuan',
  contact: 'kontak',
  aboutUs: 'tentang-kami',
  terms: 'syarat-ketentuan',
  privacy: 'kebijakan-privasi',
} as const satisfies Partial<Record<PageName, string>>;

type SitePageName = keyof typeof SITE_PAGE_SLUGS;

/** A static page with its words; asked for once in a rendering. */
const loadSitePage = cache(async (context: AppContext, name: SitePageName) =>
  outcomeOf(await catalogueApi(context).GET('/api/page/{slug}', { params: { path: { slug: SITE_PAGE_SLUGS[name] } } })),
);

/** Help, contact, about, or a document somebody agrees to, as the database has it (docs/product/addresses.md). */
async function SitePage({ context, name }: { context: AppContext; name: SitePageName }): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const outcome = await loadSitePage(context, name);
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed') return <LoadFailure failure={outcome.failure} retryHref={pathTo(routes, name)} />;
  const { title, summary, body, version, updatedAt } = outcome.data.data;
  return (
    <>
      <SitePageStylesheet />
      {name === 'aboutUs' && <JsonLd data={[organisationOf(tenant)]} />}
      <ArticlePage
        cloth={null}
        breadcrumb={<Way tenant={tenant} current={title} />}
        title={title}
        facts={<p className="type-muted">{sitePageText.version(version, date(updatedAt))}</p>}
      >
        {summary && <p className="type-lead">{summary}</p>}
        {name === 'contact' && <MentionOrder />}
        <RichText html={body} />
        {name === 'privacy' && <AnalyticsChoice />}
      </ArticlePage>
    </>
  );
}

interface SitePageProps {
  context: AppContext;
}

/** What such a page shows, and what it says of itself. */
export const sitePage = (name: SitePageName) => ({
  words: async ({ context }: SitePageProps): Promise<PageWords | null> => {
    const outcome = await loadSitePage(context, name);
    if (outcome.kind === 'missing') return null;
    if (outcome.kind === 'failed') return { title: helpPageText[name] };
    const { title, summary } = outcome.data.data;
    return { title, description: summary };
  },
  Screen: ({ context }: SitePageProps) => <SitePage context={context} name={name} />,
});
