import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import { connect, readTogether, runLast, runNamed, type Executor } from './index.ts';

const MY_CONNECTION = { name: 'my-connection', text: 'select pg_backend_pid() as pid, $1::int as asked' };
const ADD = { name: 'add-setting', text: "insert into setting (key, value) values ($1, '{}')" };

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  database.pool.on('error', () => undefined); // one connection is ended on purpose
});
afterAll(() => database?.close());

const pidOf = async (db: Executor, asked = 0) =>
  (await readTogether<{ pid: number; asked: number }>(db, MY_CONNECTION, [asked]))[0]!;
const isKept = async (key: string) =>
  (await database.pool.query('select from setting where key = $1', [key])).rowCount === 1;

describe('a transaction', () => {
  it('keeps what was done in it once it is over, not before', async () => {
    await database.db.transaction(async (tx) => {
      await runNamed(tx, ADD, ['kept']);
      expect(await isKept('kept')).toBe(false);
    });
    expect(await isKept('kept')).toBe(true);
  });

  it('undoes everything when something fails, and hands the error on', async () => {
    const failing = database.db.transaction(async (tx) => {
      await runNamed(tx, ADD, ['undone']);
      throw new Error('no more');
    });
    await expect(failing).rejects.toThrow('no more');
    expect(await isKept('undone')).toBe(false);
  });

  it('is over with its last statement', async () => {
    await database.db.transaction(async (tx) => {
      await runNamed(tx, ADD, ['first']);
      await runLast(tx, ADD, ['last']);
      expect([await isKept('first'), await isKept('last')]).toEqual([true, true]);
    });
  });

  it('undoes everything when its last statement fails', async () => {
    const failing = database.db.transaction(async (tx) => {
      await runNamed(tx, ADD, ['twice']);
      await runLast(tx, ADD, ['twice']);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await isKept('twice')).toBe(false);
    await expect(
      database.db.transaction(async (tx) => void (await runNamed(tx, ADD, ['twice']))),
    ).resolves.toBeUndefined();
  });

  it('has one last statement', async () => {
    const twice = database.db.transaction(async (tx) => {
      await runLast(tx, ADD, ['over']);
      await runLast(tx, ADD, ['over again']);
    });
    await expect(twice).rejects.toThrow('no transaction to commit');
    expect([await isKept('over'), await isKept('over again')]).toEqual([true, false]);
  });

  it('fails when its connection breaks, and the next one works', async () => {
    const broken = database.db.transaction(async (tx) => {
      const { pid } = await pidOf(tx);
      await database.pool.query('select pg_terminate_backend($1)', [pid]);
      await runNamed(tx, ADD, ['lost']);
    });
    await expect(broken).rejects.toThrow();
    expect(await isKept('lost')).toBe(false);
    await database.db.transaction((tx) => runNamed(tx, ADD, ['found']));
    expect(await isKept('found')).toBe(true);
  });
});

describe('reads asked for in one turn', () => {
  it('share a connection, and each has its own answer', async () => {
    const answers = await Promise.all([1, 2, 3].map((asked) => pidOf(database.db, asked)));
    expect(answers.map(({ asked }) => asked)).toEqual([1, 2, 3]);
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
    await setImmediate();
    expect((await pidOf(database.db, 4)).asked).toBe(4);
  });

  it('do not suffer from one that fails', async () => {
    const half = { name: 'half', text: 'select 1 / $1::int as half' };
    const [failed, fine] = await Promise.allSettled([readTogether(database.db, half, [0]), pidOf(database.db, 5)]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(fine).toMatchObject({ status: 'fulfilled', value: { asked: 5 } });
  });

  it('see what their own transaction did', async () => {
    const count = { name: 'count-of', text: 'select count(*)::int as count from setting where key = $1' };
    await database.db.transaction(async (tx) => {
      await runNamed(tx, ADD, ['mine']);
      expect(await readTogether(tx, count, ['mine'])).toEqual([{ count: 1 }]);
      expect(await readTogether(database.db, count, ['mine'])).toEqual([{ count: 0 }]);
    });
  });

  it('are all told when there is no connection', async () => {
    const nowhere = connect('postgresql://suluh@127.0.0.1:1/nowhere', 1);
    const answers = await Promise.allSettled([pidOf(nowhere.db), pidOf(nowhere.db)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await nowhere.close();
  });
});
