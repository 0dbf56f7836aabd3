import type { Attempt, AttemptItem } from '@suluh/api/types';
import { z } from 'zod';
import type { SavedAnswer } from '../../parts/outbox/waiting.ts';

/** Name of the query value that carries what was typed over a login. */
export const TYPED = 'tersisa';

/** Characters an address may carry of it: it stands twice encoded in the login's own. What is beyond is left out. */
const MOST_CHARACTERS = 2_500;

/** Position, choices, words, and whether it is in doubt. */
const typedAnswers = z.array(
  z.tuple([
    z.int().min(0),
    z.array(z.int().min(0).max(50)).max(50),
    z.string().max(500),
    z.union([z.literal(0), z.literal(1)]),
  ]),
);
type Typed = z.output<typeof typedAnswers>;

/** What was typed before JavaScript and could not be saved since the login had ended, for the page after it. */
export function typedQuery(answers: readonly SavedAnswer[]): string | null {
  const kept: Typed = [];
  for (const { position, answer, isUnsure } of answers) {
    const more: Typed = [...kept, [position, answer.choices, answer.text, isUnsure ? 1 : 0]];
    if (JSON.stringify(more).length > MOST_CHARACTERS) continue;
    kept.push(more.at(-1)!);
  }
  return kept.length > 0 ? JSON.stringify(kept) : null;
}

function read(value: unknown): Typed {
  if (typeof value !== 'string') return [];
  try {
    return typedAnswers.safeParse(JSON.parse(value)).data ?? [];
  } catch {
    return []; // an address somebody else made
  }
}

/** A choice the question does not have would be refused with all others. */
const fits = ({ options }: AttemptItem, choices: readonly number[]): boolean =>
  choices.every((choice) => choice < options.length);

/** An open try with what was typed before the login in its questions. @returns it, and the positions still to be saved */
export function withTyped(attempt: Attempt, value: unknown): { attempt: Attempt; unsaved: readonly number[] } {
  const typed = new Map(read(value).map(([position, ...answer]) => [position, answer] as const));
  const unsaved: number[] = [];
  const items = attempt.items.map((item) => {
    const answer = typed.get(item.position);
    if (!answer || !fits(item, answer[0])) return item;
    unsaved.push(item.position);
    const [choices, text, isUnsure] = answer;
    return { ...item, answer: { choices, text }, isUnsure: isUnsure === 1 };
  });
  return { attempt: { ...attempt, items }, unsaved };
}
