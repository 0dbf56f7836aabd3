import { pathTo } from '@suluh/domain/address';
import { rupiah } from '@suluh/i18n-id/format';
import { referralText } from '@suluh/i18n-id/referral';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { HeroSlide } from '@suluh/ui/home/BannerSlide';
import { Icon } from '@suluh/ui/icons/Icon';
import { HomeStylesheet } from '@suluh/ui/stylesheets/HomeStylesheet';
import type { ReactElement } from 'react';
import { type AppContext, learnerApi, renewWhenOver } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { CodeCard } from './CodeCard.tsx';
import { Friends } from './Friends.tsx';
import { loadReferral } from './load.ts';
import { ReferralStylesheet } from './ReferralStylesheet.tsx';

const ART = '/_ui/referral.svg';

/**
 * /referral-code: the learner's code to copy and send on, how it goes, the friends it brought, and what can be used
 * (docs/product/account.md#referral).
 */
export async function ReferralScreen({ context }: { context: AppContext }): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const path = pathTo(routes, 'referralCode');
  const outcome = await loadReferral(await learnerApi(context, path));
  if (outcome.kind !== 'found') {
    renewWhenOver(outcome.failure, tenant, path);
    return <LoadFailure failure={outcome.failure} retryHref={path} />;
  }
  const { info, friends } = outcome.data;
  return (
    <>
      <HomeStylesheet />
      <ReferralStylesheet />
      <main id="isi">
        <div className="bannerSlider">
          <div className="layout-page">
            <HeroSlide title={referralText.heading} body={referralText.lead} art={{ imageUrl: ART }} />
          </div>
        </div>
        <div className="layout-page referral">
          <div className="referral-main">
            <section>
              <h2 className="type-h2">{referralText.yourCode}</h2>
              <CodeCard
                code={info.code}
                url={`${tenant.origin}${pathTo(routes, 'register', { referral: info.code })}`}
              />
            </section>
            <section>
              <h2 className="type-h2">{referralText.how}</h2>
              <ol className="referral-steps">
                {referralText.steps.map(({ title, text }) => (
                  <li key={title}>
                    <h3 className="type-h3">{title}</h3>
                    <p className="type-muted">{text}</p>
                  </li>
                ))}
              </ol>
            </section>
            <section>
              <h2 className="type-h2">{referralText.friends}</h2>
              <Friends friends={friends} />
            </section>
          </div>
          <aside className="referral-aside" aria-label={referralText.ready}>
            <div className="panel">
              <p className="type-muted">{referralText.ready}</p>
              <p className="type-h2 type-tabular referral-ready">{rupiah(info.ready)}</p>
              <p className="type-muted">{referralText.readyNote(info.waiting)}</p>
              {info.nextPromo && (
                <ButtonLink kind="line" block href={pathTo(routes, 'cart', { promoCode: info.nextPromo })}>
                  {referralText.use}
                </ButtonLink>
              )}
            </div>
            <div className="panel">
              <h2 className="type-h3">{referralText.rulesTitle}</h2>
              <ul className="referral-rules">
                {referralText.rules.map((rule) => (
                  <li key={rule}>
                    <Icon name="info" />
                    {rule}
                  </li>
                ))}
              </ul>
            </div>
          </aside>
        </div>
      </main>
    </>
  );
}
