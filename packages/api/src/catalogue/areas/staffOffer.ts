import { z } from 'zod';
import {
  COLLECTION_KINDS,
  staffCategory,
  staffCategoryFields,
  staffCollection,
  staffCollectionFields,
  staffFlashSale,
  staffFlashSaleFields,
  staffInstitution,
  staffInstitutionFields,
  staffProgramme,
  staffProgrammeFields,
  staffProgrammeSecret,
} from '../entities/index.ts';
import { defineEntry } from '../entry.ts';
import { defineStaffEntity, removalOf, removalReason } from '../staffEntity.ts';
import { PICTURE_BYTES } from './staffCourse.ts';
import { rowIdInAddress } from '../rowId.ts';

const slug = z
  .string()
  .trim()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const flashSales = defineStaffEntity({
  name: 'flash-sale',
  title: 'Flash sales',
  key: rowIdInAddress,
  row: staffFlashSale,
  filters: { when: z.enum(['running', 'coming', 'over']).optional() },
  sorts: ['endAt', 'startAt'],
  isTurned: true,
  read: 'promo.read',
  scope: 'all',
  edit: 'promo.edit',
  create: staffFlashSaleFields.extend({ programId: staffFlashSaleFields.shape.programId.default(null) }),
  update: staffFlashSaleFields,
});

export const collections = defineStaffEntity({
  name: 'collection',
  title: 'Collections',
  key: rowIdInAddress,
  row: staffCollection,
  filters: {
    isPublished: z.enum(['true', 'false']).optional(),
    kind: z.enum(COLLECTION_KINDS).optional(),
  },
  sorts: ['position', 'title'],
  read: 'content.edit',
  scope: 'all',
  edit: 'content.edit',
  create: staffCollectionFields.extend({ slug: slug.optional().describe('Made of the title without one') }),
  update: staffCollectionFields,
});

export const catalogueCategories = defineStaffEntity({
  name: 'catalogue-category',
  title: 'Categories',
  key: rowIdInAddress,
  row: staffCategory,
  filters: {},
  sorts: ['position', 'name'],
  read: 'content.edit',
  scope: 'all',
  edit: 'content.edit',
  create: staffCategoryFields.extend({ slug: slug.optional().describe('Made of the name without one') }),
  update: staffCategoryFields,
});

export const categoryRemove = defineEntry({
  ...removalOf({ name: 'catalogue-category', key: rowIdInAddress, edit: 'content.edit', scope: 'all' }),
  summary: 'Take a category away that no course and no promo has',
  description:
    'If-Match names the version that was read. 409 CONFLICT when somebody saved another since; where something uses it the message says what.',
  body: removalReason,
});

export const programmes = defineStaffEntity({
  name: 'programme',
  title: 'Programmes',
  key: rowIdInAddress,
  row: staffProgramme,
  filters: { accessType: z.enum(['free', 'paid']).optional() },
  sorts: ['name'],
  read: 'program.edit',
  scope: 'all',
  edit: 'program.edit',
  create: staffProgrammeFields.extend({
    ...staffProgrammeSecret.shape,
    slug,
    logo: staffProgrammeFields.shape.logo.default(null),
    host: staffProgrammeFields.shape.host.default(null),
    oidcIssuer: staffProgrammeFields.shape.oidcIssuer.default(null),
    oidcClientId: staffProgrammeFields.shape.oidcClientId.default(null),
    signOutUrl: staffProgrammeFields.shape.signOutUrl.default(null),
    emailDomains: staffProgrammeFields.shape.emailDomains.default(null),
    sections: staffProgrammeFields.shape.sections.default([]),
  }),
  update: staffProgrammeFields.extend(staffProgrammeSecret.shape),
});

export const institutions = defineStaffEntity({
  name: 'institution',
  title: 'Institutions',
  key: rowIdInAddress,
  row: staffInstitution,
  filters: {},
  sorts: ['orgName'],
  read: 'institution.edit',
  scope: 'partner',
  edit: 'institution.edit',
  create: staffInstitutionFields.extend({ code: slug }),
  update: staffInstitutionFields,
});

export const institutionPicture = defineEntry({
  id: 'admin.institution.picture',
  method: 'POST',
  path: '/api/admin/institution/{id}/picture',
  auth: 'A',
  permission: 'institution.edit',
  scope: 'partner',
  summary: 'The mark of an institution, square; it is encoded anew',
  params: z.object({ id: rowIdInAddress }),
  upload: { field: 'file', maxBytes: PICTURE_BYTES },
  data: staffInstitution,
  errors: [404, 413, 415],
});
