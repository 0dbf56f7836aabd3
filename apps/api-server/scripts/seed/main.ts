import { parseArgs } from 'node:util';
import { readEnvironment } from '@suluh/config/environment';
import { z } from 'zod';
import { startProgress } from '../progress.ts';
import { seedCatalogue } from './seedCatalogue.ts';

const USAGE =
  'Usage: npm run seed -- --courses NUMBER [--seed NUMBER]   (NUMBER of courses up to 1000000; seed 1 unless given)';

/** Deterministic scale data: the same seed gives the same rows, and rows that are there already stay. */
function readOptions(): { courses: number; seed: number } | null {
  try {
    const { values } = parseArgs({ options: { courses: { type: 'string' }, seed: { type: 'string', default: '1' } } });
    const options = z.object({
      courses: z.coerce.number().int().min(1).max(1_000_000),
      seed: z.coerce
        .number()
        .int()
        .min(0)
        .max(2 ** 31 - 1),
    });
    return options.safeParse(values).data ?? null;
  } catch {
    return null; // an option nobody knows: the usage says which there are
  }
}

const options = readOptions();
const { DATABASE_URL } = readEnvironment(process.env);
if (!options || !DATABASE_URL) {
  console.error(options ? 'DATABASE_URL is needed to fill scale data.' : USAGE);
  process.exit(2);
}
const begin = performance.now();
const progress = startProgress('Courses', options.courses);
const { courses, reviews, events } = await seedCatalogue(DATABASE_URL, {
  ...options,
  onProgress: (done) => progress.update(done),
});
progress.stop();
const seconds = ((performance.now() - begin) / 1000).toFixed(1);
console.log(
  `Added ${courses} courses, ${reviews} reviews and ${events} schedules in ${seconds} s; ${options.courses - courses} courses were there already.`,
);
