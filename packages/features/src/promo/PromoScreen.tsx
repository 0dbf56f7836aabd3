import { pathTo } from '@suluh/domain/address';
import { promoText } from '@suluh/i18n-id/promo';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { fieldOf } from '@suluh/ui/cloth/swatch.ts';
import { ArticlePage } from '@suluh/ui/content/ArticlePage';
import { Paragraphs } from '@suluh/ui/content/Paragraphs';
import { ContentStylesheet } from '@suluh/ui/stylesheets/ContentStylesheet';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { CourseRow } from '../parts/courses/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { PromoTicket } from '../parts/promo-ticket/index.ts';
import { Way } from '../parts/structured-data/index.ts';
import { loadPromo } from './load.ts';
import { PromoPageStylesheet } from './PromoPageStylesheet.tsx';
import { ownTicketView, promoTerms } from './terms.ts';

/** A row of the widest page, within what the page may weigh. */
const MOST_SHOWN = 4;

interface PromoScreenProps {
  context: AppContext;
  code: string;
}

/**
 * /promo/{promoCode}: a promo with its terms and courses; opens in a new tab (docs/product/addresses.md#main-site). An
 * unknown one is not found.
 */
export async function PromoScreen({ context, code }: PromoScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes, capabilities } = tenant;
  if (!capabilities.hasPromo) notFound();
  const outcome = await loadPromo(context, code);
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed')
    return <LoadFailure failure={outcome.failure} retryHref={pathTo(routes, 'promo', { code })} />;
  const promo = outcome.data;
  return (
    <>
      <ContentStylesheet />
      <PromoPageStylesheet />
      <ArticlePage
        cloth={fieldOf('jlamprang', 1.29)}
        breadcrumb={<Way tenant={tenant} current={promo.promoCode} />}
        title={promo.title}
        facts={<PromoTicket promo={ownTicketView(promo)} />}
        after={
          <CourseRow
            id="kursus-promo"
            title={promoText.courses}
            courses={promo.holdsFor.slice(0, MOST_SHOWN)}
            totalCourses={promo.holdsFor.length}
            tenant={tenant}
            seeAllHref={pathTo(routes, 'courses')}
          />
        }
      >
        {promo.description && <Paragraphs text={promo.description} />}
        <h2 className="type-h2">{promoText.howTo}</h2>
        <ol className="content-list promoPage-steps">
          {promoText.howToSteps(promo.promoCode, promo.productName).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2 className="type-h2">{promoText.terms}</h2>
        <ul className="content-list">
          {promoTerms(promo).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        <p>
          <ButtonLink kind="flame" size="large" href={pathTo(routes, 'cart', { promoCode: promo.promoCode })}>
            {promoText.use}
          </ButtonLink>
        </p>
      </ArticlePage>
    </>
  );
}
