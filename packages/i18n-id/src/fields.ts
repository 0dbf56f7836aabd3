import type { DropError } from '@suluh/domain/file';
import * as label from './label.ts';

/** Date picker (docs/product/validation.md). */
export const dateFieldText = Object.freeze({ day: 'Tanggal', month: 'Bulan', year: 'Tahun' } as const);

/** Tag input (docs/product/validation.md). */
export const tagFieldText = Object.freeze({
  placeholder: 'Ketik lalu Enter',
  add: 'Tambah',
  remove: (tag: string) => `Hapus ${tag}`,
  noOption: 'Tidak ada pilihan yang cocok',
} as const);

/** File upload (docs/product/validation.md#file-upload). The drop errors are English in the specification. */
export const fileFieldText = Object.freeze({
  title: 'Unggah gambar',
  drop: 'Tarik file ke sini atau pilih dari perangkatmu',
  choose: 'Pilih File',
  remove: (name: string) => `Hapus ${name}`,
  hint: 'Maks. 5MB, maks. 4 file, JPG, JPEG, dan PNG, rasio 16:9',
  typeMustBe: (types: string) => `File type must be ${types}`,
  largerThan: (bytes: number) => `File is larger than ${bytes} bytes`,
  smallerThan: (bytes: number) => `File is smaller than ${bytes} bytes`,
  tooMany: 'Too many files',
} as const);

/** Star input of a review (docs/product/review.md#fields). */
export const starFieldText = Object.freeze({
  label: 'Beri bintang',
  star: (count: number) => `${count} bintang`,
} as const);

/** One-time-code boxes (docs/product/account.md#password). */
export const otpFieldText = Object.freeze({
  label: label.otp,
  box: (position: number) => `Angka ke-${position}`,
} as const);

/** The text of a drop error by domain's code (docs/product/validation.md#file-upload). */
export function dropErrorText(error: DropError): string {
  switch (error.code) {
    case 'type':
      return fileFieldText.typeMustBe(error.types);
    case 'larger':
      return fileFieldText.largerThan(error.bytes);
    case 'smaller':
      return fileFieldText.smallerThan(error.bytes);
    case 'tooMany':
      return fileFieldText.tooMany;
  }
}
