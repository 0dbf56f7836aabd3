import { cookieNames, tokenNames, encodeSummary, type SessionSummary, type Tokens } from '../cookies/index.ts';
import type { SessionScope } from '../scope/index.ts';

/** The main site's scope. */
export const scope: SessionScope = { id: 'main', sessionType: 'reguler' };
/** A partner programme's scope. */
export const programScope: SessionScope = { id: 'program-janabadra', sessionType: 'reguler', program: 'janabadra' };

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** A session of a learner that is good for another quarter of an hour. */
export const summary = (changes: Partial<SessionSummary> = {}): SessionSummary => ({
  type: 'reguler',
  tokenExpiredAt: inMinutes(15),
  refreshExpiredAt: inMinutes(60 * 24),
  user: {
    id: 'u-1',
    fullname: 'Sekar Ayu',
    email: 'sekar@surel.id',
    foto: '/storage/user/default.svg',
    isVerified: true,
  },
  ...changes,
});

/** Tokens as the API gives them. */
export const tokens = (name: string): Tokens => ({
  token: `${name}-token`,
  tokenExpiredAt: inMinutes(15),
  refreshToken: `${name}-refresh`,
  refreshExpiredAt: inMinutes(60 * 24 * 30),
});

interface Jar {
  token?: string;
  refresh?: string;
  summary?: SessionSummary;
  more?: Record<string, string>;
}

/** Cookie header of a browser that holds these. */
export function cookieHeader({ token, refresh, summary: told, more = {} }: Jar, of: SessionScope = scope): string {
  const names = { ...cookieNames(of.id), ...tokenNames(of.id, true) };
  const pairs = {
    ...(token ? { [names.token]: token } : {}),
    ...(refresh ? { [names.refresh]: refresh } : {}),
    ...(told ? { [names.session]: encodeSummary(told) } : {}),
    ...more,
  };
  return Object.entries(pairs)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}

interface Sent extends Jar {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** A request of a page on https://suluh.example to its own site. */
export function browserRequest(
  path: string,
  { method = 'GET', body, headers = {}, ...jar }: Sent = {},
  of: SessionScope = scope,
): Request {
  const cookie = cookieHeader(jar, of);
  return new Request(`https://suluh.example${path}`, {
    method,
    headers: {
      host: 'suluh.example',
      ...(method === 'GET' ? {} : { origin: 'https://suluh.example' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
}

/** A posted form of the site, as a browser sends it before JavaScript. */
export const formRequest = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Request =>
  browserRequest(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

/** What a response sets: cookie name to value and attributes. */
export function setCookies(
  response: Response,
): Record<string, { value: string; attributes: string[]; cleared: boolean }> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const cut = pair.indexOf('=');
      const expires = attributes.find((attribute) => attribute.startsWith('Expires='))?.slice('Expires='.length);
      const value = pair.slice(cut + 1);
      return [
        pair.slice(0, cut),
        { value, attributes, cleared: value === '' && expires !== undefined && Date.parse(expires) <= Date.now() },
      ];
    }),
  );
}

/** Names of the cookies a response clears, sorted. */
export const clearedBy = (response: Response): string[] =>
  Object.entries(setCookies(response))
    .filter(([, { cleared }]) => cleared)
    .map(([name]) => name)
    .sort();

/** The three cookies of a session, sorted. */
export const sessionCookieNames = (of: SessionScope = scope): string[] => {
  const { token, refresh, session, look } = { ...cookieNames(of.id), ...tokenNames(of.id, true) };
  return [token, refresh, session, look].sort();
};
