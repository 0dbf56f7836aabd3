import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageFeature } from '../parts/page/index.ts';

/** Folder of the apps, below which the page files lie. */
export const APPS = path.resolve(import.meta.dirname, '../../../../apps');

/** The page that a page file exports, by the two names in it. */
export async function pageIn(file: string): Promise<PageFeature | undefined> {
  const [, constant = '', feature = ''] =
    /import \{ (\w+) \} from '@suluh\/features\/([\w-]+)';/.exec(readFileSync(file, 'utf8')) ?? [];
  const module = (await import(`../${feature}/index.ts`)) as Record<string, PageFeature>;
  return module[constant];
}
