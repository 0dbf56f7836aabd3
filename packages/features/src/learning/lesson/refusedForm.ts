import { errorText } from '@suluh/i18n-id/errors';
import { handInText, noteText, questionText } from '@suluh/i18n-id/learning';
import { readDraft } from '@suluh/session/draft';
import { cookies } from 'next/headers';
import { formProblem } from '../../parts/failure/index.ts';
import type { SearchParams } from '../../parts/list-query/index.ts';

const FORMS = ['note-write', 'note-change', 'question-ask', 'hand-in'] as const;
type LessonForm = (typeof FORMS)[number];

/** A form of a lesson that was refused, or met a login that had ended: what it says and shows again. */
export interface RefusedForm {
  form: LessonForm;
  problem: string;
  text: string;
  /** Of a note that was changed, its id. */
  note: string;
}

/** In an address: the form whose draft its page keeps. The address carries none of it. */
const REFUSED = 'draf';
export const inForm = (form: LessonForm) => ({ [REFUSED]: form });

/** What a page keeps of a text that was written. */
export const keptText = ({ text = '', note = '' }: Partial<Record<string, string>>) => ({ text, note });

/** Refusals that a form says in its own words. */
const OWN: Record<LessonForm, Readonly<Record<string, string>>> = {
  'note-write': {},
  'note-change': {},
  'question-ask': { CONFLICT: questionText.tooMany },
  'hand-in': {
    UNSUPPORTED_MEDIA_TYPE: handInText.failure.wrongKind,
    PAYLOAD_TOO_LARGE: handInText.failure.tooLargePlain, // how large it may be stands below, where there is no script
    CONFLICT: handInText.tooOften,
  },
};
/** Said of an empty one, and of one that a login came between. */
const ASKS: Record<LessonForm, { empty: string; again: string }> = {
  'note-write': { empty: noteText.required, again: noteText.again },
  'note-change': { empty: noteText.required, again: noteText.again },
  'question-ask': { empty: questionText.required, again: questionText.again },
  'hand-in': { empty: handInText.choose, again: handInText.choose },
};

/** The form an address leads back to, with what its page kept; null without one. */
export function refusedIn(search: SearchParams, kept: Readonly<Record<string, string>> | null): RefusedForm | null {
  const { error } = search;
  const named = error === 'PAYLOAD_TOO_LARGE' ? 'hand-in' : search[REFUSED]; // a file that is too large is not read
  const form = FORMS.find((each) => each === named);
  const text = kept?.text ?? '';
  if (!form || (error === undefined && text === '' && form !== 'hand-in')) return null; // its ten minutes are over
  const { empty, again } = ASKS[form];
  const own = typeof error === 'string' ? OWN[form][error] : again;
  const isEmpty = error === 'BAD_REQUEST' && text.trim() === '';
  const problem = own ?? (isEmpty ? empty : (formProblem(search) ?? errorText.generic));
  return { form, problem, text, note: kept?.note ?? '' };
}

/** The same with what was typed by this learner, from the request. */
export async function refusedForm(search: SearchParams, who: string): Promise<RefusedForm | null> {
  const jar = await cookies();
  return refusedIn(
    search,
    readDraft((name) => jar.get(name)?.value, who),
  );
}
