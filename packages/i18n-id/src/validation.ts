import { firstFailure, type Rule, type RuleCode, type RuleFailure } from '@suluh/domain/validation';
import { ageRuleText } from './ageRule.ts';
import * as label from './label.ts';

const N = '{n}';

const templates = {
  ...ageRuleText,
  required: 'Masukkan data terlebih dahulu',
  requiredFile: 'Masukkan file terlebih dahulu',
  emailAt: 'Format email yang dimasukkan tidak memiliki “@”',
  emailFormat: 'Format email tidak valid',
  minLength: `Minimum ${N} karakter`,
  maxLength: `Maksimum ${N} karakter`,
  nik: 'Format NIK tidak valid',
  mobilePhone: 'Nomor handphone tidak valid',
  name: 'Nama hanya boleh berisi huruf',
  notSame: 'Tidak Sama',
  url: 'Format penulisan URL salah',
  imageType: 'File harus berupa JPG, JPEG, atau PNG',
  pdfType: 'File harus berupa PDF',
  paperType: 'File harus berupa JPG, JPEG, PNG, atau PDF',
  imageRatio: 'Rasio harus 16:9',
  fileTooLarge: 'melebihi 5MB',
  alphanumeric: 'Hanya boleh berisi huruf dan angka',
  minThreeWords: 'masukan minimal 3 kata',
  passwordLength: `Minimum ${N} karakter`,
  passwordUpper: 'Memuat huruf besar',
  passwordLower: 'Memuat huruf kecil',
  passwordDigit: 'Memuat angka',
  ratingRequired: label.chooseStars,
  consent: 'Setujui syarat dan ketentuan terlebih dahulu',
  date: 'Tanggal tidak valid',
  otpLength: `Kode yang dimasukkan minimum ${N} angka`,
  promoCodeRequired: label.codeRequired,
  interestMax: 'Maksimal 3 minat pelatihan yang dapat dipilih!',
  interestMin: 'Pilih setidaknya 1 minat pelatihan terlebih dahulu!',
  billingNameRequired: 'Nama peserta wajib diisi',
  billingPositionRequired: 'Jabatan wajib diisi',
  billingPhoneRequired: 'No telepon PIC penagihan wajib diisi',
  billingPhonePrefix: 'Nomor yang dimasukkan harus diawali 62',
  billingPhoneMin: `Nomor yang dimasukkan minimum ${N} angka`,
  billingPhoneMax: `Nomor yang dimasukkan maximal ${N} angka`,
  billingEmailRequired: 'Email PIC wajib diisi',
  billingEmailFormat: 'Format email domain yang dimasukkan tidak valid',
  billingAddressRequired: 'Alamat penagihan/invoice wajib diisi',
} as const satisfies Record<RuleCode, string>;

/**
 * The message for a broken rule, with its N filled in (docs/product/validation.md); '' for none. Pair it with
 * failureOfMessage of domain for zod issues.
 */
export function ruleText(failure: RuleFailure | null | undefined): string {
  if (!failure) return '';
  return templates[failure.code].replace(N, String(failure.limit ?? ''));
}

/** What the first rule says that a value breaks, in the given order; null for none (docs/product/validation.md#form-fields). */
export function brokenRuleText(value: string, rules: readonly Rule[]): string | null {
  const failure = firstFailure(value, rules);
  return failure && ruleText(failure);
}
