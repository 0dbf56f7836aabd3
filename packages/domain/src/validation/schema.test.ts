import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { minLength, required } from './generic.ts';
import { phoneField, fieldFailures, optionalTextField, textField } from './schema.ts';

describe('schemas made of the rules', () => {
  it('trims unless told not to', () => {
    expect(textField([required]).parse(' a ')).toBe('a');
    expect(textField([required], { trim: false }).parse(' a ')).toBe(' a ');
  });

  it('counts anything but text as missing', () => {
    expect(textField([]).safeParse(undefined).error?.issues[0]?.message).toBe('required');
    expect(textField([], { trim: false }).safeParse(1).error?.issues[0]?.message).toBe('required');
    expect(phoneField([]).safeParse(1).error?.issues[0]?.message).toBe('required');
  });

  it('takes an optional field as absent, or under its rules', () => {
    const field = z.object({ code: optionalTextField([minLength(3)]) });
    expect(field.parse({})).toEqual({});
    expect(field.parse({ code: ' ' }).code).toBeUndefined();
    expect(field.parse({ code: ' abc ' })).toEqual({ code: 'abc' });
    expect(field.safeParse({ code: 'ab' }).error?.issues[0]?.message).toBe('minLength:3');
  });

  it('names the first failure of each field by its path', () => {
    const schema = z.object({ files: z.array(textField([required, minLength(2)])) }).superRefine((_, context) => {
      for (const message of ['requiredFile', 'fileTooLarge'])
        context.addIssue({ code: 'custom', path: ['files'], message });
    });
    expect(fieldFailures(schema.safeParse({ files: ['ok'] }).error!)).toEqual({ files: 'requiredFile' });
    expect(fieldFailures(schema.safeParse({ files: ['ok', ''] }).error!)).toMatchObject({ 'files.1': 'required' });
  });
});
