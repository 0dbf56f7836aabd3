/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseAst } from 'vite';

const FOLDER = new URL('.', import.meta.url);

/** Words that docs/glossary.md chooses others for. */
const NOT_SAID =
  /\b(password|login|logout|upload|download|instruktur|tutor|mentor|institusi|siswa|murid|surel(?:mu|nya|ku)?|e-mail|dashboard|handphone|invoice|daring)\b/i;

/** Given to the letter, an address that is an example, or the name of something people install. */
const GIVEN = new Set([
  'Keamanan password: "Kuat"',
  'nama@surel.id',
  'Nomor handphone tidak valid',
  'Alamat penagihan/invoice wajib diisi',
]);

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Every phrase (a text with a blank) a source says, the parts of templates too. */
function* phrasesIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const each of node) yield* phrasesIn(each);
  if (typeof node !== 'object' || node === null) return;
  const { type, value } = node as Node;
  const text =
    type === 'Literal' ? value : type === 'TemplateElement' ? (value as { cooked: string } | null)?.cooked : null;
  if (typeof text === 'string' && /\s/.test(text.trim())) yield text;
  for (const each of Object.values(node)) yield* phrasesIn(each);
}

const said = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...phrasesIn(parseAst(readFileSync(new URL(file, FOLDER), 'utf8'), { lang: 'ts' }))].map((text) => ({
      file,
      text,
    })),
  );

it('finds what is said', () => {
  expect(said.length).toBeGreaterThan(500);
  expect(said.map(({ text }) => text)).toContain('Email atau kata sandi salah.');
});

it('one word is said for one thing, as the glossary chooses', () =>
  expect(said.filter(({ text }) => NOT_SAID.test(text) && !GIVEN.has(text))).toEqual([]));
