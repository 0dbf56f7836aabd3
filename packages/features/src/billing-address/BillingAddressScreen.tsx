import type { BillingAddress } from '@suluh/api/types';
import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { billingAddressText } from '@suluh/i18n-id/billingAddress';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { PlainAccountFrame } from '../parts/account/PlainAccountFrame.tsx';
import { RemoveForm } from '../parts/account/RemoveForm.tsx';
import { addressLine, picOf } from '../parts/billing/index.ts';
import { billingTyped } from '../parts/billing/typed.ts';
import { learnerApi, learnerIn, outcomeOf, renewWhenOver, type AppContext } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { typedIn } from '../parts/rule-form/draftIn.ts';
import { AddressForm } from './AddressForm.tsx';
import { BillingAddressStylesheet } from './BillingAddressStylesheet.tsx';

function Kept({ address, routes }: { address: BillingAddress; routes: Routes }): ReactElement {
  const { id, position, pic_phone: phone, pic_email: email } = address;
  const line = addressLine(address);
  return (
    <li className="panel">
      <b>{line}</b>
      <span className="type-small type-muted">{[position, phone, email].join(', ')}</span>
      <div className="billingAddress-deeds">
        <ButtonLink kind="line" size="small" href={pathTo(routes, 'billingAddresses', { ubah: id })}>
          {billingAddressText.editOne}
          <span className="layout-hidden">: {line}</span>
        </ButtonLink>
        <RemoveForm
          action={apiPath(routes, '/api/form/billing-address-remove')}
          id={id}
          name={line}
          redirectTo={pathTo(routes, 'billingAddresses')}
        />
      </div>
    </li>
  );
}

/** /alamat-invoice: whom invoices go to, kept to be chosen again (docs/product/account.md#invoice-addresses). */
export async function BillingAddressScreen({
  context,
  search,
}: {
  context: AppContext;
  search: SearchParams;
}): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const path = pathTo(routes, 'billingAddresses');
  const api = await learnerApi(context, path);
  const outcome = outcomeOf(await api.GET('/api/billing-address'));
  if (outcome.kind !== 'found') {
    renewWhenOver(outcome.failure, tenant, path);
    return <LoadFailure failure={outcome.failure} retryHref={path} />;
  }
  const kept = outcome.data.data;
  const edited = kept.find(({ id }) => id === search.ubah);
  const who = (await learnerIn(context, path)).id;
  const typed = await typedIn(search, who);
  const refused = typed && billingTyped(typed);
  const conflict = edited ? billingAddressText.same : billingAddressText.full;
  const problem = search.error === 'CONFLICT' ? conflict : formProblem(search);
  return (
    <PlainAccountFrame context={context} path={path} title={billingAddressText.title}>
      <BillingAddressStylesheet />
      <p className="type-muted">{billingAddressText.lead}</p>
      {problem && (
        <Note tone="error" alert>
          {problem}
        </Note>
      )}
      {search.tersimpan === '1' && !problem && <Note tone="success">{billingAddressText.saved}</Note>}
      {kept.length > 0 ? (
        <ul className="billingAddress-list">
          {kept.map((address) => (
            <Kept key={address.id} address={address} routes={routes} />
          ))}
        </ul>
      ) : (
        <p>{billingAddressText.none}</p>
      )}
      <AddressForm
        key={edited?.id}
        who={who}
        routes={routes}
        id={edited?.id ?? null}
        values={refused ?? (edited ? picOf(edited) : null)}
        isRefused={refused !== null}
      />
    </PlainAccountFrame>
  );
}
