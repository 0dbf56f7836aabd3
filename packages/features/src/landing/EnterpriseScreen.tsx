import { pathTo } from '@suluh/domain/address';
import { enterpriseLeadText, enterpriseText, homeText } from '@suluh/i18n-id/home';
import { landingText } from '@suluh/i18n-id/landing';
import { Section } from '@suluh/ui/sections/Section';
import { RichText } from '@suluh/ui/content/RichText';
import { HomeStylesheet } from '@suluh/ui/stylesheets/HomeStylesheet';
import type { ReactElement } from 'react';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';
import { CourseRow } from '../parts/courses/index.ts';
import { isPageSaving } from '../parts/data-saver/index.ts';
import {
  LandingContacts,
  LandingHead,
  LandingOffers,
  LandingQuestions,
  LandingSteps,
  LandingStory,
  LandingStylesheet,
  LandingTerms,
} from '../parts/landing-sections/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { pictureAddress } from '../parts/pictures/index.ts';
import { Clients } from './Clients.tsx';
import { LandingHero } from './LandingHero.tsx';
import { LeadForm } from './LeadForm.tsx';
import { LeadStylesheet } from './LeadStylesheet.tsx';
import { loadEnterprise } from './load.ts';

/** Where the form stands on the page. */
const FORM_ID = 'minta-penawaran';

/**
 * /enterprise: the home for businesses with its offer in the database's words, the businesses that learn here, the best
 * deals and the form that asks for an offer (docs/product/partner.md#business).
 */
export async function EnterpriseScreen({ context }: { context: AppContext }): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const [loaded, isSaving] = await Promise.all([loadEnterprise(catalogueApi(context)), isPageSaving()]);
  if (loaded.kind === 'failed')
    return <LoadFailure failure={loaded.failure} retryHref={pathTo(routes, 'enterprise')} />;
  const { offer, landing, companies, bestDeal, fields } = loaded;
  return (
    <>
      <HomeStylesheet />
      <LeadStylesheet />
      <LandingStylesheet />
      <main id="isi">
        {landing ? (
          <LandingHead
            landing={landing}
            tenant={tenant}
            house={{ motif: 'parang', ramp: null }}
            tone="soga"
            isSaving={isSaving}
          />
        ) : (
          <LandingHero
            title={offer?.title ?? enterpriseText.heroTitle}
            body={offer?.summary ?? enterpriseText.heroBody}
            actionText={enterpriseLeadText.title}
            actionHref={`#${FORM_ID}`}
            art={{ motif: 'kawung', ramp: null }}
          />
        )}
        <Clients companies={companies.map(({ name, logo }) => ({ name, logoUrl: pictureAddress(logo, tenant) }))} />
        {landing ? (
          <>
            <LandingTerms landing={landing} />
            <LandingSteps landing={landing} />
            <LandingOffers landing={landing} href={`#${FORM_ID}`} />
            <LandingStory landing={landing} tenant={tenant} isSaving={isSaving} />
          </>
        ) : (
          offer && (
            <div className="layout-page section leadForm-offer">
              <RichText html={offer.body} />
            </div>
          )
        )}
        <CourseRow
          id="terbaik"
          title={homeText.bestDeal}
          courses={bestDeal.courses}
          totalCourses={bestDeal.total}
          tenant={tenant}
          seeAllHref={pathTo(routes, 'bestDeal')}
        />
        <section className="section-band" aria-labelledby={FORM_ID}>
          <div className="layout-page leadForm-beside">
            <div>
              <h2 className="type-h2" id={FORM_ID} tabIndex={-1}>
                {enterpriseLeadText.title}
              </h2>
              <p className="type-muted">{enterpriseLeadText.lead}</p>
              {landing && <LandingContacts contacts={landing.contacts} />}
            </div>
            <div className="panel">
              <LeadForm fields={fields} />
            </div>
          </div>
        </section>
        {landing && landing.questions.length > 0 && (
          <Section title={landingText.questions}>
            <LandingQuestions questions={landing.questions} />
          </Section>
        )}
      </main>
    </>
  );
}
