import pg from 'pg';
import { ensureCategories } from './ensureCategories.ts';
import { insertBatch, type SeedCounts } from './insertBatch.ts';
import { makeCourse } from './makeCourse.ts';
import { seedPartners } from './partners.ts';

/** Courses made and written at a time. */
const BATCH = 2_000;

interface Options {
  courses: number;
  seed: number;
  onProgress?: (done: number) => void;
}

async function insertPartners(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into partner (code, slug, org_name, city, description) select code, code, name, city, 'Lembaga pelatihan di ' || city || '.'
     from json_to_recordset($1::json) as r(code text, name text, city text) on conflict do nothing`,
    [JSON.stringify(seedPartners.map(({ code, name, place }) => ({ code, name, city: place.city })))],
  );
}

/**
 * Brings courses 1 to `courses` of `seed` into the catalogue, with providers, reviews and schedules: all of it in one
 * transaction, so that API processes hear of it once. What is there already stays as it is. Answers what was added.
 */
export async function seedCatalogue(databaseUrl: string, { courses, seed, onProgress }: Options): Promise<SeedCounts> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c jit=off -c synchronous_commit=off' });
  await client.connect();
  try {
    const added: SeedCounts = { courses: 0, reviews: 0, events: 0 };
    await client.query('begin');
    await client.query("set local suluh.defer_search = 'on'");
    const categoryIds = await ensureCategories(client);
    await insertPartners(client);
    for (let first = 1; first <= courses; first += BATCH) {
      const last = Math.min(courses, first + BATCH - 1);
      const batch = Array.from({ length: last - first + 1 }, (_, at) => makeCourse(seed, first + at));
      const counts = await insertBatch(client, batch, categoryIds);
      added.courses += counts.courses;
      added.reviews += counts.reviews;
      added.events += counts.events;
      onProgress?.(last);
    }
    await client.query('commit');
    if (added.courses > 0) await client.query('analyze');
    return added;
  } finally {
    await client.end(); // an open transaction is undone with it
  }
}
