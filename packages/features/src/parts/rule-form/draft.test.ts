import { ENTERPRISE_LEAD_FORM, LOGIN_FORM, REGISTER_FORM } from '@suluh/domain/validation';
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

test('of a password only what was wrong with it is kept', () => {
  const kept = typedIn(REGISTER_FORM, { password: 'belajar1', passwordConfirmation: 'belajar2', consent: 'on' });
  expect(kept).toMatchObject({ password: 'passwordUpper', passwordConfirmation: 'notSame', consent: 'on' });
  expect(draftOf(REGISTER_FORM, kept)).toMatchObject({
    values: { password: '', passwordConfirmation: '', consent: 'on' },
    errors: { password: expect.stringMatching(/./), passwordConfirmation: 'Tidak Sama' },
  });
  expect(draftOf(REGISTER_FORM, kept)!.errors).not.toHaveProperty('consent');
});

test('a password that was fine has nothing said of it', () => {
  const kept = typedIn(LOGIN_FORM, { email: 'a@b.id', password: 'Belajar123' });
  expect(JSON.stringify(kept)).not.toContain('Belajar123');
  expect(draftOf(LOGIN_FORM, kept)!.errors).toEqual({});
});

test('without one there is no draft', () => {
  expect(draftOf(ENTERPRISE_LEAD_FORM, null)).toBeNull();
});

test('one that lacks fields is read all the same', () => {
  expect(draftOf(ENTERPRISE_LEAD_FORM, { name: 'Rina' })?.values).toMatchObject({ name: 'Rina', need: '' });
});
