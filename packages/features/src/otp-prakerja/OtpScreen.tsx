import { pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { dateTime, rupiah } from '@suluh/i18n-id/format';
import { otpPageText, paymentText } from '@suluh/i18n-id/payment';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { PaymentPage } from '@suluh/ui/checkout/PaymentPage';
import { Countdown } from '@suluh/ui/home/Countdown';
import { Icon } from '@suluh/ui/icons/Icon';
import { redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { CheckoutFrame } from '../parts/checkout-page/index.ts';
import { learnerIn, type AppContext } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { OrderHelp, OrderHelpStylesheet } from '../parts/order-help/index.ts';
import { typedIn } from '../parts/rule-form/draftIn.ts';
import { CancelHere, deadlineOf, OrderContent, PaymentFollower, screenOf } from '../parts/transaction/index.ts';
import { loadOrder } from '../parts/transaction/load.ts';
import { OtpBoard } from './OtpBoard.tsx';
import { otpAddress, startOf } from './start.ts';

interface OtpScreenProps {
  context: AppContext;
  search: SearchParams;
}

/**
 * /otp-prakerja?order= (docs/product/addresses.md#main-site): payment by Prakerja. An order that is not to be paid by
 * it shows on its own page.
 */
export async function OtpScreen({ context, search }: OtpScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const orderId = typeof search.order === 'string' ? search.order : '';
  if (orderId === '') redirect(pathTo(routes, 'transactionHistory', { tab: 'waiting' }));
  const path = pathTo(routes, 'otpPrakerja', { order: orderId });
  const outcome = await loadOrder(context, path, orderId);
  if (outcome.kind === 'failed') return <LoadFailure failure={outcome.failure} retryHref={path} />;
  const order = outcome.data;
  const orderPath = pathTo(routes, 'paymentProcess', { order: orderId });
  if (screenOf(order, Date.now()).kind !== 'otpPage') redirect(orderPath);
  if (order.orderToken === null) redirect(pathTo(routes, 'paymentMethod', { order: orderId }));
  const who = (await learnerIn(context, path)).id;
  const typed = await typedIn(search, who);
  const deadline = deadlineOf(order);
  const deadlineMs = deadline === null ? null : Date.parse(deadline);
  return (
    <CheckoutFrame tenant={tenant} step={2}>
      <OrderHelpStylesheet />
      <PaymentFollower
        orderId={orderId}
        status={order.status}
        payment={order.payment}
        deadlineMs={deadlineMs}
        stage={order.status}
        heading={otpPageText.title}
      >
        <PaymentPage
          band={{
            label: deadline === null ? order.invoiceId : `${paymentText.deadline} ${dateTime(deadline)}`,
            title: otpPageText.title,
            aside: deadlineMs !== null && (
              <Countdown endsAtMs={deadlineMs} renderedAtMs={Date.now()} labelTemplate={paymentText.countdown} />
            ),
          }}
          rows={[
            { plate: <Icon name="receipt" size={24} />, label: paymentText.total, value: rupiah(order.totalPrice) },
          ]}
          sections={[
            {
              title: paymentText.detail,
              content: <OrderContent order={order} />,
            },
          ]}
          actions={
            <ButtonLink kind="plain" href={pathTo(routes, 'transactionHistory', { tab: 'waiting' })}>
              {paymentText.seeHistory}
            </ButtonLink>
          }
          quietActions={
            <>
              <ButtonLink kind="plain" size="small" href={pathTo(routes, 'paymentMethod', { order: orderId })}>
                {paymentText.otherMethod}
              </ButtonLink>
              <CancelHere orderId={orderId} orderToken={order.orderToken} path={orderPath} />
            </>
          }
        >
          <OtpBoard
            order={{ orderId, orderToken: order.orderToken }}
            who={who}
            orderPath={orderPath}
            start={startOf(search)}
            typedCard={typed?.prakerjaId ?? ''}
            renderedAtMs={Date.now()}
            paths={{
              page: pathTo(routes, 'otpPrakerja', { order: '' }),
              here: withQuery(path, { ...otpAddress(search) }),
            }}
          />
          <OrderHelp orderId={orderId} routes={routes} />
        </PaymentPage>
      </PaymentFollower>
    </CheckoutFrame>
  );
}
