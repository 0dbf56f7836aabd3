import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '..');
const forms = globSync('**/*.tsx', { cwd: SOURCE }).flatMap((file) =>
  [...readFileSync(path.join(SOURCE, file), 'utf8').matchAll(/<SimpleForm\b[^>]*/g)].map(([form]) => [file, form]),
);

it('finds the forms', () => expect(forms.length).toBeGreaterThan(2));

it.each(forms)('%s leaves what is wrong to be said in Indonesian, not by the browser', (_, form) =>
  expect(form).toContain('noValidate'),
);

it('leaves no number to a browser, which takes 150.000 for a hundred and fifty', () => {
  const asked = globSync('**/*.tsx', { cwd: SOURCE }).filter((file) =>
    /type="number"/.test(readFileSync(path.join(SOURCE, file), 'utf8')),
  );
  expect(asked).toEqual([]);
});
