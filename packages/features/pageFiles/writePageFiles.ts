import type { TenantConfig } from '@suluh/tenant/tenant';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageFilesOf } from './pageFile.ts';

/**
 * Writes the page files of an app that are missing or say something else. Answers those it wrote, below the folder.
 * Files of pages that are no longer in the table stay: the test of the pages names them.
 */
export function writePageFiles(tenant: Pick<TenantConfig, 'routes' | 'capabilities'>, folder: string): string[] {
  const written: string[] = [];
  for (const [file, text] of pageFilesOf(tenant)) {
    const place = path.join(folder, file);
    if (existsSync(place) && readFileSync(place, 'utf8') === text) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
    written.push(file);
  }
  return written;
}
