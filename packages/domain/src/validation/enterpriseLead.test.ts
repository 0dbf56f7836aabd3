import { describe, expect, it } from 'vitest';
import { ENTERPRISE_LEAD_FORM, enterpriseLeadSchema } from './enterpriseLead.ts';
import { readForm } from './form.ts';
import { failureMessage } from './message.ts';
import { fieldFailures } from './schema.ts';

const lead = {
  name: 'Ratih Kusuma',
  company: 'PT Lumbung Sejahtera',
  email: 'ratih@kantor.co.id',
  phone: '6281234567',
  teamSize: '21-200',
  field: '',
  need: 'Pelatihan kasir',
};

/** What the API and the form in the browser find wrong; the form does not know the sizes a team may have. */
const failures = (given: Record<string, unknown>) => {
  const read = enterpriseLeadSchema.safeParse(given);
  const inForm = Object.entries(readForm(ENTERPRISE_LEAD_FORM, given).failures);
  return {
    api: read.success ? {} : fieldFailures(read.error),
    form: Object.fromEntries(inForm.map(([name, failure]) => [name, failureMessage(failure)])),
  };
};

describe('a request of a business', () => {
  it.each([
    ['with all it needs', lead, {}],
    ['of one field more', { ...lead, field: 'Bahasa' }, {}],
    ['with letters, a point and an apostrophe in the name', { ...lead, name: "dr. Ma'ruf" }, {}],
    [
      'without anything',
      { name: '', company: ' ', email: '', phone: '', teamSize: '', need: '' },
      {
        name: 'required',
        company: 'required',
        email: 'billingEmailRequired',
        phone: 'billingPhoneRequired',
        teamSize: 'required',
        need: 'required',
      },
    ],
    ['with a digit in the name', { ...lead, name: 'R2' }, { name: 'name' }],
    ['without @', { ...lead, email: 'r' }, { email: 'emailAt' }],
    ['without a domain', { ...lead, email: 'r@k' }, { email: 'billingEmailFormat' }],
    ['with a phone of letters', { ...lead, phone: '62abc' }, { phone: 'digits' }],
    ['with a phone of another country', { ...lead, phone: '081234567' }, { phone: 'billingPhonePrefix' }],
    ['with 8 digits', { ...lead, phone: '62812345' }, { phone: 'billingPhoneMin:9' }],
    ['with 9 digits', { ...lead, phone: '628123456' }, {}],
    ['with 13 digits', { ...lead, phone: '6281234567890' }, {}],
    ['with 14 digits', { ...lead, phone: '62812345678901' }, { phone: 'billingPhoneMax:13' }],
    ['as long as may be', { ...lead, need: 'a'.repeat(1000), company: 'a'.repeat(100) }, {}],
    [
      'longer than may be',
      {
        ...lead,
        name: 'a'.repeat(101),
        company: 'a'.repeat(101),
        email: `${'a'.repeat(250)}@k.id`,
        field: 'a'.repeat(101),
        need: 'a'.repeat(1001),
      },
      {
        name: 'maxLength:100',
        company: 'maxLength:100',
        email: 'maxLength:254',
        field: 'maxLength:100',
        need: 'maxLength:1000',
      },
    ],
  ])('%s', (_, given, expected) => expect(failures(given)).toEqual({ api: expected, form: expected }));

  it('of no fields at all is refused by the API', () => {
    expect(Object.keys(failures({}).api)).toEqual(['name', 'company', 'email', 'phone', 'teamSize', 'need']);
  });

  it('of a team as no list has it is refused', () => {
    expect(failures({ ...lead, teamSize: '7' }).api).toEqual({ teamSize: 'required' });
  });
});
