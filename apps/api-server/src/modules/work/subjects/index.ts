import type { ImportResource, WorkResource } from '@suluh/domain/staff';
import { courseSubject } from './course.ts';
import { jobSubject } from './job.ts';
import { newsSubject } from './news.ts';
import { promoSubject } from './promo.ts';
import type { ImportedSubject, Subject } from './subject.ts';

/** What comes as a file: another kind of record is a line here, its rule in the domain, and its entry. */
const IMPORTED: Readonly<Record<ImportResource, ImportedSubject>> = {
  course: courseSubject,
  job: jobSubject,
  promo: promoSubject,
};

/** Everything many are changed of. */
const SUBJECTS: Readonly<Record<WorkResource, Subject>> = { ...IMPORTED, news: newsSubject };

/** How records of a kind are changed. */
export const subjectOf = (resource: WorkResource): Subject => SUBJECTS[resource];

/** How records of a kind come as a file. */
export const importedOf = (resource: ImportResource): ImportedSubject => IMPORTED[resource];
