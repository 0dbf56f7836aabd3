import { DAY_MS } from '@suluh/domain/time';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { certified } from '../../../test/certificates.ts';
import { PASSWORD } from '../../../test/fixture.ts';
import { newCourse } from '../../../test/learners.ts';
import { newStaff } from '../../../test/staff.ts';
import { eraseNextDue } from './eraseAccount.ts';
import { PERSONAL_TABLES } from './personalTables.ts';
import { retain } from './retain.ts';

const data = mkdtempSync(path.join(tmpdir(), 'suluh-personal-'));
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ SULUH_DATA_DIR: data });
});
afterAll(async () => {
  await test?.stop();
  rmSync(data, { recursive: true });
});

const one = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await test.services.pool.query<Row>(text, values)).rows[0];

let made = 0;
/** A name of letters alone, another for each number. */
const nameOf = (number: number) => `Jejak${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}x`;
const PHONE = '+6281399887766';
const NIK = '3404019876543210';

/** Somebody who registered, and of whom there is something in every corner: each word of it can be searched for. */
async function somebody() {
  const mark = `jejak${(made += 1)}`;
  const email = `${mark}@contoh.example`;
  const { body } = await test.call('POST', '/api/auth/register', {
    body: {
      fullname: `Bunga ${nameOf(made)}`,
      email,
      phone: '81399887766',
      password: PASSWORD,
      consent: true,
    },
  });
  const { userId } = body.data as { userId: string };
  const login = await test.call('POST', '/api/auth/login', {
    body: { email, password: PASSWORD, sessionType: 'reguler' },
  });
  const auth = `Bearer ${(login.body.data as { session: { token: string } }).session.token}`;
  const fullname = (await one<{ fullname: string }>('select fullname from user_account where id = $1', [userId]))!
    .fullname;
  await test.call('PUT', '/api/profile/edit', {
    auth,
    body: { fullname, phone: '81399887766', nik: NIK, city: 'Sleman' },
  });
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await test.app.inject({
    method: 'POST',
    url: '/api/profile/photo',
    headers: { authorization: auth, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([
      Buffer.from(
        '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
      ),
      picture,
      Buffer.from('\r\n--x--\r\n'),
    ]),
  });
  const { courseId } = await newCourse(test);
  await test.services.pool.query("update course set certificate = 'completion' where id = $1", [courseId]);
  const { number, enrolmentId } = await certified(test, { userId, auth }, courseId);
  await test.call('POST', '/api/rating', { auth, body: { courseId, rating: 5, comment: 'Bagus sekali untuk pemula' } });
  await test.call('POST', '/api/wishlist', { auth, body: { courseId: 1 } });
  return { email, userId, auth, fullname, number, enrolmentId, courseId };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const close = (auth: string, body: object = { password: PASSWORD, certificates: 'keep' }) =>
  test.call('DELETE', '/api/profile/me', { auth, body });
const logIn = (email: string, password = PASSWORD) =>
  test.call('POST', '/api/auth/login', { body: { email, password, sessionType: 'reguler' } });
const erasures = () => ({ ...test.services, now: test.services.now });
async function closeAndErase(who: Somebody, certificates: 'keep' | 'revoke' = 'keep') {
  await close(who.auth, { password: PASSWORD, certificates });
  await test.services.pool.query("update user_account set closing_at = now() - interval '8 days' where id = $1", [
    who.userId,
  ]);
  while (await eraseNextDue(erasures()));
}

/** Every row of every table in which a word stands, as `table: row`. */
async function wherever(word: string): Promise<string[]> {
  const { rows: tables } = await test.services.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await test.services.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ilike '%' || $1 || '%'`,
      [word],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

describe('the list of tables', () => {
  it('names every column that points to a person or to what they learn, once', async () => {
    const { rows } = await test.services.pool.query<{ place: string }>(
      `select c.conrelid::regclass || '.' || a.attname as place
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid in ('user_account'::regclass, 'enrolment'::regclass)
       union select table_name || '.' || column_name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id' order by 1`,
    );
    const listed = PERSONAL_TABLES.map(
      ({ table, owned }) => `${table}.${'by' in owned ? owned.by : owned.byEnrolment}`,
    ).filter((place) => place !== 'user_account.id');
    expect(listed.toSorted()).toEqual(rows.map(({ place }) => place).toSorted());
  });
});

describe('a copy of one’s data', () => {
  const copy = (auth: string) =>
    test.app.inject({ method: 'GET', url: '/api/profile/export', headers: { authorization: auth } });

  it('holds what is kept of the learner, each subject in a file, the photo, and no secrets', async () => {
    const who = await somebody();
    const { statusCode, headers, rawPayload } = await copy(who.auth);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzipSync(rawPayload);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'BACA-DULU.txt',
        'foto.webp',
        'user_account.json',
        'orders.json',
        'certificate.json',
        'review.json',
        'wishlist.json',
        'consent.json',
      ]),
    );
    const read = (name: string) => JSON.parse(strFromU8(files[name]!)) as Record<string, unknown>[];
    expect(read('user_account.json')).toMatchObject([{ email: who.email, phone: PHONE, nik: NIK, city: 'Sleman' }]);
    expect(read('certificate.json')).toMatchObject([{ number: who.number }]);
    const all = Object.entries(files)
      .filter(([name]) => name.endsWith('.json'))
      .map(([, bytes]) => strFromU8(bytes))
      .join();
    expect(all).not.toContain('password_hash');
    expect(all).not.toContain('$argon2');
  });

  it('holds nothing of anybody else', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const files = unzipSync((await copy(one.auth)).rawPayload);
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes, true))
      .join();
    expect(all).toContain(one.email);
    expect(all).not.toContain(other.email);
    expect(all).not.toContain(other.userId);
  });

  it('is given five times a day', async () => {
    const { auth } = await somebody();
    const answers: number[] = [];
    for (let time = 0; time < 6; time += 1) answers.push((await copy(auth)).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('closing the account', () => {
  it('ends every login, tells the owner, and says when it will be erased', async () => {
    const who = await somebody();
    const { status, body } = await close(who.auth);
    expect(status).toBe(200);
    const { erasedAt } = body.data as { erasedAt: string };
    expect(Date.parse(erasedAt) - Date.now()).toBeGreaterThan(6.99 * DAY_MS);
    expect((await test.call('GET', '/api/profile/me', { auth: who.auth })).status).toBe(401);
    expect(
      await one(
        "select payload->>'erasedAt' as \"erasedAt\" from outbox where kind = 'accountClosing' and payload->>'to' = $1",
        [who.email],
      ),
    ).toEqual({ erasedAt });
  });

  it('is refused with a wrong password, and the account goes on', async () => {
    const who = await somebody();
    const { status, body } = await close(who.auth, { password: 'Salah12345', certificates: 'keep' });
    expect([status, body.status]).toEqual([403, 'FORBIDDEN']);
    expect((await test.call('GET', '/api/profile/me', { auth: who.auth })).status).toBe(200);
  });

  it('takes a login of the last quarter of an hour in place of a password', async () => {
    const who = await somebody();
    await test.services.pool.query(
      "update login_session set created_at = now() - interval '16 minutes' where user_id = $1",
      [who.userId],
    );
    const old = await close(who.auth, { certificates: 'keep' });
    expect([old.status, old.body.status]).toEqual([403, 'LOGIN_AGAIN']);
    const { body } = await logIn(who.email);
    const fresh = `Bearer ${(body.data as { session: { token: string } }).session.token}`;
    expect((await close(fresh, { certificates: 'keep' })).status).toBe(200);
  });

  it('is taken back by logging in within the week', async () => {
    const who = await somebody();
    await close(who.auth);
    expect((await logIn(who.email)).status).toBe(200);
    expect(await one('select closing_at from user_account where id = $1', [who.userId])).toEqual({ closing_at: null });
    expect(
      await one("select 1 as mailed from outbox where kind = 'accountReopened' and payload->>'to' = $1", [who.email]),
    ).toEqual({ mailed: 1 });
    await test.services.pool.query(
      "update user_account set created_at = created_at - interval '9 days' where id = $1",
      [who.userId],
    );
    await eraseNextDue(erasures());
    expect((await logIn(who.email)).status).toBe(200);
  });

  it('is taken back once by logins that come at once', async () => {
    const who = await somebody();
    await close(who.auth);
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(who.email)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(5).fill(200));
    expect(
      await one("select count(*)::int as mails from outbox where kind = 'accountReopened' and payload->>'to' = $1", [
        who.email,
      ]),
    ).toEqual({ mails: 1 });
  });

  it('asked many times at once is done once', async () => {
    const who = await somebody();
    const answers = await Promise.all(Array.from({ length: 8 }, () => close(who.auth)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(
      await one("select count(*)::int as mails from outbox where kind = 'accountClosing' and payload->>'to' = $1", [
        who.email,
      ]),
    ).toEqual({ mails: 1 });
  });
});

describe('erasing', () => {
  it('waits for the whole week', async () => {
    const who = await somebody();
    await close(who.auth);
    const closedAgo = (interval: string) =>
      test.services.pool.query('update user_account set closing_at = now() - $2::interval where id = $1', [
        who.userId,
        interval,
      ]);
    await closedAgo('7 days -1 minute');
    expect(await eraseNextDue(erasures())).toBe(false);
    await closedAgo('7 days 1 second');
    expect(await eraseNextDue(erasures())).toBe(true);
    expect(await eraseNextDue(erasures())).toBe(false);
  });

  it('takes name, address and number out of the audit trail, and leaves what was done and namesakes there', async () => {
    const who = await somebody();
    const support = await newStaff(test, 'support');
    const { id } = (await one<{ id: string }>(
      `update certificate set requested_name = fullname || ' S.Kom', name_requested_at = now() where user_id = $1 returning id`,
      [who.userId],
    ))!;
    const key = `certificateName:${id}`;
    const patched = await test.call('PATCH', `/api/admin/inbox/${key}`, {
      auth: support.auth,
      body: { note: `Tanya ke ${who.email}`, state: 'open' },
      headers: { 'if-match': '"0"' },
    });
    expect(patched.status).toBe(200);
    const { pool } = test.services;
    await pool.query(
      `insert into audit_log (action, subject, after) values ('learner.look', $1, $2), ('grant.give', 'grant 1', $3), ('news.update', 'news 1', $4), ('internship.grade', $5, $2)`,
      [
        `learner ${who.userId}`,
        { reason: `${who.fullname} tidak bisa masuk` },
        { email: who.email.toUpperCase(), phone: null },
        { contributor: who.fullname },
        `internshipParticipant ${who.userId}`,
      ],
    );
    const { rows: made } = await pool.query<{ id: string }>(
      `insert into audit_log (action, subject) values ('staff.signIn', $1) returning id`,
      [who.email],
    );
    await closeAndErase(who);
    const signedIn = await one<{ subject: string }>('select subject from audit_log where id = $1', [made[0]!.id]);
    expect(signedIn!.subject).toBe('Pengguna Suluh');
    const subjects = [
      `inbox ${key}`,
      `learner ${who.userId}`,
      'grant 1',
      'news 1',
      `internshipParticipant ${who.userId}`,
    ];
    const { rows } = await pool.query<{ subject: string; said: string }>(
      `select subject, concat(before, after) as said from audit_log where subject = any($1) order by id`,
      [subjects],
    );
    expect(rows.map(({ subject }) => subject)).toEqual(subjects);
    const holding = (word: string) =>
      rows.filter(({ said }) => said.toLowerCase().includes(word.toLowerCase())).map(({ subject }) => subject);
    expect(holding(who.email)).toEqual([]);
    expect(holding(who.fullname)).toEqual(['news 1']); // of a namesake
    expect(rows[0]!.said).toContain('Tanya ke Pengguna Suluh');
    await pool.query(`delete from audit_log where subject = 'news 1'`);
  });

  it('leaves no name in what was answered to somebody who reported a review, nor why they were blocked', async () => {
    const who = await somebody();
    const { pool } = test.services;
    const reported = (await one<{ id: string }>(
      `insert into review (course_id, fullname, rating, comment) select id, 'Penulis lain', 1, 'Kasar.' from course limit 1 returning id`,
      [],
    ))!;
    await pool.query(`insert into review_report (review_id, user_id, reason) values ($1, $2, 'rude')`, [
      reported.id,
      who.userId,
    ]);
    await pool.query(`insert into audit_log (action, subject, after) values ('inbox.answer', $1, $2)`, [
      `inbox review:${reported.id}`,
      { answer: `Terima kasih, ${who.fullname}. Ulasannya kami sembunyikan.` },
    ]);
    await pool.query(`update user_account set blocked_at = now(), block_reason = $2 where id = $1`, [
      who.userId,
      `${who.fullname} memakai kartu orang lain.`,
    ]);
    await closeAndErase(who);
    const told = await one<{ said: string }>(`select after::text as said from audit_log where subject = $1`, [
      `inbox review:${reported.id}`,
    ]);
    expect(told!.said).toContain('Ulasannya kami sembunyikan');
    expect(told!.said).not.toContain(who.fullname);
    expect(await one('select block_reason as why from user_account where id = $1', [who.userId])).toEqual({
      why: null,
    });
    await pool.query(`delete from review where id = $1`, [reported.id]);
  });

  it('leaves of the person only the buyer of invoices, and the certificates that are to stay', async () => {
    const who = await somebody();
    const photo = (await one<{ foto: string }>('select foto from user_account where id = $1', [who.userId]))!.foto;
    await closeAndErase(who);
    const places = [...(await wherever(who.email)), ...(await wherever(who.fullname))].map((row) => row.split(':')[0]);
    expect(new Set(places)).toEqual(new Set(['public.orders', 'public.certificate']));
    expect(await one('select buyer from orders where user_id = $1', [who.userId])).toEqual({
      buyer: { fullname: who.fullname, email: who.email },
    });
    expect(
      await one('select phone, nik, city, password_hash as hash from user_account where id = $1', [who.userId]),
    ).toEqual({
      phone: null,
      nik: null,
      city: null,
      hash: null,
    });
    expect(existsSync(path.join(data, 'storage', photo))).toBe(false);
    expect((await logIn(who.email)).status).toBe(401);
  });

  it('keeps certificates checkable, or revokes them and takes the name off, as the learner chose', async () => {
    const [keeps, revokes] = [await somebody(), await somebody()];
    await closeAndErase(keeps);
    await closeAndErase(revokes, 'revoke');
    const check = async ({ number }: Somebody) =>
      (await test.call('GET', `/api/certificate/verify/${number}`)).body.data as { fullname: string; standing: string };
    expect(JSON.stringify(await check(keeps))).toContain(keeps.fullname);
    const revoked = JSON.stringify(await check(revokes));
    expect(revoked).not.toContain(revokes.fullname);
    expect(revoked).toContain('revoked');
    expect(await wherever(revokes.fullname)).toEqual([expect.stringContaining('public.orders')]);
  });

  it('leaves reviews without the name, and counts as they were', async () => {
    const who = await somebody();
    const summary = async () => (await test.call('GET', `/api/rating/${who.courseId}/summary`)).body.data;
    const before = await summary();
    await closeAndErase(who);
    expect(await summary()).toEqual(before);
    const { body } = await test.call('GET', `/api/rating/${who.courseId}`);
    expect(body.data).toMatchObject([{ fullname: 'Pengguna Suluh', comment: 'Bagus sekali untuk pemula' }]);
  });

  it('frees the address for a new account', async () => {
    const who = await somebody();
    await closeAndErase(who);
    const { status } = await test.call('POST', '/api/auth/register', {
      body: { fullname: 'Bunga Baru', email: who.email, phone: '81399887766', password: PASSWORD, consent: true },
    });
    expect(status).toBe(201);
  });

  it('of one account that cannot be erased holds up no other', async () => {
    const [stuck, other] = [await somebody(), await somebody()];
    for (const { auth } of [stuck, other]) await close(auth);
    const ago = (days: number, { userId }: Somebody) =>
      test.services.pool.query('update user_account set closing_at = now() - make_interval(days => $2) where id = $1', [
        userId,
        days,
      ]);
    await ago(9, stuck);
    await ago(8, other);
    await test.services.pool.query(
      `create function refuse_one() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`,
    );
    await test.services.pool.query(
      `create trigger refuse_one before update on user_account for each row when (new.deleted_at is not null and old.id = '${stuck.userId}') execute function refuse_one()`,
    );
    const failed = new Set<string>();
    while (await eraseNextDue(erasures(), failed));
    expect([...failed]).toEqual([stuck.userId]);
    const erased = async ({ userId }: Somebody) =>
      (await one<{ gone: boolean }>('select deleted_at is not null as gone from user_account where id = $1', [userId]))!
        .gone;
    expect([await erased(stuck), await erased(other)]).toEqual([false, true]);
    await test.services.pool.query('drop trigger refuse_one on user_account');
    while (await eraseNextDue(erasures()));
    expect(await erased(stuck)).toBe(true);
  });

  it('is done once by several workers', async () => {
    const people = [await somebody(), await somebody(), await somebody()];
    for (const { auth } of people) await close(auth);
    await test.services.pool.query(
      "update user_account set closing_at = now() - interval '8 days' where id = any($1)",
      [people.map(({ userId }) => userId)],
    );
    const done = await Promise.all(Array.from({ length: 6 }, () => eraseNextDue(erasures())));
    expect(done.filter(Boolean)).toHaveLength(3);
  });
});

describe('what was agreed to', () => {
  it('is recorded with its version when the account is made, and told', async () => {
    const who = await somebody();
    await test.services.pool.query("update page set version = '2' where slug = 'syarat-ketentuan'");
    const later = await somebody();
    await test.services.pool.query("update page set version = '1' where slug = 'syarat-ketentuan'");
    const told = async ({ auth }: Somebody) =>
      (
        (await test.call('GET', '/api/profile/agreements', { auth })).body.data as {
          document: string;
          version: string;
        }[]
      )
        .map(({ document, version }) => `${document} ${version}`)
        .toSorted();
    expect(await told(who)).toEqual(['kebijakan-privasi 1', 'syarat-ketentuan 1']);
    expect(await told(later)).toEqual(['kebijakan-privasi 1', 'syarat-ketentuan 2']);
  });
});

describe('what is kept for a time', () => {
  it.each([
    [
      'outbox',
      "insert into outbox (kind, payload, sent_at) values ('welcome', '{}', now() - $1::interval) returning id::text as id",
      '30 days',
    ],
    [
      'notification',
      "insert into notification (user_id, title, message, created_at) select id, 'a', 'b', now() - $1::interval from user_account limit 1 returning id::text as id",
      '365 days',
    ],
    [
      'webhook_log',
      "insert into webhook_log (gateway, provider_event_id, body, received_at) values ('x', gen_random_uuid()::text, '{}', now() - $1::interval) returning provider_event_id as id",
      '400 days',
    ],
    [
      'analytics_event',
      "insert into analytics_event (name, happened_at, received_at) values ('x', now(), now() - $1::interval) returning id::text as id",
      '400 days',
    ],
    [
      'one_time_code',
      "insert into one_time_code (target, purpose, code_hash, expires_at) values ('x', 'y', '\\x00', now() - $1::interval) returning id::text as id",
      '2 days',
    ],
    [
      'idempotency_key',
      "insert into idempotency_key (user_id, key, operation, body_hash, created_at) values (gen_random_uuid(), gen_random_uuid()::text, 'x', '\\x00', now() - $1::interval) returning key as id",
      '7 days',
    ],
    [
      'search_history',
      'insert into search_history (user_id, keyword, searched_at) select id, gen_random_uuid()::text, now() - $1::interval from user_account limit 1 returning keyword as id',
      '365 days',
    ],
  ])('%s goes after its time, and not before', async (table, insert, period) => {
    const young = (await one<{ id: string }>(insert, [`${period} -1 minute`]))!.id;
    const old = (await one<{ id: string }>(insert, [`${period} 1 minute`]))!.id;
    expect((await retain(test.services))[table]).toBeGreaterThan(0);
    const key = { webhook_log: 'provider_event_id', idempotency_key: 'key', search_history: 'keyword' }[table] ?? 'id';
    const { rows } = await test.services.pool.query<{ id: string }>(
      `select ${key}::text as id from ${table} where ${key}::text = any($1)`,
      [[young, old]],
    );
    expect(rows).toEqual([{ id: young }]);
  });

  it('logins go a month after the last of their tokens ended, those that can go on stay', async () => {
    const who = await somebody();
    const login = (await one<{ id: string }>(
      "insert into login_session (user_id, session_type, created_at) values ($1, 'reguler', now() - interval '200 days') returning id",
      [who.userId],
    ))!.id;
    await test.services.pool.query(
      "insert into refresh_token (token_hash, session_id, expires_at) values ('\\x01', $1, now() - interval '31 days')",
      [login],
    );
    await retain(test.services);
    await retain(test.services);
    const { rows } = await test.services.pool.query<{ id: string }>('select id from login_session where user_id = $1', [
      who.userId,
    ]);
    expect(rows.map(({ id }) => id)).not.toContain(login);
    expect(rows).toHaveLength(1);
  });
});
