import { articles } from './articles/articles.ts';
import { courses } from './courses/courses.ts';
import { internships } from './jobs/internships.ts';
import { jobs } from './jobs/jobs.ts';
import type { ImportKind, ImportedRow } from './kind.ts';
import { districts } from './regions/districts.ts';
import { regions } from './regions/regions.ts';
import { reviewsOn } from './reviews/reviews.ts';
import { runImport, type ImportResult } from './runImport.ts';

type Run = (options: Parameters<typeof runImport>[1]) => Promise<ImportResult>;

const run =
  <Row extends ImportedRow>(kind: ImportKind<Row>): Run =>
  (options) =>
    runImport(kind, options);

/** Every kind of import by the name it is asked for. `platform`: what reviews that do not name theirs are of. */
export const importers = (platform?: string): Readonly<Record<string, Run>> => ({
  articles: run(articles),
  courses: run(courses),
  districts: run(districts),
  internships: run(internships),
  jobs: run(jobs),
  regions: run(regions),
  reviews: run(reviewsOn(platform)),
});
