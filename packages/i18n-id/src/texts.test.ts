import { describe, expect, it } from 'vitest';
import { readForm, REGISTER_FORM, RULE_CODES } from '@suluh/domain/validation';
import { registerText } from './auth.ts';
import { courseText } from './course.ts';
import { searchText } from './search.ts';
import { promoRefusalMessage } from './promo.ts';
import { closureText } from './site.ts';
import { ruleText } from './validation.ts';

describe('a text for every broken rule', () => {
  it.each(RULE_CODES)('%s', (code) => {
    expect(ruleText({ code, limit: 7 })).toMatch(/\S/);
    expect(ruleText({ code, limit: 7 })).not.toContain('{');
  });

  it('is empty without a failure', () => {
    expect([ruleText(null), ruleText(undefined)]).toEqual(['', '']);
  });
});

it('an example in a field obeys the rules of that field', () => {
  const { phonePlaceholder: phone, emailPlaceholder: email, fullnamePlaceholder: fullname } = registerText;
  const { failures } = readForm(REGISTER_FORM, { phone, email, fullname });
  expect([failures.phone, failures.email, failures.fullname]).toEqual([undefined, undefined, undefined]);
});

describe('why a promo cannot be used (R3)', () => {
  it.each([
    [{ code: 'minPayment', missingRupiah: 750_000 }, 'Tambah Rp750.000 lagi untuk memakai promo ini.'],
    [{ code: 'tooManyItems', maxItems: 1 }, 'Promo hanya berlaku untuk 1 kursus.'],
    [{ code: 'disabled', reason: 'Kuota habis' }, 'Kuota habis'],
    [{ code: 'disabled', reason: null }, 'Promo ini sedang tidak bisa digunakan'],
    [{ code: 'expired' }, 'Promo sudah berakhir.'],
  ] as const)('%j', (refusal, expected) => {
    expect(promoRefusalMessage(refusal)).toBe(expected);
  });
});

describe('R1, the closure notice by phase', () => {
  const day = '2025-11-06T05:00:00Z';

  it('announces the day', () => {
    expect(closureText.title.announced('Suluh', day)).toBe('Suluh akan tutup pada 6 November 2025');
    expect(closureText.note.announced('Suluh', day)).toContain('ditutup permanen pada 6 November 2025');
  });

  it('has no word of a shop that is shut while it sells', () => {
    for (const words of [closureText.title.ending('Suluh'), closureText.body.ending, closureText.note.ending('Suluh')])
      expect(words).not.toMatch(/tutup|sudah berakhir/);
  });

  it('says in the end that the service has ended and certificates stay', () => {
    expect(closureText.title.ended('Suluh')).toBe('Layanan Suluh sudah berakhir');
    expect(closureText.body.ended).toContain('sertifikatmu masih bisa diunduh');
  });
});

describe('interpolated course and listing texts', () => {
  it.each([
    [17, 60, '17–60 Tahun'],
    [17, null, 'Min. 17 Tahun'],
    [null, 60, 'Maks. 60 Tahun'],
    [null, null, 'Semua usia'],
    [0, 0, '0–0 Tahun'],
  ])('ages %s to %s', (min, max, expected) => {
    expect(courseText.ageRange(min, max)).toBe(expected);
  });

  it('reads naturally', () => {
    expect(courseText.ratingOf5(4.8)).toBe('4.8 dari 5 bintang');
    expect(courseText.sectionSummary(3, '210 menit')).toBe('3 materi · 210 menit');
    expect(searchText.resultsFor('menenun songket')).toBe('Hasil pencarian “menenun songket”');
  });
});
