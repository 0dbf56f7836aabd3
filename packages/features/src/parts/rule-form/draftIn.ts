import type { Form } from '@suluh/domain/validation';
import { readDraft } from '@suluh/session/draft';
import { cookies } from 'next/headers';
import type { SearchParams } from '../list-query/index.ts';
import { draftOf, type Draft } from './draft.ts';

/** What was typed into a refused form; null without a refusal. The address carries none of it. */
export async function draftIn<F extends Form>(form: F, search: SearchParams): Promise<Draft<F> | null> {
  if (search.error === undefined) return null;
  const jar = await cookies();
  return draftOf(
    form,
    readDraft((name) => jar.get(name)?.value, null),
  );
}
