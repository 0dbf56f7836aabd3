import * as label from './label.ts';

/** Error texts of the catalogue (docs/product/errors.md). Server messages pass through and are not here. */
export const errorText = {
  /** Request with no server body: code 500, status error. */
  noConnection: 'Permintaan gagal, pastikan anda terhubung ke internet',
  promoRejected: label.promoRejected,
  photoUploadFailed: label.photoUploadFailed,
  /** Placeholder for a person without words from the server. */
  generic: 'Ada yang belum beres. Coba lagi beberapa saat lagi ya.',
  loadFailed: 'Bagian ini belum bisa dimuat',
  retry: label.retry,
} as const;
