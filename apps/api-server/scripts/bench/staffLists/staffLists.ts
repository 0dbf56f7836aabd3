import pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beginStaffSession } from '../../../src/access/staffSession.ts';
import { migrateDatabase } from '../../../src/db/migrate.ts';
import { fillForBench } from '../fill.ts';
import { withServer } from '../measure.ts';
import { CASES } from './cases.ts';
import { FILL, ROWS } from './fill.ts';

/** Asked for before and while each is measured, list and yardstick in turns. */
const [WARM_UP, ASKED] = [10, 40];

/** One list: milliseconds of the API and of a bare server with the least statements, in the middle and at the end. */
export interface StaffListFigures {
  name: string;
  medianMs: number;
  p99Ms: number;
  bareMs: number;
}

interface Ports {
  apiPort: number;
  barePort: number;
}

/** The time that so much of all took no longer than. @param share 0.5 for the middle */
const timeAt = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)]!;

async function msOf(address: string, headers: Record<string, string> = {}): Promise<number> {
  const began = performance.now();
  const answer = await fetch(address, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return performance.now() - began;
}

/** @returns the token of somebody who may open every list */
async function tokenIn(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `with someone as (select id from user_account limit 1) insert into staff_grant (user_id, role) select id, r from someone, unnest(array['operator', 'finance', 'content', 'support']) r returning user_id as id`,
  );
  const who = { userId: rows[0]!.id, isProved: true, now: new Date() };
  return beginStaffSession(drizzle(client, { casing: 'snake_case' }) as never, who);
}

async function measured({ apiPort, barePort }: Ports, token: string): Promise<StaffListFigures[]> {
  const figures: StaffListFigures[] = [];
  for (const [at, { name, path }] of CASES.entries()) {
    const [asked, bare]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < WARM_UP + ASKED; turn += 1) {
      const list = await msOf(`http://127.0.0.1:${apiPort}${path}`, { authorization: `Bearer ${token}` });
      const least = await msOf(`http://127.0.0.1:${barePort}/${at}`);
      if (turn < WARM_UP) continue;
      asked.push(list);
      bare.push(least);
    }
    figures.push({ name, medianMs: timeAt(asked, 0.5), p99Ms: timeAt(asked, 0.99), bareMs: timeAt(bare, 0.5) });
  }
  return figures;
}

/** Fills an empty database with every list that may grow. @returns the token of somebody who may open each */
async function fillStaffLists(databaseUrl: string): Promise<string> {
  await migrateDatabase(databaseUrl);
  await fillForBench(databaseUrl, ROWS);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of FILL) await client.query(statement);
    return await tokenIn(client);
  } finally {
    await client.end();
  }
}

/** Lists of the back office at 100,000 rows beside a bare server with the least statements of each, one call at a time. */
export async function measureStaffLists(databaseUrl: string, ports: Ports): Promise<StaffListFigures[]> {
  const token = await fillStaffLists(databaseUrl);
  const { apiPort, barePort } = ports;
  return withServer('src/main.ts', { port: apiPort, databaseUrl, readyPath: '/api/health' }, () =>
    withServer('scripts/bench/staffLists/bareLists.ts', { port: barePort, databaseUrl, readyPath: '/' }, () =>
      measured(ports, token),
    ),
  );
}
