import { createHash } from 'node:crypto';
import type { Kept } from '../web/journal.ts';

/** States of a charge; what is over does not become pending again. */
export type ChargeState = 'pending' | 'settled' | 'failed' | 'cancelled' | 'expired' | 'reversed';

/** A message on its way to the shop. */
export interface Message {
  eventId: string;
  state: ChargeState;
  /** Amount the message names; another than the charge's on purpose, for trying out. */
  amount: number;
  dueAt: number;
  tries: number;
  isDelivered: boolean;
}

export interface Charge {
  /** The shop's id. */
  id: string;
  reference: string;
  orderId: string;
  method: string;
  amount: number;
  customer: string;
  description: string;
  /** The linked wallet it is paid by. */
  wallet?: string | undefined;
  number: string | null;
  expiresAt: string;
  notifyUrl: string;
  returnUrl: string;
  state: ChargeState;
  /** Refunds by the shop's id. */
  refunds: Record<string, number>;
  messages: Message[];
}

/** What the shop asks for. */
export interface ChargeOrder {
  id: string;
  orderId: string;
  method: string;
  amount: number;
  expiresAt: string;
  description: string;
  customer: string;
  notifyUrl: string;
  returnUrl: string;
  wallet?: string | undefined;
}

interface Method {
  name: string;
  /** Beginning of its numbers, as the bank hands them out to one company; left out where a page is paid on. */
  prefix?: string;
  /** Paid by scanning. */
  hasQr?: boolean;
  /** Paid by a card that is written on the page. */
  hasCard?: boolean;
}

/** The methods that are played. */
export const METHODS: Readonly<Record<string, Method>> = {
  VA_BCA: { name: 'BCA Virtual Account', prefix: '39010' },
  VA_BNI: { name: 'BNI Virtual Account', prefix: '98829' },
  VA_BRI: { name: 'BRIVA (BRI)', prefix: '12620' },
  VA_MANDIRI: { name: 'Mandiri Virtual Account', prefix: '89508' },
  VA_PERMATA: { name: 'Permata Virtual Account', prefix: '85200' },
  GOPAY: { name: 'GoPay' },
  OVO: { name: 'OVO' },
  QRIS: { name: 'QRIS', hasQr: true },
  CREDIT_CARD: { name: 'Kartu Kredit', hasCard: true },
  INVOICE_TRANSFER: { name: 'Transfer bank atas faktur', prefix: '85299' },
};

/** Eleven digits that follow from the id: the same charge has the same number, and a number belongs to one charge. */
const digitsOf = (id: string): string =>
  BigInt(`0x${createHash('sha256').update(id).digest('hex').slice(0, 16)}`)
    .toString()
    .padStart(11, '0')
    .slice(-11);

/** A new charge; the number follows from its id. */
export function newCharge(order: ChargeOrder): Charge {
  const prefix = METHODS[order.method]?.prefix;
  return {
    ...order,
    reference: `sbx-${order.id}`,
    number: prefix === undefined ? null : prefix + digitsOf(order.id),
    state: 'pending',
    refunds: {},
    messages: [],
  };
}

const REACHABLE: Record<ChargeState, readonly ChargeState[]> = {
  pending: ['settled', 'failed', 'cancelled', 'expired'],
  settled: ['reversed'],
  failed: [],
  cancelled: [],
  expired: [],
  reversed: [],
};

/** How the message of a change travels. */
export interface Delivery {
  delayMs?: number;
  copies?: number;
  /** An older message of the charge arrives after the new one. */
  isReordered?: boolean;
  isLost?: boolean;
  amount?: number;
}

/** Moves a charge and writes the messages the change gives rise to. Answers whether it could move. */
export function move(charges: Kept<Charge>, charge: Charge, to: ChargeState, delivery: Delivery, now: number): boolean {
  if (!REACHABLE[charge.state].includes(to)) return false;
  const amount = delivery.amount ?? charge.amount;
  const dueAt = now + (delivery.delayMs ?? 0);
  const message = (state: ChargeState, later = 0): Message => ({
    eventId: `${charge.id}-${state}`,
    state,
    amount,
    dueAt: dueAt + later,
    tries: 0,
    isDelivered: false,
  });
  const sent = delivery.isLost ? [] : Array.from({ length: delivery.copies ?? 1 }, () => message(to));
  const older = delivery.isReordered ? [message('pending', 1_000)] : [];
  charges.put({ ...charge, state: to, messages: [...charge.messages, ...sent, ...older] });
  return true;
}

/** A charge past its deadline is expired from then on, whoever looks first. */
export function current(charges: Kept<Charge>, id: string, now: number): Charge | undefined {
  const charge = charges.get(id);
  if (charge && charge.state === 'pending' && Date.parse(charge.expiresAt) <= now)
    move(charges, charge, 'expired', {}, now);
  return charges.get(id);
}
