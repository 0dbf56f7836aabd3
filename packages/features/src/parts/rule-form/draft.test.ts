import { ENTERPRISE_LEAD_FORM } from '@suluh/domain/validation';
import { expect, test } from 'vitest';
import { draftOf, typedIn } from './draft.ts';

const typed = {
  name: 'R2',
  company: 'PT Lumbung & Anak',
  email: '',
  phone: '6281234567',
  teamSize: '1-20',
  need: 'Kasir',
};

test('what was typed comes back with what was wrong', () => {
  expect(draftOf(ENTERPRISE_LEAD_FORM, typedIn(ENTERPRISE_LEAD_FORM, typed))).toEqual({
    values: { ...typed, field: '' },
    errors: { name: 'Nama hanya boleh berisi huruf', email: 'Email PIC wajib diisi' },
  });
});

test('without one there is no draft', () => {
  expect(draftOf(ENTERPRISE_LEAD_FORM, null)).toBeNull();
});

test('one that lacks fields is read all the same', () => {
  expect(draftOf(ENTERPRISE_LEAD_FORM, { name: 'Rina' })?.values).toMatchObject({ name: 'Rina', need: '' });
});
