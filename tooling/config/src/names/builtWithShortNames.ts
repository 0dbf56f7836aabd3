import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shortNames, type HouseSources } from './shortNames.ts';

const BUILDING = 'phase-production-build';
const HERE = import.meta.dirname;
const CACHE = path.join(HERE, '../../../../node_modules/.cache/suluh');

/** Writes the table where loaders read it; its name says what is in it and what reads it, so that a kept build is never of another. */
function tableFile(table: string): string {
  const digest = createHash('sha256').update(table);
  for (const file of globSync('*.ts', { cwd: HERE }).sort()) digest.update(readFileSync(path.join(HERE, file)));
  const file = path.join(CACHE, `short-names-${digest.digest('hex').slice(0, 16)}.json`);
  const whole = `${file}.${process.pid}`;
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(whole, table);
  renameSync(whole, file);
  return file;
}

/**
 * Settings that give a build short names for classes and custom properties; for developers and running servers there
 * are none (tooling/decisions/0054).
 * @param read the sources that the names are made from
 */
export async function builtWithShortNames(phase: string, read: () => Promise<HouseSources>) {
  if (phase !== BUILDING) return {};
  const loader = {
    loader: path.join(HERE, 'loader.ts'),
    options: { table: tableFile(JSON.stringify(shortNames(await read()))) },
  };
  const rule = {
    loaders: [loader],
    condition: {
      all: [
        { path: /(^|\/)(packages|apps)\/[^/]+\/(src|app)\// },
        { not: { path: /\.styles\.ts$/ } },
        { content: /class|Class|CLASS|BUILT_NAMES|as label from|['"`(]--|closest\(|matches\(|querySelector/ },
      ],
    },
  };
  return { turbopack: { rules: { '*.ts': rule, '*.tsx': rule } } };
}
