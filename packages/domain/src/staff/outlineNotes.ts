import { mergeThree, saysSame } from './merge.ts';
import type { Whose } from './orderMerge.ts';

/** Something of an outline that came in from the other person, or that both changed. */
export interface OutlineDifference {
  /** The part or lesson it is of; empty for the order of the parts. */
  key: string;
  /** A field of it, or `added`, `removed`, `place` (its part, by name), `order` (what stands in it, by name). */
  about: string;
  opened?: unknown;
  mine?: unknown;
  theirs?: unknown;
}

/** What was chosen, by {@link questionOf}. */
export type OutlineAnswers = Readonly<Record<string, Whose>>;

/** The name of a question. */
export const questionOf = ({ key, about }: Pick<OutlineDifference, 'key' | 'about'>): string => `${key}.${about}`;

/** What is told of a merge while it goes on, and what was chosen before. */
export interface OutlineNotes {
  /** What they alone changed: it is taken over. */
  theirs: OutlineDifference[];
  /** What both changed: a person chooses. Until then mine stands. */
  both: OutlineDifference[];
  answers: OutlineAnswers;
}

/** Whose answer a question has. */
export const answerTo = ({ answers }: OutlineNotes, of: Pick<OutlineDifference, 'key' | 'about'>): Whose =>
  answers[questionOf(of)] ?? 'mine';

/** Merges the fields of what both still have. @param opened nothing where nobody knows what it was */
export function mergedFields<Fields extends object>(
  notes: OutlineNotes,
  key: string,
  states: { opened: Fields | undefined; mine: Fields; current: Fields },
): Fields {
  const [opened, mine, current] = [states.opened, states.mine, states.current].map((each): Record<string, unknown> => ({
    ...each,
  })) as [Record<string, unknown>, Record<string, unknown>, Record<string, unknown>];
  const { values, theirs, both } = mergeThree(opened, mine, current);
  const told = (about: string) => ({ key, about, opened: opened[about], mine: mine[about], theirs: current[about] });
  notes.theirs.push(...theirs.map(told));
  for (const each of both.map(told)) {
    notes.both.push(each);
    if (answerTo(notes, each) === 'theirs') values[each.about] = each.theirs;
  }
  return values as Fields;
}

/** Whether something stays that only one of us has: it is new, or the other took it away. */
export function staysInOutline(notes: OutlineNotes, thing: Omit<OutlineDifference, 'about'>): boolean {
  const { key, opened, mine, theirs } = thing;
  const isMine = mine !== undefined;
  if (opened === undefined) {
    if (!isMine) notes.theirs.push({ key, about: 'added', theirs });
    return true;
  }
  const question = { ...thing, about: 'removed' };
  if (saysSame(isMine ? mine : theirs, opened)) {
    if (isMine) notes.theirs.push(question);
    return false;
  }
  notes.both.push(question);
  return answerTo(notes, question) === (isMine ? 'mine' : 'theirs');
}
