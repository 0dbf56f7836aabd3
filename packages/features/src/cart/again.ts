import type { ApiClient } from '@suluh/api/client';
import { cartText } from '@suluh/i18n-id/cart';
import type { Search } from '../parts/checkout/index.ts';

const idsIn = (value: Search[string]): number[] =>
  typeof value === 'string' ? value.split(',').map(Number).filter(Number.isSafeInteger) : [];

/**
 * What the cart says to whoever buys an order again: which of its courses cannot be had any more, and which need
 * another date. Names come from the learner's own order, never from the address. Null for everybody else.
 */
export async function againNote(
  api: ApiClient,
  { again, missing, undated }: Search,
): Promise<{ text: string; isWhole: boolean } | null> {
  if (typeof again !== 'string' || again === '') return null;
  const { data } = await api.GET('/api/payment/history/{orderId}', { params: { path: { orderId: again } } });
  if (!data) return null;
  const nameOf = (id: number): string =>
    data.data.detailCourse.find((course) => course.id === id)?.fullname ?? cartText.otherCourse;
  const [gone, dateless] = [idsIn(missing).map(nameOf), idsIn(undated).map(nameOf)];
  const notes = [
    ...(gone.length > 0 ? [cartText.missing(gone)] : []),
    ...(dateless.length > 0 ? [cartText.undated(dateless)] : []),
  ];
  return { text: notes.join(' ') || cartText.again, isWhole: notes.length === 0 };
}
