import type { Environment } from '@suluh/config/environment';
import { midtransProvider } from '../midtrans/midtransProvider.ts';
import { prakerjaClient, type PrakerjaClient } from '../prakerja/prakerjaClient.ts';
import { prakerjaProvider } from '../prakerja/prakerjaProvider.ts';
import { sandboxProvider } from '../sandbox/sandboxProvider.ts';
import type { PaymentProvider } from './port.ts';

/** The providers by gateway: the one that takes new payments, and those that still tell of old ones. */
export type Providers = ReadonlyMap<string, PaymentProvider>;

/** Payment services made from settings alone, the same in API and worker. Nobody tells of made-up money in production. */
export function paymentServices(env: Environment, now: () => Date): { providers: Providers; prakerja: PrakerjaClient } {
  const prakerja = prakerjaClient({
    url: env.PRAKERJA_URL,
    clientCode: env.PRAKERJA_CLIENT_CODE,
    signKey: env.PRAKERJA_SIGN_KEY,
    now,
  });
  const sandbox = sandboxProvider({
    url: `http://127.0.0.1:${env.SANDBOX_PORT}`,
    key: env.SANDBOX_KEY,
    signingKey: env.SANDBOX_SIGNING_KEY,
    notifyUrl: `${env.API_ORIGIN}/api/payment/webhook/sandbox`,
  });
  const midtrans = midtransProvider({
    url: env.MIDTRANS_URL,
    snapUrl: env.MIDTRANS_SNAP_URL,
    serverKey: env.MIDTRANS_SERVER_KEY,
    now,
  });
  return {
    prakerja,
    providers: new Map(
      [...(env.SULUH_MODE === 'demo' ? [sandbox] : []), midtrans, prakerjaProvider(prakerja)].map((provider) => [
        provider.gateway,
        provider,
      ]),
    ),
  };
}
