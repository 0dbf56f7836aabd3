import Fastify from 'fastify';
import pg from 'pg';
import { CASES } from './cases.ts';

/** The yardstick of the lists of staff: Fastify and pg, the least statements that could answer each, nothing else. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
app.get('/', async () => ({}));
for (const [at, { page, count }] of CASES.entries())
  app.get(`/${at}`, async () => {
    const [rows, counted] = await Promise.all([
      pool.query({ name: `page-${at}`, text: page }),
      pool.query({ name: `count-${at}`, text: count }),
    ]);
    return { data: rows.rows, total: (counted.rows as { found: number }[])[0]!.found };
  });
await app.listen({ host: '127.0.0.1', port: Number(process.env.API_PORT) });
process.on('SIGTERM', () => process.exit(0));
