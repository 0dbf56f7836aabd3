import { heartText } from './heart.ts';
import * as label from './label.ts';

/** Wishlist heart and page (docs/product/wishlist.md#page; docs/product/wishlist.md#toggle). */
export const wishlistText = {
  ...heartText,
  added: 'Berhasil menambah kursus ke Wishlist',
  removed: 'Berhasil menghapus kursus dari Wishlist',
  left: (title: string) => `${title} sudah tidak ada di wishlistmu.`,
  undo: 'Urungkan',
  /** Beside a course that costs less than when it was wished for. */
  cheaper: (amount: string) => `Lebih murah ${amount} dari saat kamu simpan`,
  emptyTitle: 'Kamu Belum Memiliki Wishlist',
  emptyBody: 'Wishlistmu akan muncul di sini',
  findCourse: label.findCourse,
} as const;
