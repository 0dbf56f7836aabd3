import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../../', import.meta.url));
const FIELD = /<(?:TextField|PasswordField|PhoneField|SelectField|CityField|BirthDateField|TagField)\b/g;
const TWO_FIELDS = /<NewPasswordFields\b/g;
/** What takes words of any length or a file, and fields that stand in a part of their own. */
const LARGE = /<textarea|<TextAreaField|<ReviewWords|<Billing(?:Inputs|Fields)|type="file"/;
const FORM = /<form\b[^>]*>/;
const GUARD = /<(?:Form)?LeaveGuard\b/;

/** Whether a source has a form that somebody works on for a while: three fields or more, words of any length, or a file. */
function hasLongForm(source: string): boolean {
  const opening = FORM.exec(source.replaceAll('=>', ''))?.[0];
  if (!opening || /method="get"/.test(opening)) return false; // what is looked for stands in the address
  const fields = [...source.matchAll(FIELD)].length + 2 * [...source.matchAll(TWO_FIELDS)].length;
  return fields >= 3 || LARGE.test(source);
}

const sources = globSync('**/*.tsx', { cwd: SRC })
  .filter((file) => !/\.(?:test|stories)\.tsx$|^testing\//.test(file))
  .map((file) => ({ file, source: readFileSync(`${SRC}${file}`, 'utf8') }));
const long = sources.filter(({ source }) => hasLongForm(source));

describe('a long form', () => {
  it('is found wherever it stands', () => {
    expect(long.map(({ file }) => file)).toEqual(
      expect.arrayContaining([
        'auth/RegisterForm.tsx',
        'parts/transaction/RefundForm.tsx',
        'parts/file-form/FileForm.tsx',
        'learning/questions/Questions.tsx',
      ]),
    );
    expect(long.length).toBeGreaterThanOrEqual(16);
  });

  it.each(long.map(({ file, source }) => [file, source]))('asks before it is left: %s', (_, source) =>
    expect(source).toMatch(GUARD),
  );
});

describe('a form is long', () => {
  it.each([
    ['with three fields', '<form method="post"><TextField /><PhoneField /><SelectField /></form>', true],
    ['with words of any length', '<form onSubmit={(event) => send(event)}><textarea /></form>', true],
    ['with a file', '<form method="post"><input type="file" /></form>', true],
    ['not with two fields', '<form method="post"><TextField /><PasswordField /></form>', false],
    ['not when it looks for something', '<form method="get"><TextField /><TextField /><TextField /></form>', false],
    ['not without being a form', '<TextField /><TextField /><TextField />', false],
  ])('%s', (_, source, expected) => expect(hasLongForm(source)).toBe(expected));
});
