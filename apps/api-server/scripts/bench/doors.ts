import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { SCAN_BATCH } from '@suluh/domain/door';
import { shortCodeOf } from '@suluh/domain/ticket';
import { migrateDatabase } from '../../src/db/migrate.ts';
import { withServer } from './measure.ts';

const TICKETS = 10_000;
const PHONES = 4;
const PASS = 'a-link-to-a-door-of-the-bench';
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A short code of its own for each number. */
function codeOf(index: number): string {
  let body = '';
  for (let at = 0, rest = index; at < 7; at += 1, rest = Math.floor(rest / LETTERS.length))
    body = LETTERS[rest % LETTERS.length]! + body;
  return shortCodeOf(body);
}

const FILL = [
  `insert into partner (id, code, slug, org_name) values (1, 'P', 'p', 'Lembaga')`,
  `insert into course (id, slug, fullname, partner_id, type_code, certificate) values (1, 'kelas', 'Kelas', 1, 'd', 'completion')`,
  `insert into event (id, course_id, batch, start_at, end_at, capacity) values (1, 1, '1', now() - interval '1 hour', now() + interval '5 hours', ${TICKETS})`,
  `insert into class_session (id, course_id, event_id, no, start_at, end_at) select 1, 1, 1, 1, start_at, end_at from event`,
  `insert into user_account (fullname, email) select 'Peserta ' || g, 'p' || g || '@contoh.example' from generate_series(1, ${TICKETS}) g`,
  `insert into orders (id, invoice_id, user_id, status, purchase_total, payment_total) select 'SLH-' || row_number() over (), 'SLH-' || row_number() over (), id, 'PAID', 0, 0 from user_account`,
  `insert into enrolment (user_id, course_id, event_id, order_id) select user_id, 1, 1, id from orders`,
];

/** What doors cost: everybody of a large class let in, with certificate and mail, by several phones at once. */
export interface DoorFigures {
  checkIns: number;
  seconds: number;
}

/** Settles 10,000 scans over HTTP in batches, as phones send them that were without a line. @throws when one is not let in */
export async function measureDoors(databaseUrl: string, port: number): Promise<DoorFigures> {
  await migrateDatabase(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of FILL) await client.query(statement);
    const { rows } = await client.query<{ id: string }>('select id from enrolment order by id');
    const codes = rows.map((_, index) => codeOf(index));
    await client.query(
      'insert into ticket (enrolment_id, event_id, short_code) select e, 1, c from unnest($1::uuid[], $2::text[]) as t(e, c)',
      [rows.map(({ id }) => id), codes],
    );
    await client.query(
      "insert into door_pass (event_id, holder, token_hash, expires_at, created_at) values (1, 'Petugas', $1, now() + interval '1 day', now() - interval '1 hour')",
      [createHash('sha256').update(PASS).digest()],
    );
    await client.query('analyze');
    const batches = Array.from({ length: TICKETS / SCAN_BATCH }, (_, at) =>
      codes.slice(at * SCAN_BATCH, (at + 1) * SCAN_BATCH),
    );
    const began = performance.now();
    await withServer('src/main.ts', { port, databaseUrl, readyPath: '/api/health' }, async () => {
      const phone = async () => {
        for (let batch = batches.pop(); batch; batch = batches.pop()) await send(port, batch);
      };
      await Promise.all(Array.from({ length: PHONES }, phone));
    });
    const seconds = (performance.now() - began) / 1000;
    const { rows: admitted } = await client.query<{ n: number }>('select count(*)::int as n from admission');
    return { checkIns: admitted[0]!.n, seconds };
  } finally {
    await client.end();
  }
}

async function send(port: number, codes: readonly string[]): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/door/scan`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('suluh-web:suluh-web-public').toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      pass: PASS,
      scans: codes.map((code) => ({
        id: randomUUID(),
        sessionId: 1,
        code,
        scannedAt: new Date().toISOString(),
        shown: 'admitted',
      })),
    }),
  });
  if (!answer.ok) throw new Error(`The door answered ${answer.status}: ${await answer.text()}`);
}
