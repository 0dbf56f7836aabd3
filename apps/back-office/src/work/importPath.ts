import type { ImportResource } from '@suluh/domain/staff';
import { officePath } from '../app/officePath.ts';

const SEGMENT: Readonly<Record<ImportResource, string>> = {
  course: 'impor-kursus',
  job: 'impor-lowongan',
  promo: 'impor-promo',
};

/** What files come of. */
export const IMPORTED = Object.keys(SEGMENT) as ImportResource[];

/** The page where a file of records is sent. */
export const importPath = (resource: ImportResource): string => officePath(SEGMENT[resource]);
