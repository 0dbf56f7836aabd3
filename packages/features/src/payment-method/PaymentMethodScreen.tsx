import { pathTo } from '@suluh/domain/address';
import { randomUUID } from 'node:crypto';
import type { ApiClient, ApiFailure } from '@suluh/api/client';
import type { PaymentProduct, Transaction } from '@suluh/api/types';
import { confirmStep } from '@suluh/domain/cart';
import { WALLET_PARAM } from '@suluh/domain/payment';
import { walletText } from '@suluh/i18n-id/payment';
import { Note } from '@suluh/ui/feedback/Note';
import { notFound, redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { CheckoutFrame, loadCheckout, orderOfCart, PromoEntry, SalesClosed } from '../parts/checkout-page/index.ts';
import {
  checkoutParams,
  checkoutQuery,
  orderCheckoutItem,
  type CheckoutItem,
  type CheckoutQuery,
  type PromoStart,
  type Search,
} from '../parts/checkout/index.ts';
import { isSelling, learnerApi, outcomeOf, renewWhenOver, type AppContext } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import { lineOf } from '../parts/transaction/index.ts';
import { OrderProblem, OrderReview } from './OrderReview.tsx';
import type { WaitingOrder } from './order.ts';
import { PaymentBoard } from './PaymentBoard.tsx';
import { PaymentMethodStylesheet } from './PaymentMethodStylesheet.tsx';

interface PaymentMethodScreenProps {
  context: AppContext;
  search: Search;
}

interface Loaded {
  items: CheckoutItem[];
  promo: PromoStart;
  methods: readonly PaymentProduct[];
  order: WaitingOrder | null;
}

async function methodsOf(
  api: ApiClient,
  query: { cart?: string[]; orderId?: string; program?: string },
  wallet: string | null,
): Promise<readonly PaymentProduct[] | ApiFailure> {
  if (wallet !== null) await api.POST('/api/payment/wallet/{code}/back', { params: { path: { code: wallet } } }); // refused: it is not linked
  const { data, error } = await api.GET('/api/payment/method', { params: { query } });
  return data ? data.data : error;
}

const waitingOrder = ({ orderId, invoiceId, purchaseTotal, promoCode, promoDiscount }: Transaction): WaitingOrder => ({
  orderId,
  invoiceId,
  purchaseRupiah: purchaseTotal,
  promoCode,
  discountRupiah: promoDiscount,
});

/** What became of a wallet somebody comes back from linking. */
function WalletNote({ wallet }: { wallet: PaymentProduct | undefined }): ReactElement | null {
  if (!wallet?.walletLink) return null;
  const isLinked = wallet.walletLink === 'linked';
  return (
    <Note tone={isLinked ? 'success' : 'warning'} alert={!isLinked}>
      {(isLinked ? walletText.linked : walletText.notLinked)(wallet.productName)}
    </Note>
  );
}

/** The courses that are paid for, the promo and the ways to pay: of the cart, or of an order that waits. */
async function load(
  context: AppContext,
  path: string,
  query: CheckoutQuery,
  wallet: string | null,
): Promise<Loaded | ApiFailure> {
  const { tenant } = context;
  const program = tenant.program ? { program: tenant.program } : {};
  if (query.order !== null) {
    const api = await learnerApi(context, path);
    const outcome = outcomeOf(
      await api.GET('/api/payment/history/{orderId}', { params: { path: { orderId: query.order } } }),
    );
    if (outcome.kind === 'missing') notFound();
    if (outcome.kind === 'failed') {
      renewWhenOver(outcome.failure, tenant, path);
      return outcome.failure;
    }
    const transaction = outcome.data.data;
    if (transaction.status !== 'UNPAID')
      redirect(
        pathTo(tenant.routes, 'transactionHistory', { tab: transaction.status === 'PAID' ? 'finished' : 'failed' }),
      );
    const methods = await methodsOf(api, { orderId: transaction.orderId, ...program }, wallet);
    if ('code' in methods) return methods;
    return {
      items: transaction.detailCourse.map((course) => orderCheckoutItem(course, tenant)),
      promo: { kind: 'none' },
      methods,
      order: waitingOrder(transaction),
    };
  }
  const outcome = await loadCheckout(context, path, query);
  if (outcome.kind !== 'found') return outcome.failure;
  const { api, selected, promo } = outcome.data;
  if (selected.length === 0) {
    const ordered = await orderOfCart(api, query);
    redirect(
      ordered === null ? pathTo(tenant.routes, 'cart') : pathTo(tenant.routes, 'paymentProcess', { order: ordered }),
    );
  }
  const methods = await methodsOf(api, { cart: selected.map(({ cartId }) => cartId), ...program }, wallet);
  return 'code' in methods ? methods : { items: selected, promo, methods, order: null };
}

/**
 * /payment-method, checkout steps 2 and 3 (docs/product/addresses.md#main-site). Tenants without a cart have no such
 * page.
 */
export async function PaymentMethodScreen({ context, search }: PaymentMethodScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes, capabilities } = tenant;
  if (!capabilities.hasCart) notFound();
  if (!(await isSelling(context))) return <SalesClosed tenant={tenant} />;
  const query = checkoutQuery(search);
  const path = pathTo(routes, 'paymentMethod', checkoutParams(query));
  const wallet = typeof search[WALLET_PARAM] === 'string' ? search[WALLET_PARAM] : null;
  const loaded = await load(context, path, query, wallet);
  if ('code' in loaded) return <LoadFailure failure={loaded} retryHref={path} />;
  const { items, promo, methods, order } = loaded;
  const asksSchedule = order === null && confirmStep({ programId: tenant.program, items }) === 'confirmFirst';
  const hasPromo = capabilities.hasPromo && order === null;
  const problem = formProblem(search);
  const chosen = methods.find(({ productCode }) => productCode === query.method);
  return (
    <CheckoutFrame tenant={tenant} step={1}>
      <PaymentMethodStylesheet />
      <PaymentBoard
        items={items}
        start={promo}
        methods={methods}
        order={order}
        hasPromo={hasPromo}
        promoEntry={
          hasPromo && <PromoEntry path={pathTo(routes, 'paymentMethod')} query={query} start={promo} search={search} />
        }
        asksSchedule={asksSchedule}
        line={lineOf(tenant)}
        path={path}
        attempt={randomUUID()}
        problem={
          problem === null ? (
            <WalletNote wallet={methods.find(({ productCode }) => productCode === wallet)} />
          ) : (
            <OrderProblem text={problem} items={items} />
          )
        }
        review={
          search.confirm === '1'
            ? {
                method: query.method,
                content: (
                  <OrderReview items={items} methodName={chosen?.productName ?? null} asksSchedule={asksSchedule} />
                ),
              }
            : null
        }
      />
    </CheckoutFrame>
  );
}
