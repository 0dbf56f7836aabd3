import { pathTo } from '@suluh/domain/address';
import { bundleText } from '@suluh/i18n-id/bundle';
import { cartText } from '@suluh/i18n-id/cart';
import { promoText } from '@suluh/i18n-id/promo';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { Note } from '@suluh/ui/feedback/Note';
import { notFound, redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import {
  CheckoutFrame,
  loadCheckout,
  orderOfCart,
  PromoEntry,
  SalesClosed,
  WITHOUT,
} from '../parts/checkout-page/index.ts';
import { checkoutParams, checkoutQuery, type Search } from '../parts/checkout/index.ts';
import { isSelling, type AppContext } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import { againNote } from './again.ts';
import { CartBoard } from './CartBoard.tsx';
import { CartSuggestions } from './CartSuggestions.tsx';
import { CartStylesheet } from './CartStylesheet.tsx';
import { EmptyCart } from './EmptyCart.tsx';

interface CartScreenProps {
  context: AppContext;
  search: Search;
}

const countIn = (value: Search[string]): number => Math.max(0, Number(value) || 0);

/** /cart, checkout step 1 (docs/product/addresses.md#main-site). Tenants without a cart have no such page. */
export async function CartScreen({ context, search }: CartScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes, capabilities } = tenant;
  if (!capabilities.hasCart) notFound();
  if (!(await isSelling(context))) return <SalesClosed tenant={tenant} />;
  const query = checkoutQuery(search);
  const path = pathTo(routes, 'cart', checkoutParams(query));
  const outcome = await loadCheckout(context, path, query, { takesRemembered: search.promo !== WITHOUT });
  if (outcome.kind !== 'found') return <LoadFailure failure={outcome.failure} retryHref={path} />;
  const { api, items, selected, promo } = outcome.data;
  const ordered = selected.length === 0 ? await orderOfCart(api, query) : null;
  if (ordered !== null) redirect(pathTo(routes, 'paymentProcess', { order: ordered })); // the page was loaded again while they were ordered
  const again = await againNote(api, search);
  const full = countIn(search.penuh); // courses of a bundle that were left out: classes without a seat, and others
  const others = countIn(search.bundle) - full;
  const leftOut = [
    ...(full > 0 ? [bundleText.missingFull(full)] : []),
    ...(others > 0 ? [bundleText.missing(others)] : []),
  ].join(' ');
  const note = again ? (
    <Note tone={again.isWhole ? 'success' : 'warning'}>{again.text}</Note>
  ) : (
    leftOut && <Note tone="info">{leftOut}</Note>
  );
  const problem = search.error === 'NOT_FOUND' ? cartText.gone : formProblem(search);
  return (
    <CheckoutFrame tenant={tenant} step={0}>
      {items.length === 0 ? (
        <>
          <EmptyCart promoCode={capabilities.hasPromo ? query.promoCode : null}>
            {note}
            {capabilities.hasPromo && query.promoCode !== null && (
              <noscript>
                <Note tone="error" alert>
                  {promoText.emptyCart}
                </Note>
              </noscript>
            )}
            {problem && (
              <Note tone="error" alert>
                {problem}
              </Note>
            )}
            <EmptyState
              headingLevel={1}
              title={cartText.emptyTitle}
              body={cartText.emptyBody}
              action={
                <ButtonLink kind="flame" href={pathTo(routes, 'courses')}>
                  {cartText.findCourse}
                </ButtonLink>
              }
            />
          </EmptyCart>
          <CartSuggestions courseIds={[]} />
        </>
      ) : (
        <>
          <CartStylesheet />
          <CartBoard
            items={items}
            start={promo}
            problem={problem}
            note={note}
            hasPromo={capabilities.hasPromo}
            promoEntry={
              capabilities.hasPromo && (
                <PromoEntry path={pathTo(routes, 'cart')} query={query} start={promo} search={search} />
              )
            }
            paymentMethodPath={pathTo(routes, 'paymentMethod')}
          />
        </>
      )}
    </CheckoutFrame>
  );
}
