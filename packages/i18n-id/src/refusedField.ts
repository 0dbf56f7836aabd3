/** What is said at a field of a form of staff, whoever checks it. One form of a word serves every number. */
export const refusedFieldText = {
  required: 'Wajib diisi',
  number: 'Harus berupa angka',
  whole: 'Harus berupa angka bulat',
  text: 'Harus berupa teks',
  yesNo: 'Pilih ya atau tidak',
  list: 'Harus berupa daftar',
  email: 'Harus berupa alamat email',
  url: 'Harus berupa alamat lengkap yang diawali https://',
  moment: 'Isi tanggal dan jam',
  day: 'Isi tanggal',
  years: 'Isi tahun 2000 sampai 2100',
  endsBefore: 'Harus setelah waktu mulainya',
  promoCode: 'Isi 3 sampai 30 huruf atau angka, tanpa spasi',
  language: 'Isi dua huruf, seperti id atau en',
  twice: 'Ada yang tertulis dua kali',
  choice: 'Pilih salah satu yang tersedia',
  format: 'Formatnya belum benar',
  letters: 'Ada karakter yang tidak bisa disimpan. Ketik ulang isian ini.',
  version: 'Muat ulang halaman ini, lalu simpan lagi.',
  nearDay: 'Pilih hari paling jauh 2 tahun dari hari ini',
  pastDay: 'Pilih hari ini atau sesudahnya',
  pastMoment: 'Pilih waktu yang belum lewat',
  exactLetters: (count: string) => `Jumlah karakter harus ${count}`,
  minLetters: (least: string) => `Minimal ${least} karakter`,
  maxLetters: (most: string) => `Maksimal ${most} karakter`,
  min: (least: string) => `Minimal ${least}`,
  max: (most: string) => `Maksimal ${most}`,
  minRows: (least: string) => `Isi minimal ${least}`,
  maxRows: (most: string) => `Isi paling banyak ${most}`,
} as const;

/** What a schema found wrong, as zod names it. */
export interface SchemaIssue {
  code?: string | undefined;
  input?: unknown;
  expected?: unknown;
  format?: unknown;
  /** Of a text that has to look a certain way. */
  pattern?: unknown;
  /** Of a rule of the catalogue's own: `said` names the sentence. */
  params?: Readonly<Record<string, unknown>> | undefined;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  /** A text has exactly so many characters. */
  exact?: boolean | undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  number: refusedFieldText.number,
  int: refusedFieldText.whole,
  string: refusedFieldText.text,
  boolean: refusedFieldText.yesNo,
  array: refusedFieldText.list,
};
const FORMATS: Readonly<Record<string, string>> = {
  email: refusedFieldText.email,
  url: refusedFieldText.url,
  datetime: refusedFieldText.moment,
  date: refusedFieldText.day,
  safeint: refusedFieldText.whole,
};
/** What is said of a text that does not look as it has to. */
const PATTERNS: Readonly<Record<string, string>> = {
  '/^[A-Z0-9]{3,30}$/': refusedFieldText.promoCode,
  '/^\\d*$/': refusedFieldText.number,
  '/^[a-z]{2}$/': refusedFieldText.language,
};
const SAID: Readonly<Record<string, string>> = {
  required: refusedFieldText.required,
  endsBefore: refusedFieldText.endsBefore,
  twice: refusedFieldText.twice,
  years: refusedFieldText.years,
};
const counted = (value: unknown): string => new Intl.NumberFormat('id-ID').format(Number(value));

function tooSmall({ origin, minimum, exact, input }: SchemaIssue): string {
  if (origin === 'string' && exact && input !== '') return refusedFieldText.exactLetters(counted(minimum));
  if (origin === 'string')
    return minimum === 1 || exact ? refusedFieldText.required : refusedFieldText.minLetters(counted(minimum));
  return origin === 'array' ? refusedFieldText.minRows(counted(minimum)) : refusedFieldText.min(counted(minimum));
}

function tooBig({ origin, maximum, exact }: SchemaIssue): string {
  if (origin === 'string' && exact) return refusedFieldText.exactLetters(counted(maximum));
  if (origin === 'string') return refusedFieldText.maxLetters(counted(maximum));
  return origin === 'array' ? refusedFieldText.maxRows(counted(maximum)) : refusedFieldText.max(counted(maximum));
}

/** The sentence for what a schema found wrong at a field (docs/product/staff.md#records). */
export function refusedField(issue: SchemaIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return refusedFieldText.required;
      return TYPES[String(issue.expected)] ?? refusedFieldText.format;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return FORMATS[String(issue.format)] ?? PATTERNS[String(issue.pattern)] ?? refusedFieldText.format;
    case 'invalid_value':
      return refusedFieldText.choice;
    default:
      return SAID[String(issue.params?.['said'])] ?? refusedFieldText.format;
  }
}
