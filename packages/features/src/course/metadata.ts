import { seoText } from '@suluh/i18n-id/seo';
import type { Metadata } from 'next';
import type { AppContext } from '../parts/context/index.ts';
import { loadCourse } from './load.ts';

/** Title, description and canonical link of a course page. The link is the one by slug, without the carried query. */
export async function courseMetadata(context: AppContext, slug: string): Promise<Metadata> {
  const { tenant } = context;
  const outcome = await loadCourse(context, slug);
  if (outcome.kind !== 'found') return {};
  const { fullname, summary, institution, slug: canonicalSlug } = outcome.data;
  const description = summary || seoText.courseDescription(fullname, institution.name);
  const canonical = `${tenant.origin}${tenant.routes.course(canonicalSlug)}`;
  return {
    title: fullname,
    description,
    alternates: { canonical },
    openGraph: { title: fullname, description, url: canonical, type: 'website' },
  };
}
