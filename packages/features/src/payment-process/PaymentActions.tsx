import { pathTo } from '@suluh/domain/address';
import type { Transaction } from '@suluh/api/types';
import type { PaymentScreen } from '@suluh/domain/payment';
import { drawerItemText } from '@suluh/i18n-id/navigation';
import { paymentText } from '@suluh/i18n-id/payment';
import { transactionText } from '@suluh/i18n-id/transaction';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ReactElement } from 'react';
import { AgainForm, CancelHere, CheckStatus, hasCourses, invoiceHref } from '../parts/transaction/index.ts';

export interface PaymentLinks {
  tenant: TenantConfig;
  order: Transaction;
  screen: PaymentScreen;
}

/** The action that moves the learner on, the one flame of the page; while money is waited for, and where each course has its own, there is none here. */
function MainAction({ tenant: { routes }, order, screen }: PaymentLinks): ReactElement | null {
  if (screen.kind === 'chooseMethod' || screen.kind === 'failed')
    return (
      <ButtonLink kind="flame" href={pathTo(routes, 'paymentMethod', { order: order.orderId })}>
        {screen.kind === 'failed' ? paymentText.tryAgain : paymentText.otherMethod}
      </ButtonLink>
    );
  if (screen.kind !== 'closed') return null;
  return order.status === 'PAID' ? (
    <ButtonLink kind={hasCourses(order) ? 'line' : 'flame'} href={pathTo(routes, 'myCourse')}>
      {drawerItemText.myCourse}
    </ButtonLink>
  ) : (
    <AgainForm
      kind="flame"
      orderId={order.orderId}
      routes={routes}
      path={pathTo(routes, 'paymentProcess', { order: order.orderId })}
    />
  );
}

/** What can be done from here: check the status, get the invoice, see the history. */
export function PaymentActions(links: PaymentLinks): ReactElement {
  const { tenant, order, screen } = links;
  const isFollowed =
    screen.kind === 'virtualAccount' ||
    screen.kind === 'invoice' ||
    screen.kind === 'provider' ||
    screen.kind === 'qr' ||
    screen.kind === 'overdue';
  const invoice = invoiceHref(tenant.routes, order);
  return (
    <>
      <MainAction {...links} />
      {isFollowed && <CheckStatus href={pathTo(tenant.routes, 'paymentProcess', { order: order.orderId })} />}
      {invoice !== null && screen.kind !== 'billing' && (
        <ButtonLink kind="line" icon="download" href={invoice} download>
          {transactionText.invoice}
        </ButtonLink>
      )}
      <ButtonLink
        kind="plain"
        href={pathTo(tenant.routes, 'transactionHistory', {
          tab: order.status === 'UNPAID' ? 'waiting' : order.status === 'PAID' ? 'finished' : 'failed',
        })}
      >
        {paymentText.seeHistory}
      </ButtonLink>
    </>
  );
}

/** For a change of mind: another method, or none. */
export function QuietActions({ tenant: { routes }, order, screen }: PaymentLinks): ReactElement {
  return (
    <>
      {screen.kind !== 'chooseMethod' && screen.kind !== 'failed' && (
        <ButtonLink kind="plain" size="small" href={pathTo(routes, 'paymentMethod', { order: order.orderId })}>
          {paymentText.otherMethod}
        </ButtonLink>
      )}
      <CancelHere orderId={order.orderId} path={pathTo(routes, 'paymentProcess', { order: order.orderId })} />
    </>
  );
}
