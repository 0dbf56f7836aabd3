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
