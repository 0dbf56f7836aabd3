import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const DENSE = new Set(['.css', '.js', '.svg']);
const YEAR_S = 31_536_000;

/** A built file, read once: as it is, and packed where that helps. */
export interface BuiltFile {
  type: string;
  bytes: Buffer;
  packed: Buffer | null;
}

/** The built pages in memory: files by their path, and the page everything begins with. */
export interface BuiltPages {
  files: ReadonlyMap<string, BuiltFile>;
  page: string;
}

/** Reads what `vite build` wrote. @throws when nothing was built */
export async function readPages(folder: string): Promise<BuiltPages> {
  const names = globSync('assets/**/*.*', { cwd: folder });
  const files = await Promise.all(
    names.map(async (name): Promise<[string, BuiltFile]> => {
      const extension = path.extname(name);
      const bytes = await readFile(path.join(folder, name));
      return [
        `/${name.split(path.sep).join('/')}`,
        {
          type: TYPES[extension] ?? 'application/octet-stream',
          bytes,
          packed: DENSE.has(extension) ? gzipSync(bytes) : null,
        },
      ];
    }),
  );
  return { files: new Map(files), page: await readFile(path.join(folder, 'index.html'), 'utf8') };
}

/** Addresses a page is told, and may show pictures of. */
export interface PageOrigins {
  /** Where pictures with a relative path lie. */
  storageUrl: string;
  /** The main site. */
  siteOrigin: string;
}

/** The page with a nonce of its own, and the headers that hold it to that. */
export function pageResponse(page: string, { storageUrl, siteOrigin }: PageOrigins): Response {
  const nonce = randomBytes(18).toString('base64');
  const policy = [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: https: ${new URL(storageUrl).origin}`,
    `media-src blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
  const body = page
    .replaceAll('{{nonce}}', nonce)
    .replaceAll('{{storage}}', storageUrl)
    .replaceAll('{{site}}', siteOrigin);
  return new Response(body, {
    headers: {
      ...COMMON,
      'content-type': TYPES['.html']!,
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
  });
}

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** A built file; its name changes with what it holds, so that it may be kept. */
export function fileResponse({ type, bytes, packed }: BuiltFile, accepted: string | null): Response {
  const isPacked = packed !== null && (accepted ?? '').includes('gzip');
  return new Response(new Uint8Array(isPacked ? packed : bytes), {
    headers: {
      ...COMMON,
      'content-type': type,
      'cache-control': `public, max-age=${YEAR_S}, immutable`,
      vary: 'accept-encoding',
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    },
  });
}
