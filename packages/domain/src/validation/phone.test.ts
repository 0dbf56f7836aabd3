import { describe, expect, it } from 'vitest';
import { nationalDigits, nationalPhone, phoneE164 } from './phone.ts';

describe('R19, phones are stored as E.164', () => {
  it.each([
    ['of the form that starts with 8', '81234567890', '+6281234567890'],
    ['of the form that starts with 62', '6281234567890', '+6281234567890'],
    ['with a zero in front', '081234567890', '+6281234567890'],
    ['of the form that starts with 62, but no mobile number', '62218765432', '+62218765432'],
    ['with signs between', '+62 812-3456-7890', '+6281234567890'],
  ])('%s', (_, entered, expected) => {
    expect(phoneE164(entered)).toBe(expected);
  });

  it.each([
    ['+6281234567890', '81234567890'],
    ['81234567890', '81234567890'],
    ['+65812345678', '+65812345678'],
    ['', ''],
  ])('%j is shown in a form as %j', (stored, expected) => {
    expect(nationalPhone(stored)).toBe(expected);
  });
});

describe('a mobile number is taken in each way people write it', () => {
  it.each([
    ['81234567890', '81234567890'],
    ['081234567890', '81234567890'],
    ['+6281234567890', '81234567890'],
    ['6281234567890', '81234567890'],
    ['+62 812-3456-7890', '81234567890'],
    ['(+62) 0812.3456.7890', '81234567890'],
    [' 0812 3456 7890 ', '81234567890'],
  ])('%j', (entered, expected) => expect(nationalDigits(entered)).toBe(expected));

  it.each(['', 'ponselku', '+65 8123 4567', '0218765432', '0812x', '00812345678'])(
    '%j stays for the rules to refuse',
    (entered) => expect(nationalDigits(entered)).toBe(entered),
  );
});
