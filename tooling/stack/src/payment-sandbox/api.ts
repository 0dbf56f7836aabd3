import { jsonOf, type Asked, type Told } from '../web/http.ts';
import type { Kept } from '../web/journal.ts';
import { isSameText } from '../web/sameText.ts';
import { take, type Wallet } from './wallets.ts';
import { current, METHODS, move, newCharge, type Charge, type ChargeOrder } from './charges.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

function orderOf(body: unknown): ChargeOrder | undefined {
  const read = body as Partial<ChargeOrder> | undefined;
  if (
    !read ||
    !isText(read.id) ||
    !isText(read.orderId) ||
    !isText(read.expiresAt) ||
    !isText(read.notifyUrl) ||
    !isAmount(read.amount)
  )
    return undefined;
  if (!isText(read.method) || !(read.method in METHODS)) return undefined;
  const { id, orderId, method, amount, expiresAt, notifyUrl, wallet } = read;
  return {
    ...(isText(wallet) ? { wallet } : {}),
    id,
    orderId,
    method,
    amount,
    expiresAt,
    notifyUrl,
    description: read.description ?? '',
    customer: read.customer ?? '',
    returnUrl: read.returnUrl ?? '',
  };
}

const refusal = (status: number, error: string): Told => ({ status, json: { error } });

/** The API a shop calls: POST /v1/charges, GET /v1/charges/{id}, POST …/cancel, POST …/refunds. */
export function api(charges: Kept<Charge>, wallets: Kept<Wallet>, settings: { key: string; origin: string }) {
  const shown = (charge: Charge) => ({
    id: charge.id,
    reference: charge.reference,
    state: charge.state,
    amount: charge.amount,
    number: charge.number,
    paymentUrl: charge.number === null ? `${settings.origin}/bayar/${charge.id}` : null,
    qr: METHODS[charge.method]?.hasQr ? `${settings.origin}/bayar/${charge.id}` : null, // a phone that scans it is where it is paid
    expiresAt: charge.expiresAt,
  });

  function open(body: unknown): Told {
    const order = orderOf(body);
    if (!order) return refusal(400, 'charge not understood');
    const known = charges.get(order.id);
    if (!known && order.wallet !== undefined && wallets.get(order.wallet)?.state !== 'linked')
      return refusal(422, 'wallet not linked');
    if (known && (known.amount !== order.amount || known.method !== order.method))
      return refusal(409, 'this id was charged otherwise before');
    if (!known) charges.put(newCharge(order));
    const charge = charges.get(order.id);
    return charge ? { status: known ? 200 : 201, json: shown(charge) } : refusal(500, 'lost');
  }

  function cancel(charge: Charge): Told {
    if (charge.state === 'settled') return refusal(409, 'paid');
    move(charges, charge, 'cancelled', { isLost: true }, Date.now());
    return { status: 200, json: shown(charges.get(charge.id) ?? charge) };
  }

  function refund(charge: Charge, body: unknown): Told {
    const { refundId, amount } = (body ?? {}) as { refundId?: unknown; amount?: unknown };
    if (!isText(refundId) || !isAmount(amount)) return refusal(400, 'refund not understood');
    if (charge.refunds[refundId] !== undefined)
      return { status: 200, json: { refundId, amount: charge.refunds[refundId] } };
    if (charge.state !== 'settled') return refusal(409, 'nothing to give back');
    const given = Object.values(charge.refunds).reduce((sum, each) => sum + each, 0);
    if (given + amount > charge.amount) return refusal(422, 'more than was paid');
    const refunded = { ...charge, refunds: { ...charge.refunds, [refundId]: amount } };
    charges.put(refunded);
    take(wallets, charge.wallet, -amount);
    if (given + amount === charge.amount) move(charges, refunded, 'reversed', {}, Date.now());
    return { status: 201, json: { refundId, amount } };
  }

  return function answer({ method, url, headers, body }: Asked): Told {
    if (!isSameText(headers.authorization ?? '', `Bearer ${settings.key}`)) return refusal(401, 'key');
    const [, , , id, action] = url.pathname.split('/');
    if (method === 'POST' && !id) return open(jsonOf(body));
    const charge = id ? current(charges, id, Date.now()) : undefined;
    if (!charge) return refusal(404, 'no such charge');
    if (method === 'GET' && !action) return { status: 200, json: shown(charge) };
    if (method === 'POST' && action === 'cancel') return cancel(charge);
    if (method === 'POST' && action === 'refunds') return refund(charge, jsonOf(body));
    return refusal(405, 'method');
  };
}
