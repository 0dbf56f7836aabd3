import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TENANTS } from '../src/testing/faces.ts';
import { pageFilesOf, textOf } from './pageFile.ts';
import { writePageFiles } from './writePageFiles.ts';
import { writeShell } from './writeShell.ts';

const APPS = path.resolve(import.meta.dirname, '../../../apps');
let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'suluh-pages-'))));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(TENANTS)('the page files of %s are as the command writes them', (_, tenant, app) => {
  for (const [file, text] of pageFilesOf(tenant))
    expect([file, existsSync(path.join(APPS, app, file)) && readFileSync(path.join(APPS, app, file), 'utf8')]).toEqual([
      file,
      text,
    ]);
});

it('a face that is new gets every page at its own address, once, and what was changed is written anew', () => {
  const [, small] = TENANTS[2]!;
  const tenant = { ...small, routes: { ...small.routes, base: '/koperasi', auth: '/koperasi/masuk' } };
  const first = writePageFiles(tenant, folder);
  expect(first).toContain('koperasi/course/[slug]/page.tsx');
  expect(first).toContain('koperasi/masuk/login/page.tsx');
  expect(first).not.toContain('koperasi/flash-sale/page.tsx');
  expect(readFileSync(path.join(folder, 'koperasi/cart/page.tsx'), 'utf8')).toBe(
    `import { cartPage } from '@suluh/features/cart';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = cartPage(context);
export { Page as default };
`,
  );
  expect(writePageFiles(tenant, folder)).toEqual([]);
  writeFileSync(path.join(folder, 'koperasi/cart/page.tsx'), 'export default null;\n');
  expect(writePageFiles(tenant, folder)).toEqual(['koperasi/cart/page.tsx']);
});

it('the home of a face without a path stands beside its context', () => {
  const [, main] = TENANTS[0]!;
  expect(textOf(main, 'page.tsx', { constant: 'homePage', feature: 'home' })).toContain(`from './context.ts'`);
});

it('an app that is new gets everything beside its pages, under its own name, and one that is there is left alone', () => {
  const apps = path.join(folder, 'apps');
  const isOwn = (file: string) => !/\/(node_modules|\.next|public)$/.test(file);
  cpSync(path.join(APPS, 'myindibiz'), path.join(apps, 'myindibiz'), { recursive: true, filter: isOwn });
  const written = writeShell(apps, 'koperasi-desa');
  expect(written).toContain('koperasi-desa/app/koperasi-desa/api/[...path]/route.ts');
  expect(written.filter((file) => file.endsWith('page.tsx'))).toEqual([]);
  const everything = written.map((file) => readFileSync(path.join(apps, file), 'utf8')).join('\n');
  expect(everything).not.toMatch(/myindibiz/i);
  expect(everything).toContain('KOPERASI_DESA_PORT');
  expect(everything).toContain('"name": "@suluh/koperasi-desa"');
  expect(writeShell(apps, 'koperasi-desa')).toEqual([]);
});
