import { describe, expect, it } from 'vitest';
import { PARTNERSHIP_FORM, partnershipReasonSchema, partnershipSchema, tagsIn } from './partnership.ts';
import { readForm } from './form.ts';
import { failureMessage } from './message.ts';
import { fieldFailures } from './schema.ts';

const application = {
  type: 'individual',
  name: 'Sari Batik',
  phone: '81234567890',
  website: 'https://sari.example',
  fields: 'Batik, Pewarna alam',
  profile: 'Mengajar membatik tulis',
};
const nines = (count: number) => Array.from({ length: count }, (_, at) => `bidang ${at}`).join(',');

describe('an application to become a partner', () => {
  it.each([
    ['as it should be', {}, {}],
    ['without a name', { name: ' ' }, { name: 'required' }],
    ['with a phone that begins with 0', { phone: '081234567' }, { phone: 'mobilePhone' }],
    ['with 8 digits', { phone: '81234567' }, { phone: 'minLength:9' }],
    ['with 9 digits', { phone: '812345678' }, {}],
    ['without a scheme', { website: 'sari.example' }, { website: 'url' }],
    ['with an address that runs code', { website: 'javascript:alert(1)' }, { website: 'url' }],
    ['with commas alone', { fields: ' , ,' }, { fields: 'required' }],
    ['with ten fields', { fields: nines(10) }, {}],
    ['with eleven', { fields: nines(11) }, { fields: 'maxLength:40' }],
    ['with a field of 40 characters', { fields: 'a'.repeat(40) }, {}],
    ['with one of 41', { fields: 'a'.repeat(41) }, { fields: 'maxLength:40' }],
    ['with two words', { profile: 'Mengajar batik' }, { profile: 'minThreeWords' }],
    ['with a thousand characters', { profile: `a b ${'c'.repeat(996)}` }, {}],
    ['with one more', { profile: `a b ${'c'.repeat(997)}` }, { profile: 'maxLength:1000' }],
  ])('%s', (_, change, expected) => {
    const given = { ...application, ...change };
    const read = partnershipSchema.safeParse(given);
    expect(read.success ? {} : fieldFailures(read.error)).toEqual(expected);
    const inForm = Object.entries(readForm(PARTNERSHIP_FORM, given).failures);
    expect(Object.fromEntries(inForm.map(([name, failure]) => [name, failureMessage(failure)]))).toEqual(expected);
  });

  it('is of one kind or the other', () => {
    const read = partnershipSchema.safeParse({ ...application, type: 'cooperative' });
    expect(read.success ? {} : fieldFailures(read.error)).toEqual({ type: 'required' });
  });

  it('names each field once, trimmed', () => {
    expect(partnershipSchema.parse({ ...application, fields: ' Batik ,Batik,, Tenun' }).fields).toEqual([
      'Batik',
      'Tenun',
    ]);
    expect(tagsIn('')).toEqual([]);
  });
});

it.each([
  ['nine letters', 'Terlambat', false],
  ['ten', 'Tidak jadi', true],
  ['ten with the spaces around them', ' Terlambat ', false],
  ['three hundred', 'a'.repeat(300), true],
  ['one more', 'a'.repeat(301), false],
])('a reason of %s', (_, reason, isTaken) => expect(partnershipReasonSchema.safeParse(reason).success).toBe(isTaken));
