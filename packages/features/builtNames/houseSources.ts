import type { HouseSources } from '@suluh/config/names/shortNames';
import { styleCss } from '@suluh/config/names/styleCss';
import * as label from '@suluh/i18n-id/label';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');
const SHOP = '{packages/{ui,features}/src,apps/*/app}/**';
const NO_SHOP = /\.(styles|test|stories)\.tsx?$|\.d\.ts$/;

const inHouse = (pattern: string): string[] => globSync(pattern, { cwd: ROOT }).sort();
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** What the short names of builds are made from: styles, pages and components of the whole house (tooling/decisions/0054). */
export async function houseSources(): Promise<HouseSources> {
  const styles = inHouse('packages/{ui,features}/src/**/*.styles.ts');
  const sources = inHouse(`${SHOP}/*.{ts,tsx}`).filter((file) => !NO_SHOP.test(file));
  return {
    css: (await Promise.all(styles.map((file) => styleCss(path.join(ROOT, file))))).join('\n'),
    sources: sources.map((file) => ({ text: read(file), language: file.endsWith('.tsx') ? 'tsx' : 'ts' })),
    drawings: inHouse('packages/ui/static/**/*.svg').map(read).join('\n'),
    labels: label,
  };
}
