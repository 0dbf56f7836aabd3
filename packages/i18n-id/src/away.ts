import * as label from './label.ts';

/** What stands in the place of a whole site that does not answer. */
export const awayText = {
  title: 'Halaman ini sedang tidak bisa dibuka',
  body: 'Gangguannya di kami, bukan di perangkatmu. Yang sudah kamu simpan dan bayar tetap aman. Coba lagi beberapa saat lagi ya.',
  retry: label.retry,
} as const;
