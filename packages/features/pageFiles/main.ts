import path from 'node:path';
import { TENANTS } from '../src/testing/faces.ts';
import { writePageFiles } from './writePageFiles.ts';
import { writeShell } from './writeShell.ts';

/** `pnpm --filter @suluh/features pages`: gives every face its app, and the page files that the table of pages asks for. */
const APPS = path.resolve(import.meta.dirname, '../../../apps');
const written = TENANTS.flatMap(([, tenant, folder]) => [
  ...writeShell(APPS, path.dirname(folder)),
  ...writePageFiles(tenant, path.join(APPS, folder)).map((file) => path.join(folder, file)),
]);
console.log(written.length === 0 ? 'Every page file is there.' : written.map((file) => `apps/${file}`).join('\n'));
