import type { SignedMessage } from '../../../http/signedMessage.ts';
import type { ProviderWallets } from './wallets.ts';

/** What is asked of a provider: money for one attempt. The attempt's id makes it idempotent. */
export interface ChargeRequest {
  attemptId: string;
  orderId: string;
  productCode: string;
  amountRupiah: number;
  expiresAt: Date;
  /** What the payer reads: the course, or the first of several and how many others. */
  description: string;
  customer: { fullname: string; email: string };
  /** Where the provider's page leads back to. */
  returnUrl: string;
  /** The provider's id of the linked wallet that pays. */
  accountId?: string | null;
}

/** A payment the provider has opened. */
export interface Charge {
  /** The provider's own id. */
  reference: string;
  /** Number to pay to, of methods that have one. */
  number: string | null;
  /** Page of the provider, of methods that have one. */
  paymentUrl: string | null;
  /** What the QR code it is paid by says, of methods that have one. */
  qr?: string | null;
  /** The provider's deadline when it names one. */
  expiresAt: Date | null;
  /** A linked wallet has paid it already: nothing is asked of its owner. */
  isPaid?: boolean;
}

/** What a provider says about a charge. `unknown`: it has none under this id. */
export type ChargeState = 'pending' | 'settled' | 'failed' | 'cancelled' | 'expired' | 'reversed' | 'unknown';

/** A message a provider sent and signed. */
export interface ProviderEvent {
  /** The same for every copy of one message. */
  eventId: string;
  attemptId: string;
  state: ChargeState;
  amountRupiah: number;
  /** The signature covers the state too. Else the provider is asked before the state is believed. */
  isWholeSigned: boolean;
}

type Verified = { kind: 'event'; event: ProviderEvent } | { kind: 'badSignature' } | { kind: 'unreadable' };

/** Steps of one channel that differ from those we keep. */
export type ProviderInstructions = readonly { channel: string; steps: readonly string[] }[];

/**
 * The one way to a payment provider. Calls that cannot be answered throw ProviderUnavailable, calls that are refused
 * throw ProviderRefused. None of them is made inside a database transaction.
 */
export interface PaymentProvider {
  readonly gateway: string;
  /** Product codes it can take money by. */
  readonly methods: readonly string[];
  /** Wallets that can be linked; left out where the provider has none. */
  readonly wallets?: ProviderWallets;
  /** Opens a payment; the same attempt again answers with the same payment. */
  charge(request: ChargeRequest): Promise<Charge>;
  /** Reads a message only after its signature was found right. */
  verify(message: SignedMessage, now: Date): Verified;
  /** Which payment a message says it is about, believed or not; null when it says none. */
  attemptIn(body: unknown): string | null;
  status(attemptId: string): Promise<{ state: ChargeState; amountRupiah: number }>;
  /**
   * Voids a payment nobody has made. `paid`: too late. `gone`: there is none to void. @param reference of its charge,
   * when it is known
   */
  cancel(attemptId: string, reference?: string | null): Promise<'cancelled' | 'paid' | 'gone'>;
  /** Gives money back; the same refundId again changes nothing. */
  refund(request: { attemptId: string; refundId: string; amountRupiah: number; reason: string }): Promise<void>;
  /** How to pay where the provider's way differs from the bank's usual one, else null. */
  instructions(productCode: string): ProviderInstructions | null;
}

/** The provider understood and refused: trying again does not help. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
