import { readDraft } from '@suluh/session/draft';

/**
 * The draft an answer to a form leaves with the browser, and the cookie it is in; `kept` is null for none that this
 * account may read. @param who id of the account; null for a visitor
 */
export function draftOf(
  response: Response,
  who: string | null = null,
): { cookie: string | null; kept: ReturnType<typeof readDraft> } {
  const cookies = response.headers.getSetCookie().filter((each) => each.startsWith('suluh-draft'));
  const jar = new Map(cookies.map((each) => /^([^=]+)=([^;]*)/.exec(each)!.slice(1) as [string, string]));
  return { cookie: cookies[0] ?? null, kept: readDraft((name) => jar.get(name) || undefined, who) };
}
