import * as label from './label.ts';

/** Statements of what partners sold, on screens and on paper (docs/product/invoice.md#statements). */
export const statementText = {
  title: 'Rekap Penjualan Mitra',
  partner: 'Mitra',
  month: 'Bulan',
  made: 'Dicetak',
  gross: 'Penjualan kotor',
  promoPlatform: label.promoByPlatform,
  promoPartner: label.promoByPartner,
  fee: label.platformShare,
  refund: 'Dikembalikan ke pembeli',
  net: 'Bagian mitra',
  lines: 'Rincian',
  sum: 'Jumlah',
  kinds: { sale: 'Penjualan', refund: 'Pengembalian' },
  columns: {
    day: 'Tanggal',
    document: 'Dokumen',
    kind: 'Jenis',
    order: 'Pesanan',
    course: 'Kursus',
    gross: 'Kotor',
    promoPlatform: label.promoByPlatform,
    promoPartner: label.promoByPartner,
    fee: label.platformShare,
    net: 'Bersih',
  },
  note: 'Promo yang ditanggung Suluh tidak mengurangi bagian mitra.',
} as const;
