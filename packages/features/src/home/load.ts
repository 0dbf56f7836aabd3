import { UPCOMING } from '@suluh/domain/listing';
import type { HomeSection } from '@suluh/tenant/tenant';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';

const ROW_LENGTH = 10;

/** What staff write of a programme's home, or of that of a line; nothing where nobody does. */
function loadLanding(context: AppContext) {
  const { landingPage: page, homeSections } = context.tenant.capabilities;
  if (page) return catalogueApi(context).GET('/api/landing', { params: { query: { page } } });
  return homeSections.includes('landing') ? catalogueApi(context).GET('/api/landing') : null;
}

/**
 * Everything the home page shows, asked for side by side; sections the tenant does not have are not asked for.
 * All sections of a programme come whichever is chosen: its chips name them.
 */
export async function loadHome(context: AppContext, { role }: { role?: string | undefined } = {}) {
  const api = catalogueApi(context);
  const { homeSections, hasBanners } = context.tenant.capabilities;
  const has = (section: HomeSection) => homeSections.includes(section);
  const when = <Data>(section: HomeSection, load: () => Promise<Data>): Promise<Data | null> =>
    has(section) ? load() : Promise.resolve(null);
  const [
    banners,
    popups,
    flashSale,
    prakerja,
    bestDeal,
    dealBanners,
    bundles,
    newest,
    categories,
    partners,
    teachers,
    testimonials,
    news,
    sections,
    landing,
    partnership,
    numbers,
  ] = await Promise.all([
    api.GET('/api/banner'),
    api.GET('/api/popup'),
    when('flashSale', () => api.GET('/api/flash-sale')),
    when('prakerja', () => api.GET('/api/prakerja/collection')),
    when('bestDeal', () => api.GET('/api/collection/best-deal', { params: { query: { limit: ROW_LENGTH } } })),
    hasBanners ? when('bestDeal', () => api.GET('/api/banner/best-deal')) : null, // the site's own, as all its banners
    when('bundle', () => api.GET('/api/collection/bundle')),
    when('newest', () => {
      const query = { sort: 3 as const, limit: ROW_LENGTH as 10 };
      const { landing: type } = context.tenant.capabilities;
      return type
        ? api.GET('/api/course/filter/landing/{type}', { params: { path: { type }, query } })
        : api.GET('/api/course/filter', { params: { query } });
    }),
    when('category', () => api.GET('/api/category')),
    when('partner', () => api.GET('/api/partner', { params: { query: { limit: 20 } } })),
    when('teacher', () => api.GET('/api/teacher')),
    when('testimonial', () => api.GET('/api/testimonial')),
    when('news', () => api.GET('/api/blog/news', { params: { query: { limit: ROW_LENGTH } } })),
    when('programSections', () =>
      api.GET('/api/program/{slug}/category-course', {
        params: { path: { slug: context.tenant.program ?? '' }, query: role === UPCOMING ? { role } : {} },
      }),
    ),
    loadLanding(context),
    when('partnership', () => api.GET('/api/internship/partnership')),
    when('numbers', () => api.GET('/api/site/numbers')),
  ]);
  return {
    banners: outcomeOf(banners),
    popups: popups.data?.data ?? [],
    flashSale: flashSale?.data?.data ?? null,
    prakerja: prakerja?.data?.data ?? [],
    bestDeal: bestDeal?.data ?? null,
    dealBanners: dealBanners?.data?.data ?? [],
    bundles: bundles?.data?.data ?? [],
    newest: newest?.data ?? null,
    categories: categories?.data?.data ?? [],
    partners: partners?.data?.data ?? [],
    teachers: teachers?.data?.data ?? [],
    testimonials: testimonials?.data?.data ?? [],
    news: news?.data?.data ?? [],
    sections: sections?.data?.data ?? [],
    landing: landing?.data?.data ?? null,
    partnership: partnership?.data?.data ?? [],
    numbers: numbers?.data?.data ?? null,
  };
}
