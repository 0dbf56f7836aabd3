import { expect, it } from 'vitest';
import { askedSubject, subjectName } from './auditSubject.ts';
import { staffAuditText } from './staffAudit.ts';

it.each([
  ['course 12', 'Kursus 12'],
  ['refund:0b7c', 'Pengembalian dana 0b7c'],
  ['voucher-batch 4', 'Voucher 4'],
  ['promo ZDEF1', 'Promo ZDEF1'],
  ['seller', 'Penjual'],
  ['dewi@suluh.example', 'dewi@suluh.example'],
])('%s is called %s', (subject, name) => expect(subjectName(subject)).toBe(name));

it('somebody is called by their name', () =>
  expect(subjectName('learner 0b7c', 'Budi Santoso')).toBe('Peserta Budi Santoso'));

it.each([
  ['Kursus 66', ['course'], '66'],
  ['kursus 66', ['course'], '66'],
  ['course 66', ['course'], '66'],
  ['Berita 7', ['news'], '7'],
  ['Voucher 3', ['voucher', 'voucher-batch'], '3'],
  ['Promo ZDEF1', ['promo'], 'zdef1'],
  ['refund:0b7c', ['refund'], '0b7c'],
  ['Kursus', ['course'], null],
  [' KURSUS ', ['course'], null],
  ['Peserta magang 0b7c', ['internshipParticipant'], '0b7c'],
  ['Kursusan 3', [], 'kursusan 3'],
  ['Dewi@suluh.example', [], 'dewi@suluh.example'],
])('%s asks for %j %s', (words, kinds, key) => expect(askedSubject(words)).toEqual({ kinds, key }));

it('whatever the trail shows is found by what it shows', () => {
  for (const kind of Object.keys({ ...staffAuditText.areas, ...staffAuditText.kinds })) {
    const { kinds, key } = askedSubject(subjectName(`${kind} Ab-1`));
    expect(kinds, kind).toContain(kind);
    expect(key).toBe('ab-1');
  }
});
