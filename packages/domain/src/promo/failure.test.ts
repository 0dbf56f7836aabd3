import { describe, expect, it } from 'vitest';
import { MOBILE_ONLY_MESSAGE, promoFailure } from './failure.ts';

describe('promo apply failure', () => {
  it.each([
    [
      'the mobile-only message opens the app dialog',
      'kode promo hanya dapat digunakan utk mobile',
      { kind: 'appDownloadDialog' },
    ],
    ['in any case', 'Kode promo hanya dapat digunakan utk mobile', { kind: 'appDownloadDialog' }],
    ['another message is shown', 'Kuota promo habis', { kind: 'snackbar', message: 'Kuota promo habis' }],
    ['no message is left to the catalogue', null, { kind: 'snackbar', message: null }],
    ['a blank message too', ' ', { kind: 'snackbar', message: null }],
  ])('%s', (_, message, expected) => {
    expect(promoFailure(message)).toEqual(expected);
  });

  it("keeps the server's words", () => {
    expect(MOBILE_ONLY_MESSAGE).toBe('kode promo hanya dapat digunakan utk mobile');
  });
});
