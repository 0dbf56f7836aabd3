import { certificateEntries as entries } from '@suluh/api/catalogue';
import { certificateText } from '@suluh/i18n-id/certificate';
import { desc } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { programOf } from '../program/queries.ts';
import { certificateBytes } from './download.ts';
import { categoriesOf, certificatesWhere, ofLearner } from './queries.ts';

/** More than anybody has; each is drawn anew. */
const MOST = 100;

/**
 * The learner's certificates in one file. Each is drawn after the other, so that other calls are answered in between.
 */
export const certificateArchive = route(
  entries.certificateArchive,
  async ({ query, caller, programHeader }, services) => {
    const { db } = services;
    const { certificate } = schema;
    const mine = ofLearner(learner(caller).userId, await programOf(services, query.program, programHeader));
    const found = await certificatesWhere(db, mine)
      .orderBy(desc(certificate.issuedAt), desc(certificate.id))
      .limit(MOST);
    if (found.length === 0) throw new ApiError('NOT_FOUND');
    const categories = await categoriesOf(
      db,
      found.map(({ course }) => course.id),
    );
    const files: Record<string, Uint8Array> = {};
    for (const each of found) {
      files[`${each.certificate.number}.pdf`] = await certificateBytes(services, each, categories(each.course.id));
      await new Promise((resolve) => setImmediate(resolve));
    }
    return { data: { bytes: zipSync(files, { level: 0 }), name: certificateText.archiveFile } }; // PDFs are packed already
  },
);
