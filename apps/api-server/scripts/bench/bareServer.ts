import Fastify from 'fastify';
import pg from 'pg';

/** The yardstick: Fastify and pg, one indexed SELECT of ten rows, nothing else. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
app.get('/', async () => {
  const { rows } = await pool.query({
    name: 'ten',
    text: 'select id, slug, fullname, summary, price, price_after, rating_average, rating_count from course order by id limit 10',
  });
  return rows;
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.API_PORT) });
process.on('SIGTERM', () => process.exit(0));
