import type { IncomingHttpHeaders } from 'node:http';

/** What drawing an address gave. */
export interface DrawnAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  body: Buffer;
}

interface Options {
  /** Draws the page at a path as a request with these headers gets it. */
  drawAt: (path: string, headers: IncomingHttpHeaders) => Promise<DrawnAnswer>;
  /** The page by which the site that a path belongs to says that there is nothing. */
  notFoundPath: (pathname: string) => string;
}

/** The page that says so of the site a host belongs to, where the path names another, which has no pages there. */
const OF_HOST = '/404';

/** An address that no page of any site has: what is drawn there knows nothing of the site. */
const NOWHERE = '/-/-';

/** How a document begins that Next leaves to the browser to draw: that of a page which found nothing to show. */
const BLANK = '<html id="__next_error__">';

const isBlank = ({ status, body }: Pick<DrawnAnswer, 'status' | 'body'>): boolean =>
  status === 404 && body.includes(BLANK);

/**
 * The rule that nobody is shown a blank document (tooling/decisions/0030): where a page found nothing to show, the site's own
 * page for that stands in its place, whole, under the address that was asked for. That page itself answers 404 as well. Where
 * there is no site, as in a programme nobody knows, it is the page of no site.
 */
export function wholeNotFound({ drawAt, notFoundPath }: Options) {
  return async (pathname: string, headers: IncomingHttpHeaders, drawn: DrawnAnswer): Promise<DrawnAnswer> => {
    const ownPath = notFoundPath(pathname);
    if (drawn.status === 200 && pathname === ownPath) return { ...drawn, status: 404 };
    if (!isBlank(drawn)) return drawn;
    for (const path of [ownPath, OF_HOST, NOWHERE]) {
      const whole = await drawAt(path, headers);
      if ([200, 404].includes(whole.status) && !isBlank(whole)) return { ...whole, status: 404 };
    }
    return drawn;
  };
}
