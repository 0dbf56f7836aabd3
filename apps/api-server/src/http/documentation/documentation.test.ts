import { createHash } from 'node:crypto';
import { catalogue } from '@suluh/api/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { exampleOf, schemaOf } from './example.ts';

let test: TestApp;
let html: string;
let policy: unknown;
beforeAll(async () => {
  test = await startTestApp();
  const page = await test.app.inject('/api/docs');
  html = page.body;
  policy = page.headers['content-security-policy'];
});
afterAll(() => test?.stop());

describe('the reference of the API', () => {
  it('has every entry of the catalogue, with how it is asked', () => {
    for (const { id, method, path } of catalogue)
      expect(html).toContain(`<details id="${id}" data-method="${method}" data-path="${path}"`);
  });

  it('speaks in the font of the house, which it brings along, under headings that are words', () => {
    expect(html).toMatch(
      /@font-face\{font-family:'Plus Jakarta Sans';font-weight:400;src:url\(data:font\/woff2;base64,/,
    );
    expect(policy).toContain('font-src data:');
    expect(html).toContain('<h2 id="learningInterest">Learning interest</h2>');
    expect(html).toContain('<label><span>Authorization of what is tried, ');
  });

  it('runs its own script alone, and calls nothing but this server', () => {
    const [, script] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];
    const hash = createHash('sha256').update(script!).digest('base64');
    expect(policy).toContain(`script-src 'sha256-${hash}'`);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("default-src 'none'");
  });

  it('gives examples, of parts that are named elsewhere too', () => {
    const price = z.object({ rupiah: z.int().min(1) }).meta({ id: 'ExamplePrice' });
    const course = z.object({ name: z.string(), prices: z.array(price), until: z.iso.datetime().nullable() });
    const example = exampleOf(schemaOf(course, 'output')) as z.infer<typeof course>;
    expect(course.safeParse(example).error?.issues ?? []).toEqual([]);
    expect(example.prices).toHaveLength(1);
  });
});
