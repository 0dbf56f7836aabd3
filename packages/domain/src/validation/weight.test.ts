import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Everything a file reaches by its imports; packages by name. */
function reach(url: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(url.href)) return seen;
  seen.add(url.href);
  for (const [, target = ''] of readFileSync(url, 'utf8').matchAll(/^(?:import|export) (?!type).* from '([^']+)';/gm)) {
    if (target.startsWith('.')) reach(new URL(target, url), seen);
    else seen.add(target);
  }
  return seen;
}

it.each([
  'accountForms.ts',
  'billing.ts',
  'code.ts',
  'form.ts',
  'profileRules.ts',
  'rule.ts',
  'message.ts',
  'sanitiseUrl.ts',
])('%s reaches no schema library, which pages would load with it', (file) => {
  expect([...reach(new URL(file, import.meta.url))].filter((target) => target === 'zod')).toEqual([]);
});

it('finds the schema library where it is', () => {
  expect(reach(new URL('billingSchema.ts', import.meta.url))).toContain('zod');
});
