import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { answerQuestion, markWork } from '../modules/teaching/deeds.ts';
import { isUnanswered, isUnmarked, questionsWhere, submissionsWhere } from '../modules/teaching/read.ts';

/** What teachers ask of `npm run teaching`. */
export type TeachingCommand =
  | { kind: 'questions' }
  | { kind: 'work' }
  | { kind: 'answer'; id: string; by: string; answer: string; isPublic: boolean }
  | { kind: 'mark'; id: string; by: string; score: number; words: string };

export const USAGE = `Usage: npm run teaching -- questions
       npm run teaching -- answer ID --by EMAIL --text "…" [--public]
       npm run teaching -- work
       npm run teaching -- mark ID --by EMAIL --score 0-100 [--text "…"]`;

const deed = z.object({ id: z.uuid(), by: z.email() });
const answer = deed.extend({ answer: z.string().trim().min(1).max(4000), isPublic: z.boolean() });
const mark = deed.extend({
  score: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().max(100)),
  words: z.string().trim().max(2000),
});

/** Reads the words behind the command; null when they are not one. */
export function readCommand(args: readonly string[]): TeachingCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        by: { type: 'string' },
        text: { type: 'string' },
        score: { type: 'string' },
        public: { type: 'boolean', default: false },
      },
    });
    const [kind, id, ...rest] = positionals;
    const { by, text, score, public: isPublic } = values;
    if (rest.length > 0) return null;
    if (kind === 'questions' || kind === 'work') return id === undefined ? { kind } : null;
    if (kind === 'answer' && score === undefined) return { kind, ...answer.parse({ id, by, answer: text, isPublic }) };
    if (kind === 'mark' && !isPublic) return { kind, ...mark.parse({ id, by, score, words: text ?? '' }) };
    return null;
  } catch {
    return null; // an option nobody knows, or one that is missing: the usage says which there are
  }
}

/** Most lines of a list; what waits longest comes first. */
const MOST = 100;

/** What a command comes to: lines for the terminal and the exit code. */
export interface Said {
  lines: string[];
  exitCode: 0 | 1;
}

async function list(db: Services['db'], kind: 'questions' | 'work'): Promise<Said> {
  const page = { page: 1, limit: MOST };
  const found =
    kind === 'questions'
      ? await questionsWhere(db, { that: isUnanswered() }, page)
      : await submissionsWhere(db, { that: isUnmarked() }, page);
  const lines = found.rows.map((row) =>
    [
      row.id,
      row.createdAt,
      row.learner,
      row.courseFullname,
      row.lessonTitle,
      JSON.stringify('text' in row ? row.text : row.filename),
    ].join('  '),
  );
  return { lines: [`${found.total} waiting, the oldest first.`, ...lines], exitCode: 0 };
}

/** Lists what waits for a teacher, or answers or marks one. */
export async function runCommand(
  services: Pick<Services, 'db' | 'now' | 'settings'>,
  command: TeachingCommand,
): Promise<Said> {
  if (command.kind === 'questions' || command.kind === 'work') return list(services.db, command.kind);
  const result =
    command.kind === 'answer' ? await answerQuestion(services, command) : await markWork(services, command);
  if (result !== 'done')
    return { lines: [`There is no ${command.kind === 'answer' ? 'question' : 'work'} ${command.id}.`], exitCode: 1 };
  return { lines: [command.kind === 'answer' ? 'Answered.' : `Marked ${command.score}.`], exitCode: 0 };
}
