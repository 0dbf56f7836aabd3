/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PAGE_NAMES, pageEntry, ZONES } from './index.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Demo and generated data, tests, stories and measurements write their samples; folders called `test` inside a source
 * are of the subject tests, and are read.
 */
const SAMPLES =
  /^apps\/api-server\/test\/|\/(demo|seed|bench|stories|storybook|testing|scripts|generated|static)\/|\.(test|stories|fixture)\.tsx?$|next-env/;

/** The table itself, and where the environment is read. */
const TABLE = /^packages\/domain\/src\/address\//;

const SOURCES = globSync('{packages/*/src,apps/*}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => /^(node_modules|\.next|\.turbo|storybook-static)$/.test(name),
}).filter((file) => !SAMPLES.test(file) && !TABLE.test(file));

/** First parts of the paths of pages and apps, such as `my-course`. */
const BEGINNINGS = [
  ...new Set([
    ...PAGE_NAMES.map((name) => pageEntry(name).path.replace(/^\{\w+\}/, '')),
    ...PAGE_NAMES.map((name) => pageEntry(name).path.replace('{auth}', '/auth')),
    ...ZONES.flatMap(({ paths, assets }) => [...paths, assets]),
  ]),
]
  .map((path) => /^\/([\w-]+)/.exec(path)?.[1])
  .filter((part) => part !== undefined && part !== '404');

const LITERAL = new RegExp(String.raw`(['"\`])(?:\$\{[^}]*\})?/(?:${BEGINNINGS.join('|')})(?=[/?#'"\`$])`);
const ENDPOINT = /['"`]\/api\//;
/** Next reads the paths a proxy stands before out of the text of its file. */
const MATCHER = /^export const config = \{ matcher:/;
/** The setting of a face's origin; those of services are no addresses of pages. */
const ORIGIN = /\b(?!(?:API|FRAME|OIDC|SANDBOX|BACK_OFFICE|PLACEHOLDER)_)[A-Z_]+_ORIGIN\b/;

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).replace(/(^|\s)\/\/ .*/g, '$1');

/** Lines that write a path of a page, or name the setting of an origin. */
function written(source: string): string[] {
  return withoutComments(source)
    .split('\n')
    .filter((line) => !MATCHER.test(line))
    .filter((line) => (LITERAL.test(line) && !ENDPOINT.test(line)) || ORIGIN.test(line))
    .map((line) => line.trim());
}

describe('every address once', () => {
  it.each([
    ["const href = '/my-course';"],
    ['const href = `${base}/course/${slug}`;'],
    ["redirect('/auth/login?error=1')"],
    ["const login = '/program-auth/x/login';"],
    ['env.PROGRAM_ORIGIN'],
  ])('finds %s', (line) => {
    expect(written(line)).toEqual([line]);
  });

  it.each([
    ["fetch(apiPath(routes, '/api/cart'))"],
    ["import { cartPage } from '@suluh/features/cart';"],
    ["import { x } from '../course/view.ts';"],
    ["// leads to '/my-course'"],
    ["export const config = { matcher: ['/myindibiz/api'] };"],
    ["pathTo(routes, 'cart')"],
  ])('allows %s', (line) => {
    expect(written(line)).toEqual([]);
  });

  it('is written in the table alone', () => {
    expect(SOURCES.length).toBeGreaterThan(900);
    expect(SOURCES).toContain('packages/features/src/learning/test/TestScreen.tsx');
    const repeated = SOURCES.flatMap((file) =>
      written(readFileSync(`${ROOT}${file}`, 'utf8')).map((line) => `${file}: ${line}`),
    );
    expect(repeated).toEqual([]);
  });
});
