import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readForm, repetitionOf, type Form } from './form.ts';
import { minLength, required } from './generic.ts';

const FORM = {
  name: { kind: 'text', rules: [required, minLength(2)] },
  password: { kind: 'password', rules: [required] },
  again: repetitionOf('password'),
  consent: { kind: 'consent' },
} as const satisfies Form;
const whole = { name: 'Ratih', password: 'rahasia', again: 'rahasia', consent: true };

describe('a form by its rules', () => {
  it('trims texts, and passwords not', () => {
    const typed = { ...whole, name: ' Ratih ', password: ' rahasia ', again: ' rahasia ' };
    expect(readForm(FORM, typed)).toEqual({ values: { ...typed, name: 'Ratih' }, failures: {} });
  });

  it('leaves out what it does not ask for', () => {
    expect(readForm(FORM, { ...whole, redirectTo: '/cart' }).values).toEqual(whole);
  });

  it('counts anything but text as nothing typed, anything but a tick as none', () => {
    expect(readForm(FORM, { name: 7, password: null, consent: 'on' })).toEqual({
      values: { name: '', password: '', again: '', consent: false },
      failures: {
        name: { code: 'required' },
        password: { code: 'required' },
        again: { code: 'required' },
        consent: { code: 'consent' },
      },
    });
  });

  it.each([
    ['the first broken rule of a field', { name: ' ' }, { name: { code: 'required' } }],
    ['the next one once the first is kept', { name: 'R' }, { name: { code: 'minLength', limit: 2 } }],
    ['another repetition', { again: 'Rahasia' }, { again: { code: 'notSame' } }],
    ['a repetition with a space more', { again: 'rahasia ' }, { again: { code: 'notSame' } }],
    ['no repetition', { again: '' }, { again: { code: 'required' } }],
    ['a repetition of nothing', { password: '' }, { password: { code: 'required' } }],
    ['no consent', { consent: false }, { consent: { code: 'consent' } }],
  ])('%s', (_, change, failures) => {
    expect(readForm(FORM, { ...whole, ...change }).failures).toEqual(failures);
  });

  it('never throws, and finds nothing wrong only with what keeps every rule', () => {
    const anything = fc.record({ name: fc.anything(), password: fc.anything(), again: fc.anything() });
    fc.assert(
      fc.property(anything, (given) => {
        const { values, failures } = readForm(FORM, { ...given, consent: true });
        if (Object.keys(failures).length > 0) return;
        expect(values.name.length).toBeGreaterThanOrEqual(2);
        expect(values.again).toBe(values.password);
      }),
    );
  });
});
