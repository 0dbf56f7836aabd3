// Prints how heavy each group of components is: gzipped JavaScript of everything in its folder as one bundle, without
// React and the libraries that pages share, and gzipped CSS of its style files. Run by `npm run bench`, or: node
// bench/groupSizes.ts
import { globSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const SOURCE = path.join(import.meta.dirname, '../src');
const SHARED =
  /^(react|react-dom|styled-components|react-hook-form)($|\/)|^@base-ui\/|^@suluh\/(domain|i18n-id)\/|\/packages\/(domain|i18n-id)\//;
/** Folders that hold no components of a page. */
const APART = new Set(['stories', 'sheets', 'foundations']);

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;
const kilobytes = (bytes: number): string => (bytes === 0 ? '–' : `${(bytes / 1024).toFixed(1)} KB`);

async function scriptBytes(files: readonly string[]): Promise<{ first: number; later: number }> {
  if (files.length === 0) return { first: 0, later: 0 };
  const entry = 'virtual:group';
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, external: (id: string) => SHARED.test(id), preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'group',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) =>
          id === entry
            ? files.map((file) => `export * from ${JSON.stringify(path.join(SOURCE, file))};`).join('\n')
            : null,
      },
    ],
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((chunk) => chunk.type === 'chunk');
  const sum = (isEntry: boolean) =>
    chunks.filter((chunk) => chunk.isEntry === isEntry).reduce((bytes, chunk) => bytes + gzipped(chunk.code), 0);
  return { first: sum(true), later: sum(false) };
}

async function styleBytes(files: readonly string[]): Promise<number> {
  const sheets = await Promise.all(
    files.map((file) => import(path.join(SOURCE, file)) as Promise<Record<string, unknown>>),
  );
  return files.length === 0
    ? 0
    : gzipped(
        sheets
          .flatMap((sheet) => Object.values(sheet).map((value) => (Array.isArray(value) ? value.join('') : '')))
          .join(''),
      );
}

const groups = [...new Set(globSync('*/*.tsx', { cwd: SOURCE }).map((file) => file.split(path.sep)[0] ?? ''))]
  .filter((group) => !APART.has(group))
  .sort();
console.log(
  `${'component group'.padEnd(18)}${'JavaScript (gz)'.padStart(18)}${'loaded later (gz)'.padStart(20)}${'CSS (gz)'.padStart(12)}`,
);
for (const group of groups) {
  const components = globSync(`${group}/*.tsx`, { cwd: SOURCE }).filter((file) => !/\.(stories|test)\.tsx$/.test(file));
  const { first, later } = await scriptBytes(components);
  const css = await styleBytes(globSync(`${group}/*.styles.ts`, { cwd: SOURCE }));
  console.log(
    `${group.padEnd(18)}${kilobytes(first).padStart(18)}${kilobytes(later).padStart(20)}${kilobytes(css).padStart(12)}`,
  );
}
