import { expect, it } from 'vitest';
import { refusedField } from './refusedField.ts';

it.each([
  ['nothing', { code: 'invalid_type', expected: 'string', input: undefined }, 'Wajib diisi'],
  ['null', { code: 'invalid_type', expected: 'int', input: null }, 'Wajib diisi'],
  ['no number', { code: 'invalid_type', expected: 'number', input: Number.NaN }, 'Harus berupa angka'],
  ['half of one', { code: 'invalid_type', expected: 'int', input: 1.5 }, 'Harus berupa angka bulat'],
  ['no text', { code: 'invalid_type', expected: 'string', input: 4 }, 'Harus berupa teks'],
  ['no object', { code: 'invalid_type', expected: 'object', input: 4 }, 'Formatnya belum benar'],
  ['an empty text', { code: 'too_small', origin: 'string', minimum: 1 }, 'Wajib diisi'],
  ['a short text', { code: 'too_small', origin: 'string', minimum: 3 }, 'Minimal 3 karakter'],
  ['a small number', { code: 'too_small', origin: 'int', minimum: 0 }, 'Minimal 0'],
  ['a short list', { code: 'too_small', origin: 'array', minimum: 2 }, 'Isi minimal 2'],
  ['a long text', { code: 'too_big', origin: 'string', maximum: 200 }, 'Maksimal 200 karakter'],
  ['a large number', { code: 'too_big', origin: 'number', maximum: 1_000_000_000 }, 'Maksimal 1.000.000.000'],
  ['a long list', { code: 'too_big', origin: 'array', maximum: 20 }, 'Isi paling banyak 20'],
  ['no moment', { code: 'invalid_format', format: 'datetime' }, 'Isi tanggal dan jam'],
  ['no day', { code: 'invalid_format', format: 'date' }, 'Isi tanggal'],
  [
    'no promo code',
    { code: 'invalid_format', format: 'regex', pattern: String(/^[A-Z0-9]{3,30}$/) },
    'Isi 3 sampai 30 huruf atau angka, tanpa spasi',
  ],
  ['what a rule of its own says', { code: 'custom', params: { said: 'required' } }, 'Wajib diisi'],
  ['a year nobody means', { code: 'custom', params: { said: 'years' } }, 'Isi tahun 2000 sampai 2100'],
  ['no address', { code: 'invalid_format', format: 'url' }, 'Harus berupa alamat lengkap yang diawali https://'],
  ['another pattern', { code: 'invalid_format', format: 'regex' }, 'Formatnya belum benar'],
  ['another choice', { code: 'invalid_value' }, 'Pilih salah satu yang tersedia'],
  ['whatever else', { code: 'custom' }, 'Formatnya belum benar'],
])('%s', (_, issue, expected) => expect(refusedField(issue)).toBe(expected));
