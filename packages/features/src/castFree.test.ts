import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** A failure is typed by the client, and addresses are text: whoever casts either hides a mistake. */
const CASTS = [/\bas ApiFailure\b/, /\b(?:redirect|push|replace)\([^;]*\bas never\b/];

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/ .*/g, '');

const casts = (source: string): string[] => CASTS.flatMap((cast) => source.match(cast) ?? []);

it.each([
  ['const { code } = error as ApiFailure;', 1],
  ['redirect(renewPath(tenant, path) as never);', 1],
  ['const failure: ApiFailure = error;', 0],
])('finds a cast: %s', (source, count) => expect(casts(source)).toHaveLength(count));

it('nobody casts a failure or the address of a redirect', () => {
  const files = globSync('{packages,apps}/*/{src,app}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !file.endsWith('castFree.test.ts'),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => casts(readFileSync(path.join(ROOT, file), 'utf8')).length > 0)).toEqual([]);
});

/**
 * Files that speak to something else than the API: a picture store, another page of the same app, the page itself, the
 * script of a test. More reviews are taken from another page of the site, not from the API; the cloth of pages without a
 * line is fetched before there is none.
 */
const OTHER_CALLS = [
  'storage-route/index.ts',
  'site-proxy/downtime.ts',
  'testing/island.tsx',
  'parts/offline/failureCloth.ts',
  'parts/offline/keep.ts',
  'parts/offline/lessons.ts',
  'parts/reviews/addReviews.ts',
];

it('islands call the API by its client only', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) => !file.includes('.test.'));
  const callers = files.filter((file) =>
    /(?<![\w.])fetch\(/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
  );
  expect(callers.sort()).toEqual([...OTHER_CALLS].sort());
});

/** A script within the page, which runs before any other is loaded. */
const BEFORE_SCRIPTS = 'packages/features/src/chrome/sessionScript.ts';

it('cookies are read by one reader', () => {
  const READ = /(?<!\b(?:cookiesIn|saysLook)\()document\.cookie(?!\s*=[^=])/;
  const files = globSync('{packages,apps}/*/{src,app}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !file.includes('.test.') && READ.test(withoutComments(readFileSync(path.join(ROOT, file), 'utf8'))),
  );
  expect(files).toEqual([BEFORE_SCRIPTS]);
});
