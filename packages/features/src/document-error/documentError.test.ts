import { existsSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TENANTS } from '../testing/faces.ts';
import { DocumentError } from './DocumentError.tsx';

const APPS = path.resolve(import.meta.dirname, '../../../../apps');

test('a document that failed says so in our words, without sheet or script', () => {
  const html = renderToStaticMarkup(createElement(DocumentError));
  expect(html).toMatch(/^<html lang="id"/);
  expect(html).not.toMatch(/class=|<style|<script/);
  expect(html.replaceAll(/<[^>]+>/g, '|')).toContain('Halaman ini belum bisa dimuat');
});

test('to try again leads to where one is, and home to that of the site', () => {
  const links = [...renderToStaticMarkup(createElement(DocumentError)).matchAll(/<a href="([^"]*)"[^>]*>([^<]+)/g)];
  expect(links.map(([, href, label]) => [href, label])).toEqual([
    ['', 'Coba Lagi'],
    ['/', 'Kembali ke Beranda'],
  ]);
});

test.each(TENANTS)('the app of %s shows it', (_, __, folder) => {
  expect(existsSync(path.join(APPS, folder.split('/')[0]!, 'app/global-error.tsx'))).toBe(true);
});
