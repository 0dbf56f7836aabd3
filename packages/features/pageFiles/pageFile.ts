import { isOfProgrammes, pageEntry, pagesOf, type PageName } from '@suluh/domain/address';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FEATURES = path.resolve(import.meta.dirname, '../src');

/** Where a page comes from: the constant its feature exports, and the feature's folder. */
interface PageExport {
  constant: string;
  feature: string;
}

/** Who makes which page, as the calls of `definePage` in the features say. */
function pageExports(): Map<PageName, PageExport> {
  const found = new Map<PageName, PageExport>();
  for (const file of globSync('*/{index,page,*Page}.ts', { cwd: FEATURES }))
    for (const [, constant = '', name = ''] of readFileSync(path.join(FEATURES, file), 'utf8').matchAll(
      /export const (\w+) = definePage\(\s*'(\w+)'/g,
    ))
      found.set(name as PageName, { constant, feature: path.dirname(file) });
  return found;
}

/** The file that draws a page, below the folder of the app's pages. A partner's programmes share one tree. */
export function fileOf({ routes }: Pick<TenantConfig, 'routes'>, name: PageName): string {
  const tree = isOfProgrammes(routes.face) ? '/[mode]/[program]' : routes.base;
  const auth = isOfProgrammes(routes.face) ? `${tree}/auth` : routes.auth;
  const folders = pageEntry(name)
    .path.replace(/\{(base|home)\}/, tree)
    .replace('{auth}', auth)
    .replace(/\{(\w+)\}/g, '[$1]');
  return `${folders.replace(/^\//, '')}/page.tsx`.replace(/^\//, '');
}

/** What a page file says: which page it is, and in which context. @param file below the folder of the app's pages */
export function textOf({ routes }: Pick<TenantConfig, 'routes'>, file: string, page: PageExport): string {
  const context = isOfProgrammes(routes.face) ? 'programContext' : 'context';
  const up = '../'.repeat(file.split('/').length - 1) || './';
  return `import { ${page.constant} } from '@suluh/features/${page.feature}';
import { ${context} } from '${up}context.ts';

export const { generateMetadata, Page } = ${page.constant}(${context});
export { Page as default };
`;
}

/** Every page file a tenant's app needs, by its place below the folder of pages. @throws when no feature makes a page */
export function pageFilesOf(tenant: Pick<TenantConfig, 'routes' | 'capabilities'>): Map<string, string> {
  const made = pageExports();
  const files = new Map<string, string>();
  for (const name of pagesOf(tenant.routes, tenant.capabilities)) {
    const page = made.get(name);
    if (!page) throw new Error(`No feature makes page ${name}: definePage('${name}', …) is missing.`);
    const file = fileOf(tenant, name);
    files.set(file, textOf(tenant, file, page));
  }
  return files;
}
