import { pathTo } from '@suluh/domain/address';
import { redeemText } from '@suluh/i18n-id/account';
import type { ReactElement } from 'react';
import { PlainAccountFrame } from '../parts/account/PlainAccountFrame.tsx';
import { type AppContext, learnerApi, outcomeOf, renewWhenOver } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { CodeForm } from './CodeForm.tsx';
import { loadOffer } from './load.ts';
import { Offer } from './Offer.tsx';
import { OwnVouchers } from './OwnVouchers.tsx';
import { redeemProblems } from './problems.ts';
import { Refused } from './Refused.tsx';
import { RedeemStylesheet } from './RedeemStylesheet.tsx';

interface RedeemScreenProps {
  context: AppContext;
  search: SearchParams;
}

const textIn = (value: SearchParams[string]): string => (typeof value === 'string' ? value.trim() : '');

/**
 * /redeem-voucher-course: first the code is checked, then what it opens is chosen and exchanged; plain forms
 * (docs/product/my-course.md#redeem). Below, the vouchers of voucher courses.
 */
export async function RedeemScreen({ context, search }: RedeemScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const [code, courseId] = [textIn(search.kode), Number(textIn(search.kursus))];
  const path = pathTo(routes, 'redeemVoucher');
  const address = pathTo(routes, 'redeemVoucher', { kode: code || null, kursus: courseId || null });
  const api = await learnerApi(context, address);
  const [offer, vouchers] = await Promise.all([
    code === '' ? null : loadOffer(api, code, courseId),
    api.GET('/api/payment/voucher').then(outcomeOf),
  ]);
  if (vouchers.kind !== 'found') {
    renewWhenOver(vouchers.failure, tenant, address);
    return <LoadFailure failure={vouchers.failure} retryHref={address} />;
  }
  const { codeProblem, choiceProblem } = redeemProblems(search, offer, { code, courseId });
  return (
    <PlainAccountFrame context={context} path={path} address={address} title={redeemText.title}>
      <RedeemStylesheet />
      <div className="redeem-top">
        <section className="panel redeem-form" aria-labelledby="tukar">
          <h2 className="type-h3" id="tukar">
            {redeemText.form}
          </h2>
          <CodeForm action={path} code={code} problem={codeProblem} />
          {offer?.kind === 'open' && (
            <Offer offer={offer} code={code} path={path} tenant={tenant} problem={choiceProblem} />
          )}
        </section>
        <Refused />
      </div>
      <OwnVouchers vouchers={vouchers.data.data} routes={routes} />
    </PlainAccountFrame>
  );
}
