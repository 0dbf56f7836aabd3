import { ENTERPRISE_LEAD_FORM } from '@suluh/domain/validation';
import { expect, test } from 'vitest';
import { draftIn, withDraft } from './draft.ts';

const typed = {
  name: 'R2',
  company: 'PT Lumbung & Anak',
  email: '',
  phone: '6281234567',
  teamSize: '1-20',
  need: 'Kasir',
};

/** The query of an address as a page reads it. */
const searchOf = (address: string) => Object.fromEntries(new URL(address, 'http://site').searchParams);

test('what was typed comes back with what was wrong', () => {
  const address = withDraft('/enterprise/minta-penawaran?error=BAD_REQUEST', ENTERPRISE_LEAD_FORM, typed);
  expect(draftIn(ENTERPRISE_LEAD_FORM, searchOf(address))).toEqual({
    values: { ...typed, field: '' },
    errors: { name: 'Nama hanya boleh berisi huruf', email: 'Email PIC wajib diisi' },
  });
});

test('without a refusal there is no draft', () => {
  expect(draftIn(ENTERPRISE_LEAD_FORM, { name: 'Rina' })).toBeNull();
});

test('an address that names a field twice, or nothing else, is read all the same', () => {
  const draft = draftIn(ENTERPRISE_LEAD_FORM, { error: 'BAD_REQUEST', name: ['Rina', 'Sari'] });
  expect(draft?.values).toMatchObject({ name: 'Rina', need: '' });
});
