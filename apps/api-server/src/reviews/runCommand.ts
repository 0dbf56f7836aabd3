import { parseArgs } from 'node:util';
import { reviewEntries } from '@suluh/api/catalogue';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { schema } from '../db/index.ts';
import { answerReview, hideReview, reviewsWhere } from '../modules/review/moderate.ts';
import { ApiError } from '../http/apiError.ts';
import type { Services } from '../services.ts';

export const USAGE = `Usage: npm run reviews -- list
       npm run reviews -- hide ID --by EMAIL
       npm run reviews -- show ID --by EMAIL
       npm run reviews -- answer ID --by EMAIL --text "…"`;

/** What staff ask of `npm run reviews`; an empty answer takes one back. */
export type ReviewsCommand =
  | { kind: 'list' }
  | { kind: 'hide' | 'show'; id: string; by: string }
  | { kind: 'answer'; id: string; by: string; answer: string };

const deed = z.object({ id: z.uuid(), by: z.email().toLowerCase() });
const answered = deed.extend(reviewEntries.reviewAnswer.body!.shape);

/** Reads the words behind the command; null when they are not one. */
export function readCommand(args: readonly string[]): ReviewsCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { by: { type: 'string' }, text: { type: 'string' } },
    });
    const [kind, id, ...rest] = positionals;
    const { by, text } = values;
    if (rest.length > 0) return null;
    if (kind === 'list') return id === undefined ? { kind } : null;
    if (kind === 'answer') return { kind, ...answered.parse({ id, by, answer: text }) };
    if ((kind === 'hide' || kind === 'show') && text === undefined) return { kind, ...deed.parse({ id, by }) };
    return null;
  } catch {
    return null; // an option nobody knows, or one that is missing: the usage says which there are
  }
}

/** Most lines of the list. */
const MOST = 100;

async function listLines(db: Services['db']): Promise<string[]> {
  const { reviews, total } = await reviewsWhere(db, undefined, { page: 1, limit: MOST });
  return [
    `${total} reviews, the most reported first.`,
    ...reviews.map(
      ({ id, createdAt, rating, highlights, reports, reasons, isHidden, courseFullname, fullname, comment }) =>
        [
          id,
          createdAt,
          `${rating}/5`,
          `${reports} reports${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}`,
          ...(highlights.length > 0 ? [highlights.join('+')] : []),
          ...(isHidden ? ['hidden'] : []),
          courseFullname,
          fullname,
          JSON.stringify(comment),
        ].join('  '),
    ),
  ];
}

type CommandServices = Pick<Services, 'db' | 'now'>;

async function follow(services: CommandServices, command: ReviewsCommand): Promise<string[]> {
  const { db } = services;
  if (command.kind === 'list') return listLines(db);
  const { userAccount } = schema;
  const [who] = await db.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.email, command.by));
  if (!who) throw new ApiError('NOT_FOUND', { message: `Nobody has an account with ${command.by}.` });
  const deedOf = { id: command.id, actorId: who.id };
  if (command.kind === 'answer') {
    await answerReview(services, deedOf, command.answer);
    return [command.answer === '' ? 'The answer is taken back.' : 'Answered.'];
  }
  await hideReview(db, deedOf, command.kind === 'hide');
  return [command.kind === 'hide' ? 'Hidden.' : 'Shown.'];
}

/** Does what a command asks, or says why it cannot be done. */
export async function runCommand(
  services: CommandServices,
  command: ReviewsCommand,
): Promise<{ lines: string[]; exitCode: 0 | 1 }> {
  try {
    return { lines: await follow(services, command), exitCode: 0 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const id = 'id' in command ? command.id : '';
    return { lines: [error.detail.message ?? `There is no review ${id}.`], exitCode: 1 };
  }
}
