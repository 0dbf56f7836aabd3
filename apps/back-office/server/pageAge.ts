import { PAGE_AGE_HEADER } from '@suluh/domain/address';

/** Where the back office asks how old a page of the site is. */
export const PAGE_AGE_PATH = '/site/page-age';
const PATIENCE_MS = 3_000;

const told = (ageMs: number | null, status = 200): Response =>
  Response.json({ ageMs }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * How long ago a page of the site was drawn, as the site itself says: the page is asked for as a visitor does. A page that
 * is drawn for who asks is new. `ageMs` is null where the site has no such page; 502 where it does not answer.
 */
export async function pageAge(request: Request, siteOrigin: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const path = searchParams.get('path') ?? '';
  const page = path.startsWith('/') ? URL.parse(path, siteOrigin) : null;
  const isOurs = (request.headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin';
  if (request.method !== 'GET' || !isOurs || page?.origin !== new URL(siteOrigin).origin) return told(null, 400);
  try {
    const { ok, status, headers } = await fetch(page, {
      method: 'HEAD',
      headers: { accept: 'text/html', [PAGE_AGE_HEADER]: '1' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (status === 404) return told(null);
    return ok ? told(Number(headers.get(PAGE_AGE_HEADER) ?? 0)) : told(null, 502);
  } catch {
    return told(null, 502); // it is away, or takes too long
  }
}
