import { createApiClient } from '@suluh/api/client';
import { voucherOpensNothingText } from '@suluh/i18n-id/server';
import { expect, it } from 'vitest';
import { loadOffer } from './load.ts';

const answering = (body: object, status = 200) =>
  createApiClient({
    baseUrl: 'http://site',
    noBodyMessage: '',
    fetch: async () => Response.json(body, { status }),
  });

it('a code none of whose courses can be taken now offers no empty choice', async () => {
  const api = answering({ data: { expiresAt: null, eventId: null, courses: [] } });
  expect(await loadOffer(api, 'UKMN-8F3K-22QD', 0)).toEqual({ kind: 'refused', message: voucherOpensNothingText });
});

it('a code that is refused says why', async () => {
  const api = answering(
    { success: false, code: 409, status: 'VOUCHER_USED', message: 'Kode sudah pernah dipakai.' },
    409,
  );
  expect(await loadOffer(api, 'UKMN-8F3K-22QD', 0)).toEqual({ kind: 'refused', message: 'Kode sudah pernah dipakai.' });
});
