import type { Environment } from '@suluh/config/environment';

interface PaidFrom {
  orderId: string;
  /** Slug of the partner programme the order belongs to, when it has pages of its own. */
  program: string | null;
  /** Session type of the learner who pays. */
  sessionType: string;
}

/** Page of the shop a provider's page leads back to: of the area the learner is signed in to (spec section 2, variant routes). */
export function paymentPage(env: Pick<Environment, 'MAIN_ORIGIN' | 'MYINDIBIZ_ORIGIN' | 'PROGRAM_ORIGIN'>, { orderId, program, sessionType }: PaidFrom): string {
  const path = `/payment-process?order=${encodeURIComponent(orderId)}`;
  if (sessionType === 'mysooltan') return `${env.MYINDIBIZ_ORIGIN}/myindibiz${path}`;
  return program === null ? `${env.MAIN_ORIGIN}${path}` : `${env.PROGRAM_ORIGIN}/program/${program}${path}`;
}
