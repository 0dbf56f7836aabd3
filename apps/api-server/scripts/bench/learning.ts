import pg from 'pg';
import { migrateDatabase } from '../../src/db/migrate.ts';
import { tokenSigner } from '../../src/modules/auth/accessToken.ts';
import { MERGE } from '../../src/modules/lesson/reportProgress.ts';
import { streamBigFile, type BigFile } from './bigFile.ts';
import { BENCH_SECRET, withServer } from './measure.ts';

const LESSONS = 1_000;
const LEARNERS = 200;
/** Both statements are measured in turns, so that what else the machine does falls on both. */
const ROUNDS = 12;
/** Pages asked for before and while it is measured. */
const [WARM_UP, ASKED] = [50, 200];

const FILL = [
  `insert into partner (id, code, slug, org_name) values (1, 'P', 'p', 'Lembaga')`,
  `insert into course (id, slug, fullname, partner_id) values (1, 'kursus', 'Kursus', 1)`,
  `insert into section (course_id, title, position) select 1, 'Bagian ' || g, g from generate_series(1, 50) g`,
  `insert into lesson (section_id, title, kind, duration_minutes, position) select 1 + g % 50, 'Materi ' || g, 'video', 5, g from generate_series(1, ${LESSONS}) g`,
  `insert into lesson_asset (lesson_id, kind, path, mimetype, bytes, seconds, sha256) select id, 'video-480', 'x', 'video/mp4', 1, 3600, '' from lesson`,
  `insert into user_account (fullname, email) select 'Peserta ' || g, 'p' || g || '@contoh.example' from generate_series(1, ${LEARNERS}) g`,
  `insert into login_session (user_id, session_type) select id, 'reguler' from user_account`,
  `insert into orders (id, invoice_id, user_id, status, purchase_total, payment_total) select 'SLH-' || row_number() over (), 'SLH-' || row_number() over (), id, 'PAID', 0, 0 from user_account`,
  `insert into enrolment (user_id, course_id, order_id, allow_access) select user_id, 1, id, true from orders`,
  `insert into lesson_progress (enrolment_id, lesson_id, watched) select e.id, l.id, '{[0,30)}' from enrolment e, lesson l where l.id % 5 = 0`,
  'vacuum analyze',
];

const BARE = {
  name: 'bare-progress',
  text: 'update lesson_progress set position_seconds = $3, position_at = $4 where enrolment_id = $1 and lesson_id = $2',
};

/** What learning costs the database and the API. */
export interface LearningFigures {
  barePerSecond: number;
  reportsPerSecond: number;
  /** Of the page of a course with 1,000 lessons, in milliseconds. */
  pageMs: { median: number; p99: number };
  bigFile: BigFile;
}

async function statements(client: pg.Client, seconds: number) {
  const { rows } = await client.query<{ id: string }>('select id from enrolment order by id');
  const made = { bare: 0, merged: 0 };
  let at = 0;
  const next = () => {
    at += 1;
    return {
      enrolmentId: rows[at % rows.length]!.id,
      lessonId: 5 * (1 + (at % (LESSONS / 5 - 1))),
      second: at % 3_500,
    };
  };
  const run = async (kind: keyof typeof made, once: () => Promise<unknown>) => {
    for (const until = performance.now() + (seconds * 1000) / ROUNDS; performance.now() < until; made[kind] += 1)
      await once();
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await run('bare', () => {
      const { enrolmentId, lessonId, second } = next();
      return client.query({ ...BARE, values: [enrolmentId, lessonId, second, new Date()] });
    });
    await run('merged', () => {
      const { enrolmentId, lessonId, second } = next();
      const watched = `{[${second},${second + 10})}`;
      return client.query({ ...MERGE, values: [enrolmentId, lessonId, watched, second, new Date()] });
    });
  }
  return { barePerSecond: Math.round(made.bare / seconds), reportsPerSecond: Math.round(made.merged / seconds) };
}

async function pageMs(client: pg.Client, port: number): Promise<LearningFigures['pageMs']> {
  const { rows } = await client.query<{ id: string; user_id: string }>('select id, user_id from login_session limit 1');
  const { id: sessionId, user_id: userId } = rows[0]!;
  const session = { userId, sessionId, sessionType: 'reguler', programId: null };
  const { token } = await tokenSigner(BENCH_SECRET).sign(session, new Date());
  const times: number[] = [];
  for (let asked = 0; asked < WARM_UP + ASKED; asked += 1) {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/api/my-course/kursus`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The page of the course answered ${answer.status}.`);
    if (asked >= WARM_UP) times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  return { median: times[ASKED / 2]!, p99: times[Math.floor(ASKED * 0.99)]! };
}

/**
 * Reports of progress beside bare updates of the same rows, the page of a course with 1,000 lessons, and a file of 2 GB.
 * @param dataDir folder for what is stored
 */
export async function measureLearning(
  databaseUrl: string,
  { apiPort, dataDir }: { apiPort: number; dataDir: string },
  seconds: number,
): Promise<LearningFigures> {
  await migrateDatabase(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of FILL) await client.query(statement);
    const server = { port: apiPort, databaseUrl, readyPath: '/api/health', dataDir };
    const served = await withServer('src/main.ts', server, async (pid) => ({
      pageMs: await pageMs(client, apiPort),
      bigFile: await streamBigFile(client, { port: apiPort, pid, dataDir }),
    }));
    return { ...(await statements(client, seconds)), ...served };
  } finally {
    await client.end();
  }
}
