import path from 'node:path';
import { TENANTS } from '../src/testing/faces.ts';
import { writePageFiles } from './writePageFiles.ts';

/** `pnpm --filter @suluh/features pages`: gives every app the page files that the table of pages asks for. */
const APPS = path.resolve(import.meta.dirname, '../../../apps');
const written = TENANTS.flatMap(([, tenant, folder]) =>
  writePageFiles(tenant, path.join(APPS, folder)).map((file) => `apps/${folder}/${file}`),
);
console.log(written.length === 0 ? 'Every page file is there.' : written.join('\n'));
