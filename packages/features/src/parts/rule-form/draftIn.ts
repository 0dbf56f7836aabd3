import type { Form } from '@suluh/domain/validation';
import { readDraft } from '@suluh/session/draft';
import { cookies } from 'next/headers';
import type { SearchParams } from '../list-query/index.ts';
import { draftOf, type Draft } from './draft.ts';

/**
 * What was typed into a refused form, as it was typed; null without a refusal, and of somebody else on the same device.
 * The address carries none of it.
 * @param who id of the account whose form it is, which the form posts as `who`; null for a form of visitors
 */
export async function typedIn(search: SearchParams, who: string | null): Promise<ReturnType<typeof readDraft>> {
  if (search.error === undefined) return null;
  const jar = await cookies();
  return readDraft((name) => jar.get(name)?.value, who);
}

/** What was typed into a refused form of visitors, with what is wrong with it; null without a refusal. */
export const draftIn = async <F extends Form>(form: F, search: SearchParams): Promise<Draft<F> | null> =>
  search.error === undefined ? null : draftOf(form, await typedIn(search, null));
