import { play } from '../web/played.ts';
import { startMidtrans } from './server.ts';

/** A local server in place of Midtrans, for trying out PAYMENT_GATEWAY=midtrans without an account. */
await play(
  'midtrans',
  ({ MIDTRANS_PORT: port, SULUH_HOST: host, MIDTRANS_SERVER_KEY: serverKey, API_ORIGIN: api }, file) =>
    startMidtrans({ port, host, serverKey, notifyUrl: `${api}/api/payment/webhook/midtrans`, file }),
);
