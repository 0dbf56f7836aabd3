import { createRequire } from 'node:module';

// openapi-typescript needs TypeScript 5.9's API; this package pins it apart from the workspace's TypeScript 7.
const require = createRequire(import.meta.url);
const { version } = require('typescript');
if (!version.startsWith('5.')) throw new Error(`openapi-typescript needs TypeScript 5, found ${version}`);

/**
 * Types of an OpenAPI 3.1 document, as TypeScript source.
 * @param {string} document the document as JSON
 * @returns {Promise<string>}
 */
export async function generateTypes(document) {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const nodes = await openapiTS(document, { alphabetize: false, defaultNonNullable: false });
  return `// Generated from openapi.json by \`pnpm --filter @suluh/api generate\`. Do not edit.\n\n${astToString(nodes)}`;
}
