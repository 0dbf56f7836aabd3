import { describe, expect, it } from 'vitest';
import { failureMessage } from './message.ts';
import { interestSchema, profileSchema } from './profile.ts';
import { dateRule, profileFailure, type ProfileField } from './profileRules.ts';
import { fieldFailures } from './schema.ts';

const failures = (value: unknown) => {
  const result = profileSchema.safeParse(value);
  return result.success ? {} : fieldFailures(result.error);
};

describe('profile', () => {
  it.each([
    ['a name is enough', { fullname: 'Ratih' }, {}],
    ['blank fields count as left out', { fullname: 'Ratih', nik: '', phone: ' ', birthDate: '' }, {}],
    ['a NIK has 16 digits', { fullname: 'Ratih', nik: '3404' }, { nik: 'nik' }],
    ['a phone starts with 8', { fullname: 'Ratih', phone: '0218765432' }, { phone: 'mobilePhone' }],
    ['or with 0 before it, as people write it', { fullname: 'Ratih', phone: '0812345678' }, {}],
    ['a phone has 9 digits', { fullname: 'Ratih', phone: '81234567' }, { phone: 'minLength:9' }],
    ['a phone has at most 13', { fullname: 'Ratih', phone: '81234567890123' }, { phone: 'maxLength:13' }],
    ['a birth date exists', { fullname: 'Ratih', birthDate: '2000-02-30' }, { birthDate: 'date' }],
    ['a birth date in a leap year', { fullname: 'Ratih', birthDate: '2000-02-29' }, {}],
    ['a name is needed', {}, { fullname: 'required' }],
    ['a name has letters', { fullname: 'R2' }, { fullname: 'name' }],
    [
      'texts end somewhere',
      { fullname: 'R', education: 'a'.repeat(65), city: 'a'.repeat(65) },
      { education: 'maxLength:64', city: 'maxLength:64' },
    ],
    ['a long name ends somewhere', { fullname: 'a'.repeat(101) }, { fullname: 'maxLength:100' }],
  ])('%s', (_, value, expected) => {
    expect(failures(value)).toEqual(expected);
  });

  it.each([
    ['2000-02-29', true],
    ['2001-02-29', false],
    ['2000-13-01', false],
    ['29-02-2000', false],
  ])('%s is a date: %s', (text, expected) => {
    expect(dateRule(text) === null).toBe(expected);
  });
});

describe('the form says of each field what the API says', () => {
  it.each<[ProfileField, string]>([
    ['fullname', ' '],
    ['fullname', ' Ratih '],
    ['phone', '0812345678'],
    ['phone', '0218765432'],
    ['phone', ' '],
    ['nik', '3404'],
    ['birthDate', '2001-02-29'],
    ['birthDate', ''],
    ['education', 'a'.repeat(65)],
    ['city', 'a'.repeat(64)],
  ])('%s %j', (field, value) => {
    const failure = profileFailure(field, value);
    expect(failure === null ? undefined : failureMessage(failure)).toBe(
      failures({ fullname: 'Ratih', [field]: value })[field as keyof object],
    );
  });
});

describe('interests: 1 to 3', () => {
  it.each([
    [[], 'interestMin'],
    [['a'], null],
    [['a', 'b', 'c'], null],
    [['a', 'b', 'c', 'd'], 'interestMax'],
  ])('%j: %s', (interest, expected) => {
    const result = interestSchema.safeParse({ interest });
    expect(result.success ? null : result.error.issues[0]?.message).toBe(expected);
  });

  it('needs the list, and names in it', () => {
    expect(fieldFailures(interestSchema.safeParse({}).error!)).toEqual({ interest: 'interestMin' });
    expect(fieldFailures(interestSchema.safeParse({ interest: [' '] }).error!)).toEqual({ 'interest.0': 'required' });
  });
});
