import { play } from '../web/played.ts';
import { startPrakerja } from './server.ts';

/** A local server in place of Prakerja, with the phones of a few made-up holders. */
await play(
  'prakerja',
  (
    {
      PRAKERJA_PORT: port,
      SULUH_HOST: host,
      PRAKERJA_CLIENT_CODE: clientCode,
      PRAKERJA_SIGN_KEY: signKey,
      API_ORIGIN: apiOrigin,
    },
    file,
  ) => startPrakerja({ port, host, clientCode, signKey, apiOrigin, file }),
);
