import type { ChargeState, Delivery } from './charges.ts';

/** What a person can do with a charge: where it goes, and how the shop hears of it. */
export interface Action {
  label: string;
  hint?: string;
  to: ChargeState;
  delivery: Delivery;
  kind?: 'main' | 'danger';
}

/** Every action by its name in the form. `amount` of `salah` is completed by the charge. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  bayar: { label: 'Bayar sekarang', to: 'settled', delivery: {}, kind: 'main' },
  tunda: {
    label: 'Bayar, kabar terlambat',
    hint: 'Toko baru diberi tahu 30 detik kemudian.',
    to: 'settled',
    delivery: { delayMs: 30_000 },
  },
  hilang: {
    label: 'Bayar, kabar hilang',
    hint: 'Toko tidak diberi tahu dan harus bertanya sendiri.',
    to: 'settled',
    delivery: { isLost: true },
  },
  ganda: {
    label: 'Bayar, kabar berulang',
    hint: 'Kabar yang sama dikirim lima kali.',
    to: 'settled',
    delivery: { copies: 5 },
  },
  acak: {
    label: 'Bayar, kabar tidak berurutan',
    hint: 'Kabar lama menyusul setelah kabar lunas.',
    to: 'settled',
    delivery: { isReordered: true },
  },
  salah: {
    label: 'Bayar, jumlah pada kabar salah',
    hint: 'Toko harus menolak kabar ini.',
    to: 'settled',
    delivery: { amount: 1 },
  },
  gagal: { label: 'Gagalkan pembayaran', to: 'failed', delivery: {}, kind: 'danger' },
  balik: {
    label: 'Kembalikan dana',
    hint: 'Bank menarik kembali pembayaran yang sudah lunas.',
    to: 'reversed',
    delivery: {},
    kind: 'danger',
  },
};
