import { pathTo } from '@suluh/domain/address';
import type { Transaction } from '@suluh/api/types';
import { assertNever } from '@suluh/domain/assert';
import type { PaymentScreen } from '@suluh/domain/payment';
import { PAYOUT_ACCOUNT_FORM, REFUND_FORM } from '@suluh/domain/validation';
import { dateTime } from '@suluh/i18n-id/format';
import * as label from '@suluh/i18n-id/label';
import { billingText, paymentClosedText, paymentText } from '@suluh/i18n-id/payment';
import { refundText } from '@suluh/i18n-id/refund';
import { PaymentPage } from '@suluh/ui/checkout/PaymentPage';
import { Note } from '@suluh/ui/feedback/Note';
import { Countdown } from '@suluh/ui/home/Countdown';
import { redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { billingTyped } from '../parts/billing/typed.ts';
import { CheckoutFrame } from '../parts/checkout-page/index.ts';
import { learnerApi, learnerIn, renewWhenOver, type AppContext } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { OrderHelp } from '../parts/order-help/index.ts';
import { draftOf } from '../parts/rule-form/draft.ts';
import { typedIn } from '../parts/rule-form/draftIn.ts';
import { deadlineOf, PaymentFollower, RefundAccountForm, RefundForm, screenOf } from '../parts/transaction/index.ts';
import { loadOrder } from '../parts/transaction/load.ts';
import { ofThisOrder } from '../parts/transaction/orderDraft.ts';
import { PaymentActions, QuietActions } from './PaymentActions.tsx';
import { PaymentBody } from './PaymentBody.tsx';
import { PaymentProcessStylesheet } from './PaymentProcessStylesheet.tsx';
import { loadInstructions } from './instructions.ts';
import { paymentRows } from './rows.tsx';
import { paymentSections } from './sections.tsx';

interface PaymentProcessScreenProps {
  context: AppContext;
  search: SearchParams;
}

/** The page's heading and the line above it. */
function bandOf(screen: PaymentScreen, order: Transaction, deadline: string | null): { label: string; title: string } {
  switch (screen.kind) {
    case 'closed':
      return {
        label: order.invoiceId,
        title:
          order.refund?.status === 'settled' && order.status === 'CANCEL'
            ? label.refundDone
            : paymentClosedText[screen.status].title,
      };
    case 'billing':
      return { label: order.invoiceId, title: billingText.title };
    case 'chooseMethod':
      return { label: order.invoiceId, title: paymentText.methodTitle };
    case 'failed':
      return { label: order.invoiceId, title: paymentText.failedTitle(screen.productName) };
    case 'overdue':
      return { label: order.invoiceId, title: paymentText.overdueTitle };
    case 'virtualAccount':
    case 'invoice':
    case 'provider':
    case 'qr':
    case 'otpPage':
      return deadline === null
        ? { label: order.invoiceId, title: paymentText.detail }
        : { label: paymentText.deadline, title: dateTime(deadline) };
    default:
      return assertNever(screen);
  }
}

/**
 * /payment-process?order= (docs/product/addresses.md#main-site; docs/product/payment.md#detail): how to pay an order,
 * or how it ended. Rendered by the server for each state; the follower has it rendered anew when the payment moves on.
 */
export async function PaymentProcessScreen({ context, search }: PaymentProcessScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const orderId = typeof search.order === 'string' ? search.order : '';
  if (orderId === '') redirect(pathTo(tenant.routes, 'transactionHistory', { tab: 'waiting' }));
  const path = pathTo(tenant.routes, 'paymentProcess', { order: orderId });
  const outcome = await loadOrder(context, path, orderId);
  if (outcome.kind === 'failed') return <LoadFailure failure={outcome.failure} retryHref={path} />;
  const order = outcome.data;
  const deadline = deadlineOf(order);
  const screen = screenOf(order, Date.now(), search.billing === '1');
  if (screen.kind === 'otpPage') redirect(pathTo(tenant.routes, 'otpPrakerja', { order: orderId }));
  const isPayable =
    screen.kind === 'virtualAccount' || screen.kind === 'invoice' || screen.kind === 'provider' || screen.kind === 'qr';
  const instructions = isPayable ? await loadInstructions(context, order) : [];
  const saved =
    screen.kind === 'billing'
      ? await (await learnerApi(context, path)).GET('/api/billing-address')
      : { data: undefined, error: undefined };
  if (saved.error) renewWhenOver(saved.error, tenant, path);
  const who = (await learnerIn(context, path)).id;
  const kept = await typedIn(search, who);
  const typed = ofThisOrder('billing-pic', orderId, kept);
  const band = bandOf(screen, order, deadline);
  const problem = formProblem(search);
  const links = { tenant, order, screen };
  const posts = { orderId, who, routes: tenant.routes, path };
  return (
    <CheckoutFrame tenant={tenant} step={2}>
      <PaymentProcessStylesheet />
      <PaymentFollower
        orderId={orderId}
        status={order.status}
        payment={order.payment}
        deadlineMs={deadline === null ? null : Date.parse(deadline)}
        stage={`${order.status} ${screen.kind}`}
        heading={band.title}
      >
        <PaymentPage
          band={{
            ...band,
            aside: deadline !== null && isPayable && (
              <Countdown
                endsAtMs={Date.parse(deadline)}
                renderedAtMs={Date.now()}
                labelTemplate={paymentText.countdown}
              />
            ),
          }}
          rows={screen.kind === 'billing' ? [] : paymentRows(order, isPayable, tenant.routes)}
          sections={paymentSections(order, instructions, {
            refundForm: order.canAskRefund && (
              <RefundForm {...posts} draft={draftOf(REFUND_FORM, ofThisOrder('refund-request', orderId, kept))} />
            ),
            accountForm: order.refund?.asksAccount ? (
              <RefundAccountForm
                {...posts}
                account={order.refund.account}
                draft={draftOf(PAYOUT_ACCOUNT_FORM, ofThisOrder('refund-account', orderId, kept))}
              />
            ) : (
              order.refund?.account && <Note>{refundText.accountKnown(order.refund.account)}</Note>
            ),
          })}
          actions={<PaymentActions {...links} />}
          quietActions={order.status === 'UNPAID' && screen.kind !== 'overdue' && <QuietActions {...links} />}
        >
          {problem && (
            <Note tone="error" alert>
              {problem}
            </Note>
          )}
          <PaymentBody
            {...links}
            path={path}
            who={who}
            saved={saved.data?.data ?? []}
            chosenId={typeof search.alamat === 'string' ? search.alamat : null}
            typed={typed && { pic: billingTyped(typed), remember: Boolean(typed.remember) }}
          />
          <OrderHelp orderId={orderId} routes={tenant.routes} />
        </PaymentPage>
      </PaymentFollower>
    </CheckoutFrame>
  );
}
