import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../db/index.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { sendNext, type Mail } from './outbox.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database?.close());

const put = (count: number) => database.db.insert(schema.outbox).values(Array.from({ length: count }, (_, at) => ({ kind: 'welcome', payload: { to: `p${at}@contoh.example`, fullname: 'P' } })));

describe('the outbox', () => {
  it('is sent once per row by many workers', async () => {
    await put(20);
    const sent: Mail[] = [];
    const worker = async () => {
      while (await sendNext(database.pool, async (mail) => void sent.push(mail)));
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(sent).toHaveLength(20);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(20);
  });

  it('tries again later what the relay refuses, and gives up after eight tries', async () => {
    await put(1);
    const refuse = () => Promise.reject(new Error('relay is down'));
    expect(await sendNext(database.pool, refuse)).toBe(true);
    expect(await sendNext(database.pool, refuse)).toBe(false);
    for (let attempt = 2; attempt <= 8; attempt++) {
      await database.pool.query('update outbox set next_attempt_at = now() where sent_at is null');
      expect(await sendNext(database.pool, refuse)).toBe(true);
    }
    const { rows } = await database.pool.query('select attempts, last_error, failed_at is not null as failed from outbox where sent_at is null');
    expect(rows).toEqual([{ attempts: 8, last_error: 'relay is down', failed: true }]);
  });
});
