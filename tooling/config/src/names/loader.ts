import { readFileSync } from 'node:fs';
import { inlinedLabels } from './inlinedLabels.ts';
import { renamedSource } from './renamed.ts';
import type { ShortNames } from './shortNames.ts';

/** What the bundler calls a loader with. */
interface Loading {
  resourcePath: string;
  getOptions: () => { table: string };
}

/** The file whose content is the table, for servers, which compute stylesheets as they run. */
const TABLE = /\/builtNames\.ts$/;

const tables = new Map<string, ShortNames>();
function tableIn(file: string): ShortNames {
  const table = tables.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as ShortNames);
  tables.set(file, table);
  return table;
}

/** Gives the source files of a build their short names, and the labels they say (tooling/decisions/0054). */
export default function shorten(this: Loading, source: string): string {
  const names = tableIn(this.getOptions().table);
  const { classes, properties } = names;
  if (TABLE.test(this.resourcePath)) return `export const BUILT_NAMES = ${JSON.stringify({ classes, properties })};`;
  return renamedSource(inlinedLabels(source, names.labels), this.resourcePath.endsWith('x') ? 'tsx' : 'ts', names);
}
