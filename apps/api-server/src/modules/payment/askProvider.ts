import { courseNames } from '@suluh/i18n-id/orderNews';
import { asc, eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import type { OrderRow } from '../order/queries.ts';
import { programById } from '../program/queries.ts';
import type { AttemptRow } from './openAttempt.ts';
import { paymentPage } from './paymentPage.ts';
import { ProviderRefused, type Charge } from './provider/port.ts';
import { ProviderUnavailable } from '../../provider/callProvider.ts';

/** Where the learner pays from. */
export interface Payer {
  /** Area the learner is signed in to. */
  sessionType: string;
  /** Home of the site the learner is on, unchecked. */
  site: string | null;
  /** The provider's id of the linked wallet that pays. */
  accountId?: string | null;
}

/** Where the provider's page leads back to. */
async function returnUrlOf(services: Services, order: OrderRow, { sessionType, site }: Payer): Promise<string> {
  return paymentPage(services.settings, {
    orderId: order.id,
    program: await programById(services, order.programId),
    sessionType,
    site,
  });
}

/**
 * Asks the provider, outside any transaction. A payment that could not be opened is left to be voided: it may exist
 * there.
 */
export async function charge(services: Services, order: OrderRow, attempt: AttemptRow, payer: Payer): Promise<Charge> {
  const { db, providers, log, now } = services;
  const { orderItem, userAccount, paymentAttempt } = schema;
  const provider = providers.get(attempt.gateway);
  if (!provider) throw new Error(`no provider ${attempt.gateway}`);
  const [items, [customer]] = await Promise.all([
    db
      .select({ fullname: orderItem.fullname })
      .from(orderItem)
      .where(eq(orderItem.orderId, order.id))
      .orderBy(asc(orderItem.position)),
    db
      .select({ fullname: userAccount.fullname, email: userAccount.email })
      .from(userAccount)
      .where(eq(userAccount.id, order.userId)),
  ]);
  try {
    return await provider.charge({
      attemptId: attempt.id,
      orderId: order.id,
      productCode: attempt.productCode,
      amountRupiah: attempt.amount,
      expiresAt: attempt.expiresAt ?? now(),
      description: courseNames(items.map(({ fullname }) => fullname)) || order.id,
      customer: customer ?? { fullname: '', email: '' },
      returnUrl: await returnUrlOf(services, order, payer),
      accountId: payer.accountId ?? null,
    });
  } catch (error) {
    await db
      .update(paymentAttempt)
      .set({ status: 'voiding', lastError: String(error).slice(0, 500), nextCheckAt: now() })
      .where(eq(paymentAttempt.id, attempt.id));
    log.error({ err: error, attemptId: attempt.id }, 'payment could not be opened');
    if (error instanceof ProviderUnavailable) throw new ApiError('UNAVAILABLE', { cause: error });
    if (error instanceof ProviderRefused) throw new ApiError('METHOD_UNAVAILABLE', { cause: error });
    throw error;
  }
}
