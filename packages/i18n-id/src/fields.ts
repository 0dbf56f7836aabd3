import type { DropError } from '@suluh/domain/file';
import * as label from './label.ts';

/** Tag input (docs/product/validation.md). */
export const tagFieldText = {
  placeholder: 'Ketik lalu Enter',
  add: 'Tambah',
  remove: (tag: string) => `Hapus ${tag}`,
} as const;

/** One-time-code boxes (docs/product/account.md#password). */
export const otpFieldText = {
  label: label.otp,
  box: (position: number) => `Angka ke-${position}`,
} as const;

/** What is said of a file that was dropped on a field, in the words of docs/product/validation.md#file-upload. */
export function dropErrorText(error: DropError): string {
  switch (error.code) {
    case 'type':
      return `File type must be ${error.types}`;
    case 'larger':
      return `File is larger than ${error.bytes} bytes`;
    case 'smaller':
      return `File is smaller than ${error.bytes} bytes`;
    case 'tooMany':
      return 'Too many files';
  }
}
