import { date } from '@suluh/i18n-id/format';
import { landing, program } from '../../../src/db/schema/index.ts';
import type { Executor } from '../../../src/db/executor.ts';
import { landings } from '../data/landings.ts';
import { lineLandings } from '../data/lineLandings.ts';
import { jakartaTime } from './chance.ts';

/** The first day of the next month in Jakarta. */
function nextMonth(now: Date): Date {
  const day = jakartaTime(now, 0, 9);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1, 2));
}

/** Inserts what the pages of the site and of the programmes say. */
export async function insertLandings(tx: Executor, now: Date): Promise<void> {
  const programs = await tx.select({ id: program.id, slug: program.slug }).from(program);
  const begins = date(nextMonth(now));
  await tx.insert(landing).values(
    [...landings, ...lineLandings].map(
      ({ program: slug, page, cohort, picture, storyPicture, benefits, ...content }) => ({
        page,
        programId: slug === null ? null : programs.find((each) => each.slug === slug)!.id,
        content: {
          ...content,
          picture: picture.path,
          benefits: benefits.map(({ art, ...words }) => ({ ...words, picture: art?.path ?? null })),
          storyPicture: typeof storyPicture === 'string' ? storyPicture : (storyPicture?.path ?? null),
          badge: cohort === null ? '' : `Angkatan ${cohort}, mulai ${begins}`,
        },
      }),
    ),
  );
}
