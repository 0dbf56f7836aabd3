import { play } from '../web/played.ts';
import { startPaymentSandbox } from './server.ts';

/** The payment provider that comes with Suluh: made-up money, real HTTP, real signatures. */
await play(
  'payment-sandbox',
  (
    { SANDBOX_PORT: port, SULUH_HOST: host, SANDBOX_ORIGIN: origin, SANDBOX_KEY: key, SANDBOX_SIGNING_KEY: signingKey },
    file,
  ) => startPaymentSandbox({ port, host, origin, key, signingKey, file }),
);
