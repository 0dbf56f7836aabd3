import { pathTo, type Routes } from '@suluh/domain/address';
import { AUTOPLAY_MS } from '@suluh/domain/carousel';
import { date } from '@suluh/i18n-id/format';
import { homeText } from '@suluh/i18n-id/home';
import { seoText } from '@suluh/i18n-id/seo';
import { pictureAddress, storedAddress } from '../parts/pictures/index.ts';
import { siteName } from '@suluh/i18n-id/tenant';
import { thumbnailOf } from '@suluh/ui/cloth/thumbnail.ts';
import { NewsGrid } from '@suluh/ui/home/NewsCards';
import { PartnerList } from '@suluh/ui/home/PartnerList';
import { Teachers } from './Teachers.tsx';
import { Testimonials } from './Testimonials.tsx';
import { AutoScroll } from '@suluh/ui/sections/AutoScroll';
import { ScrollRowArrows } from '@suluh/ui/sections/ScrollRowArrows';
import { Fold } from '@suluh/ui/foundations/Fold';
import { Section } from '@suluh/ui/sections/Section';
import { HomeStylesheet } from '@suluh/ui/stylesheets/HomeStylesheet';
import type { Popup } from '@suluh/api/types';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { ReactElement } from 'react';
import { isSelling, type AppContext } from '../parts/context/index.ts';
import { isPageSaving } from '../parts/data-saver/index.ts';
import { arrowLabels, autoplayLabels, CourseRow } from '../parts/courses/index.ts';
import {
  FiguresStylesheet,
  LandingHelp,
  LandingStory,
  LandingStylesheet,
  LandingWho,
} from '../parts/landing-sections/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { Bundles } from './Bundles.tsx';
import { AboutSection, FirstSteps, HowToLearnSection } from './AboutSections.tsx';
import { FlashSaleBand } from './FlashSaleBand.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import { loadHome } from './load.ts';
import { PrakerjaBlock } from './PrakerjaBlock.tsx';
import { Partnership } from './Partnership.tsx';
import { JsonLd, organisationOf, siteData } from '../parts/structured-data/index.ts';
import { figuresOf } from './texts.ts';
import { ProgramSections } from './ProgramSections.tsx';
import { ForYou } from './for-you/ForYou.tsx';
import { PopupWindow } from '../parts/popup/PopupWindow.tsx';
import { StaffBanner } from './StaffBanner.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { HomeSectionsStylesheet } from './HomeSectionsStylesheet.tsx';

/** Partners shown on the home page: three rows of four. */
const HOME_PARTNERS = 12;

/** Cards of a row for who saves data; the row leads to all. */
const CARDS_WHEN_SAVING = 4;

const popupsOf = ({ capabilities }: TenantConfig, popups: readonly Popup[], isSaving: boolean): readonly Popup[] =>
  capabilities.hasBanners ? popups.map((popup) => (isSaving ? { ...popup, foto: null } : popup)) : [];

interface HomeScreenProps {
  context: AppContext;
  /** `prakerja`: slug of the chosen Prakerja tab; `role`: chosen section of a programme. */
  search?: Record<string, string | string[] | undefined>;
  /** Whose list goes on with the newest courses; the site's own without it. */
  listRoutes?: Routes;
}

const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

/**
 * The home of any tenant: its banner, then the sections it has, in the order of the design
 * (docs/product/home.md#sections).
 */
export async function HomeScreen({
  context,
  search = {},
  listRoutes = context.tenant.routes,
}: HomeScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const [home, isOpen, isSaving] = await Promise.all([
    loadHome(context, { role: text(search.role) }),
    isSelling(context),
    isPageSaving(),
  ]);
  const mostCards = isSaving ? CARDS_WHEN_SAVING : undefined;
  const figures = home.landing?.figures ?? figuresOf(home.numbers);
  if (home.banners.kind !== 'found')
    return <LoadFailure failure={home.banners.failure} retryHref={pathTo(routes, 'home')} />;
  return (
    <>
      <HomeStylesheet />
      <HomeSectionsStylesheet />
      <JsonLd
        data={[
          organisationOf(tenant),
          siteData(
            siteName(tenant),
            `${tenant.origin}${pathTo(routes, 'home')}`,
            `${tenant.origin}${pathTo(routes, 'search')}?q=`,
          ),
        ]}
      />
      <PopupWindow popups={popupsOf(tenant, home.popups, isSaving)} looksForBundle />
      <main id="isi" className="homeScreen">
        <h1 className="layout-hidden">{seoText.defaultTitle(siteName(tenant))}</h1>
        {home.landing ? <LandingStylesheet /> : figures.length > 0 && <FiguresStylesheet />}
        <HomeBanner
          tenant={tenant}
          banners={home.banners.data.data}
          landing={home.landing}
          figures={figures}
          isSaving={isSaving}
        />
        <FirstSteps tenant={tenant} landing={home.landing} />
        <AboutSection tenant={tenant} landing={home.landing} isSaving={isSaving} />
        {home.landing && <LandingWho landing={home.landing} />}
        <ProgramSections sections={home.sections} chosen={text(search.role)} tenant={tenant} />
        {isOpen && home.flashSale && (
          <FlashSaleBand sale={home.flashSale} mostCards={mostCards} tenant={tenant} now={new Date()} />
        )}
        <Fold />
        <PrakerjaBlock collections={home.prakerja} chosen={text(search.prakerja)} tenant={tenant} />
        {home.dealBanners.map((banner, index) => (
          <div key={banner.bannerId} className="layout-page">
            <StaffBanner banner={banner} index={index} tenant={tenant} isSaving={isSaving} />
          </div>
        ))}
        {home.bestDeal && (
          <CourseRow
            id="terbaik"
            title={homeText.bestDealWeek}
            courses={home.bestDeal.data.courses.slice(0, mostCards)}
            totalCourses={home.bestDeal.meta.totalData}
            tenant={tenant}
            seeAllHref={pathTo(routes, 'bestDeal')}
          />
        )}
        {isOpen && home.bundles.length > 0 && <Bundles bundles={home.bundles} tenant={tenant} />}
        {(home.bestDeal || home.newest) && !isSaving && <ForYou hasMembers={tenant.capabilities.hasMemberCollection} />}
        {home.newest && (
          <CourseRow
            id="terbaru"
            title={homeText.recommended}
            courses={home.newest.data.slice(0, mostCards)}
            totalCourses={home.newest.meta.totalData}
            tenant={tenant}
            kind={tenant.capabilities.cardKind === 'enrol' ? 'internship' : 'course'}
            seeAllHref={pathTo(listRoutes, 'courses', { sort: 3 })}
          />
        )}
        <HowToLearnSection tenant={tenant} landing={home.landing} />
        {home.categories.length > 0 && (
          <Section title={homeText.categories} seeAllHref={pathTo(routes, 'courses')}>
            <CategoryGrid
              allHref={pathTo(routes, 'courses')}
              categories={home.categories
                .filter(({ totalCourse }) => totalCourse > 0)
                .slice(0, 12)
                .map(({ id, name, slug }) => ({ id, name, href: pathTo(routes, 'category', { slug }) }))}
            />
          </Section>
        )}
        {!isSaving && home.teachers.length > 0 && (
          <Section title={homeText.teachers} lead={homeText.teachersLead}>
            <Teachers teachers={home.teachers} routes={routes} />
          </Section>
        )}
        {home.partnership.length > 0 && <Partnership partners={home.partnership} />}
        {home.partners.length > 0 && (
          <Section band title={homeText.partners} lead={homeText.partnersLead} seeAllHref={pathTo(routes, 'partners')}>
            <PartnerList
              partners={home.partners.slice(0, HOME_PARTNERS).map(({ code, orgName, foto }) => ({
                name: orgName,
                href: pathTo(routes, 'partner', { code }),
                logoUrl: storedAddress(foto),
              }))}
            />
          </Section>
        )}
        {!isSaving && home.testimonials.length > 0 && (
          <Section
            title={homeText.testimonials}
            controls={
              <>
                <AutoScroll targetId="cerita" intervalMs={AUTOPLAY_MS.testimonial} labels={autoplayLabels} />
                <ScrollRowArrows targetId="cerita" labels={arrowLabels} />
              </>
            }
          >
            <Testimonials
              id="cerita"
              label={homeText.testimonials}
              testimonials={home.testimonials.map(({ highlight, content, fullname, position, from, foto }) => ({
                highlight,
                content,
                name: fullname,
                from: [position, from].filter(Boolean).join(', '),
                photoUrl: storedAddress(foto),
              }))}
            />
          </Section>
        )}
        {home.news.length > 0 && (
          <Section title={homeText.news} seeAllHref={pathTo(routes, 'newsList')}>
            <NewsGrid
              news={home.news.map((item) => ({
                href: pathTo(routes, 'news', { slug: item.slug }),
                title: item.title,
                summary: item.summary,
                meta: homeText.newsMeta(date(item.date), item.contributor),
                cloth: thumbnailOf(item.slug, [{ id: item.slug, name: item.contributor }]),
                imageUrl: pictureAddress(item.image, tenant),
              }))}
            />
          </Section>
        )}
        {home.landing && (
          <>
            <LandingStory landing={home.landing} tenant={tenant} isSaving={isSaving} />
            <LandingHelp landing={home.landing} />
          </>
        )}
      </main>
    </>
  );
}
