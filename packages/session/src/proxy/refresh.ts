import type { Tokens } from '../cookies/index.ts';

/** What became of a refresh: new tokens, a refresh token that is no longer honoured (403), or no answer. */
export type RefreshResult = { kind: 'renewed'; tokens: Tokens } | { kind: 'revoked' } | { kind: 'unavailable' };

/**
 * How long an answer serves requests that were sent with the old refresh token: tabs whose cookies are a moment behind.
 */
const GRACE_MS = 10_000;

interface Flights {
  suluhRefreshFlights?: Map<string, Promise<RefreshResult>>;
}

/** Kept on the process, because route handlers and pages are separate bundles of one server. */
const flights = (): Map<string, Promise<RefreshResult>> => ((globalThis as Flights).suluhRefreshFlights ??= new Map());

/**
 * One refresh per refresh token, whoever asks: parallel requests and tabs share the flight and, for 10 s, its result,
 * so that the API's reuse detection never meets our own traffic.
 * @param send asks the API once.
 */
export function refreshOnce(refreshToken: string, send: () => Promise<RefreshResult>): Promise<RefreshResult> {
  const known = flights().get(refreshToken);
  if (known) return known;
  const forget = () => flights().delete(refreshToken);
  const flight = send().then(
    (result) => {
      if (result.kind === 'unavailable') forget();
      else setTimeout(forget, GRACE_MS).unref?.();
      return result;
    },
    (error: unknown) => {
      forget();
      throw error;
    },
  );
  flights().set(refreshToken, flight);
  return flight;
}
