import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import { assertNoDemoPeople } from './demoPeople.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await cloneDatabase()));
afterAll(() => database?.close());

const add = (email: string, passwordHash: string | null) =>
  database.pool.query('insert into user_account (email, fullname, password_hash) values ($1, $1, $2)', [
    email,
    passwordHash,
  ]);
const production = { SULUH_MODE: 'production' } as const;

it('a production does not run on a database in which people of the demo can sign in', async () => {
  await database.pool.query('update user_account set password_hash = null');
  await add('ratna@suluh.id', 'x');
  await add('contoh.tanpa.sandi@suluh.example', null);
  await expect(assertNoDemoPeople(database.pool, production)).resolves.toBeUndefined();
  await add('dewi.contoh@suluh.example', 'x');
  await expect(assertNoDemoPeople(database.pool, production)).rejects.toThrow('DATABASE_URL');
  await expect(assertNoDemoPeople(database.pool, { SULUH_MODE: 'demo' })).resolves.toBeUndefined();
});
