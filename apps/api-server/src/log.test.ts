import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from './db/index.ts';
import { loggedError } from './log.ts';
import { cloneDatabase, type TestDatabase } from '../test/database.ts';

const CANARIES = {
  link: 'https://suluh.example/auth/reset-password?token=kenari-token',
  code: 'kenari-4702',
  email: 'kenari@contoh.example',
  nik: '3404012345678901',
};

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database?.close());

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** What a log with our serializer writes of an error. */
function written(error: unknown): string {
  const lines: string[] = [];
  const log = pino(
    { serializers: { err: loggedError } },
    new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }),
  );
  log.error({ err: error }, 'request failed');
  return lines.join('');
}

describe('the log tells what failed and where, and no secret', () => {
  it.each([
    [
      'a mail that cannot be stored',
      () =>
        database.db
          .insert(schema.outbox)
          .values({ kind: null as never, payload: { to: CANARIES.email, link: CANARIES.link, code: CANARIES.code } }),
    ],
    [
      'a search with a broken value',
      () => database.db.select().from(schema.userAccount).where(eq(schema.userAccount.id, CANARIES.nik)),
    ],
    [
      'a value that stands there already',
      async () => {
        for (let times = 0; times < 2; times++)
          await database.pool.query('insert into category (id, name, slug) values ($1, $2, $3)', [
            990 + times,
            CANARIES.email,
            CANARIES.nik,
          ]);
      },
    ],
    ['a statement with the value inside', () => database.db.execute(sql.raw(`select '${CANARIES.code}'::int`))],
  ])('%s', async (_, work) => {
    const error = await failureOf(Promise.resolve(work()));
    expect(error).toBeInstanceOf(Error);
    const line = written(error);
    for (const canary of Object.values(CANARIES)) expect(line).not.toContain(canary);
    expect(line).toMatch(/"code":"\w{5}"/);
    expect(line).toContain('    at ');
  });

  it('keeps the words of errors that are our own, and their cause', () => {
    const line = JSON.parse(
      written(new Error('There is no transaction to commit.', { cause: new TypeError('broken') })),
    ) as { err: object };
    expect(line.err).toMatchObject({
      type: 'Error',
      message: 'There is no transaction to commit.',
      cause: { type: 'TypeError', message: 'broken' },
    });
  });
});
