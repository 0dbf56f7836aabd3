import { filledStep, spacedNumber, type StepPart } from '@suluh/domain/payment';
import { rupiah } from '@suluh/i18n-id/numbers';
import type { Transaction } from '@suluh/api/types';
import { catalogueApi, type AppContext } from '../parts/context/index.ts';

/** How to pay by one channel, with the payment's own number and amount. */
export interface Channel {
  title: string;
  steps: StepPart[][];
}

/**
 * The steps of the order's method, channel by channel; none while there is no method, null when they could not be
 * loaded.
 */
export async function loadInstructions(
  context: AppContext,
  { paymentMethod, totalPrice }: Transaction,
): Promise<Channel[] | null> {
  if (paymentMethod === null) return [];
  const { data } = await catalogueApi(context).GET('/api/payment/instruction/{code}', {
    params: { path: { code: paymentMethod.productCode } },
  });
  const values = { number: spacedNumber(paymentMethod.number ?? ''), amount: rupiah(totalPrice) };
  return data
    ? data.data.map(({ channel, steps }) => ({ title: channel, steps: steps.map((step) => filledStep(step, values)) }))
    : null;
}
