import { vi } from 'vitest';
import { cookieNames, encodeSummary, type SessionSummary } from '../cookies/index.ts';
import { scope } from './visitor.ts';

/** The parts of a page that session code touches: its readable cookies, its address, and the lock tabs share. */
export interface Page {
  cookies: Map<string, string>;
  /** Addresses the page was led to. */
  visited: string[];
  /** Writes the readable session cookie, or takes it away. */
  tell(summary: SessionSummary | null): void;
}

/** Puts stand-ins for `document`, `window` and `navigator` in place; `vi.unstubAllGlobals()` takes them away. */
export function openPage({ locks = true }: { locks?: boolean } = {}): Page {
  const cookies = new Map<string, string>();
  const visited: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const pair = line.split('; ')[0] ?? '';
      const cut = pair.indexOf('=');
      cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    },
  });
  vi.stubGlobal('window', { location: { assign: (address: string) => visited.push(address) } });
  let turn: Promise<unknown> = Promise.resolve();
  const request = <Result>(_name: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  vi.stubGlobal('navigator', locks ? { locks: { request } } : {});
  const name = cookieNames(scope.id).session;
  return {
    cookies,
    visited,
    tell: (summary) => void (summary === null ? cookies.delete(name) : cookies.set(name, encodeSummary(summary))),
  };
}
