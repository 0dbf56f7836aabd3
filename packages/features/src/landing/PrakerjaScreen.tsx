import { pathTo } from '@suluh/domain/address';
import { prakerjaHomeText } from '@suluh/i18n-id/home';
import { landingText } from '@suluh/i18n-id/landing';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Section } from '@suluh/ui/sections/Section';
import { HomeStylesheet } from '@suluh/ui/stylesheets/HomeStylesheet';
import type { ReactElement } from 'react';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';
import { CourseRow } from '../parts/courses/index.ts';
import { isPageSaving } from '../parts/data-saver/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import {
  LandingContacts,
  LandingHead,
  LandingQuestions,
  LandingSteps,
  LandingStory,
  LandingStylesheet,
  LandingTerms,
} from '../parts/landing-sections/index.ts';
import { faqData, JsonLd } from '../parts/structured-data/index.ts';
import { LandingHero } from './LandingHero.tsx';
import { loadPrakerja } from './load.ts';
import { PrakerjaStylesheet } from './PrakerjaStylesheet.tsx';

/** Slug of the category of all Prakerja courses. */
const PRAKERJA_SLUG = 'prakerja';

/** Its cloth. */
const CLOTH = { motif: 'truntum', ramp: null } as const;

/**
 * /kartuprakerja: how one pays by the balance, what it pays and who may, in the words of its landing page; its
 * collections as rows of courses; questions (docs/product/partner.md#prakerja). Without a landing page it greets by words
 * of its own and shows the rows.
 */
export async function PrakerjaScreen({ context }: { context: AppContext }): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const [loaded, isSaving] = await Promise.all([loadPrakerja(catalogueApi(context)), isPageSaving()]);
  if (loaded.kind === 'failed') return <LoadFailure failure={loaded.failure} retryHref={pathTo(routes, 'prakerja')} />;
  const { landing, collections } = loaded;
  const allCourses = pathTo(routes, 'category', { slug: PRAKERJA_SLUG });
  return (
    <>
      <HomeStylesheet />
      <PrakerjaStylesheet />
      <LandingStylesheet />
      {landing && landing.questions.length > 0 && <JsonLd data={[faqData(landing.questions)]} />}
      <main id="isi">
        {landing ? (
          <>
            <LandingHead landing={landing} tenant={tenant} house={CLOTH} isSaving={isSaving} />
            <LandingSteps landing={{ ...landing, stepsTitle: landing.stepsTitle || prakerjaHomeText.journeyTitle }} />
            <LandingTerms landing={landing} />
          </>
        ) : (
          <LandingHero
            title={prakerjaHomeText.heroTitle}
            body={prakerjaHomeText.heroBody}
            actionText={prakerjaHomeText.findCourse}
            actionHref={allCourses}
            art={CLOTH}
          />
        )}
        {collections.map(({ collection, courses }) => (
          <CourseRow
            key={collection.slug}
            id={`koleksi-${collection.slug}`}
            title={collection.title}
            lead={collection.description}
            courses={courses}
            totalCourses={collection.totalCourse}
            tenant={tenant}
            seeAllHref={pathTo(routes, 'collection', { slug: collection.slug })}
          />
        ))}
        <p className="layout-page section" style={{ display: 'grid', justifyContent: 'center' }}>
          <ButtonLink kind="line" href={allCourses}>
            {prakerjaHomeText.allCourses}
          </ButtonLink>
        </p>
        {landing && <LandingStory landing={landing} tenant={tenant} isSaving={isSaving} />}
        {landing && landing.questions.length + landing.contacts.length > 0 && (
          <Section band title={landingText.questions}>
            <LandingQuestions questions={landing.questions} />
            <LandingContacts contacts={landing.contacts} />
          </Section>
        )}
      </main>
    </>
  );
}
