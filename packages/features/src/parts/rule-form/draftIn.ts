import type { Form } from '@suluh/domain/validation';
import { readDraft } from '@suluh/session/draft';
import { cookies } from 'next/headers';
import type { SearchParams } from '../list-query/index.ts';
import { draftOf, type Draft } from './draft.ts';

/** What was typed into a refused form, as it was typed; null without a refusal. The address carries none of it. */
export async function typedIn(search: SearchParams): Promise<ReturnType<typeof readDraft>> {
  if (search.error === undefined) return null;
  const jar = await cookies();
  return readDraft((name) => jar.get(name)?.value, null);
}

/** What was typed into a refused form, with what is wrong with it; null without a refusal. */
export const draftIn = async <F extends Form>(form: F, search: SearchParams): Promise<Draft<F> | null> =>
  search.error === undefined ? null : draftOf(form, await typedIn(search));
