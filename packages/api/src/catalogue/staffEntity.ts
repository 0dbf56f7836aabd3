import { LOOK_REASON, type Permission, type Scope } from '@suluh/domain/staff';
import { z } from 'zod';
import { defineEntry } from './entry.ts';
import { staffPageQuery } from './envelope.ts';

/** One thing that was changed about a record, with the fields that differ. */
export const staffChange = z
  .object({
    id: z.int(),
    at: z.string(),
    action: z.string(),
    by: z.string().nullable().describe('Name of who did it; null for a command or the system'),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'StaffChange' });

/** What a 409 carries: the record as it is now and as its entry answers it, and who saved it. */
export const conflictWith = <Current extends z.ZodType>(current: Current) =>
  z.object({ current, changedBy: z.string().nullable(), changedAt: z.string().nullable() });

interface ListDefinition<
  Name extends string,
  Key extends z.ZodType,
  Row extends z.ZodObject,
  Filters extends z.ZodRawShape,
  Sort extends string,
> {
  /** In addresses, `/api/admin/{name}`, and the subject of its audit trail. */
  name: Name;
  /** What it is, in the plural: 'Courses'. */
  title: string;
  key: Key;
  row: Row;
  /** Named filters beside the words of `q`. */
  filters: Filters;
  /** What it may be sorted by; `-` before a name turns it round. The first is the default. */
  sorts: readonly [Sort, ...Sort[]];
  /** True: by default the largest or latest comes first. */
  isTurned?: boolean;
  /** True: who reads one is on record. */
  showsPeople?: true;
  /** Permission to read, and where it works. */
  read: Permission;
  scope: Scope;
}

/** What is told of a page beside its rows. */
const listMeta = z.object({
  isNear: z
    .boolean()
    .optional()
    .describe('Nothing has the words as they are: these have names a typing error or two away'),
});

/** Sorts as they are asked for: 'title' or '-title'. */
const sortField = <Sort extends string>([first, ...rest]: readonly [Sort, ...Sort[]], isTurned: boolean) =>
  z
    .enum<(Sort | `-${Sort}`)[]>([first, ...rest].flatMap((name) => [name, `-${name}`] as const))
    .default((isTurned ? `-${first}` : first) as never);

/** Entries to read something of the back office: a list, and one. */
export function defineStaffList<
  const Name extends string,
  Key extends z.ZodType,
  Row extends z.ZodObject,
  Filters extends z.ZodRawShape,
  const Sort extends string,
>({
  name,
  title,
  key,
  row,
  filters,
  sorts,
  isTurned = false,
  showsPeople,
  read,
  scope,
}: ListDefinition<Name, Key, Row, Filters, Sort>) {
  return {
    list: defineEntry({
      id: `admin.${name}`,
      method: 'GET',
      path: `/api/admin/${name}`,
      auth: 'A',
      permission: read,
      scope,
      summary: `${title}: a page of those the caller reaches`,
      query: staffPageQuery.extend({
        q: z.string().trim().max(100).default('').describe('Words to look for'),
        ids: z.array(key).max(100).optional().describe('These alone'),
        sort: sortField(sorts, isTurned),
        ...filters,
      }),
      data: z.array(row),
      paged: listMeta,
    }),
    one: defineEntry({
      id: `admin.${name}.one`,
      method: 'GET',
      path: `/api/admin/${name}/{id}`,
      auth: 'A',
      permission: read,
      scope,
      ...(showsPeople ? { showsPeople } : {}),
      summary: `${title}: one`,
      params: z.object({ id: key }),
      data: row,
      errors: [404],
    }),
  };
}

interface Definition<
  Name extends string,
  Key extends z.ZodType,
  Row extends z.ZodObject,
  Filters extends z.ZodRawShape,
  Sort extends string,
  Create extends z.ZodObject,
  Update extends z.ZodObject,
> extends ListDefinition<Name, Key, Row, Filters, Sort> {
  /** Permission to make and change. */
  edit: Permission;
  /** What one is made of. */
  create: Create;
  /** What may be changed: each field alone. */
  update: Update;
}

/**
 * Entries of something staff edit: list, one, create, update by version, history (docs/product/staff.md#records).
 * `row` names its `version`.
 */
export function defineStaffEntity<
  const Name extends string,
  Key extends z.ZodType,
  Row extends z.ZodObject<{ version: z.ZodInt }>,
  Filters extends z.ZodRawShape,
  const Sort extends string,
  Create extends z.ZodObject,
  Update extends z.ZodObject,
>(definition: Definition<Name, Key, Row, Filters, Sort, Create, Update>) {
  const { name, title, key, row, read, edit, scope, create, update } = definition;
  return {
    ...defineStaffList(definition),
    create: defineEntry({
      id: `admin.${name}.create`,
      isRepeatable: true,
      method: 'POST',
      path: `/api/admin/${name}`,
      auth: 'A',
      permission: edit,
      scope,
      summary: `${title}: make one`,
      body: create,
      data: row,
      status: 201,
      errors: [404, 409],
    }),
    update: defineEntry({
      id: `admin.${name}.update`,
      method: 'PATCH',
      path: `/api/admin/${name}/{id}`,
      auth: 'A',
      permission: edit,
      scope,
      summary: `${title}: change the fields that are sent`,
      description:
        'If-Match names the version the change began from. 409 CONFLICT when somebody saved another since: data says what is there now, who saved it and when.',
      params: z.object({ id: key }),
      body: update.partial(),
      data: row,
      errors: [404, 409],
      errorData: conflictWith(row),
    }),
    history: defineEntry({
      id: `admin.${name}.history`,
      method: 'GET',
      path: `/api/admin/${name}/{id}/history`,
      auth: 'A',
      permission: read,
      scope,
      summary: `${title}: what was changed about one, the latest first`,
      params: z.object({ id: key }),
      data: z.array(staffChange),
      errors: [404],
    }),
  };
}

/** Why something goes that others made use of; it stands in the audit trail. */
export const removalReason = z.object({
  reason: z.string().trim().min(LOOK_REASON.least).max(LOOK_REASON.most),
});

/** What every entry has that takes one of something away, by the version that was read (docs/product/staff.md#removing). */
export const removalOf = <const Name extends string, Key extends z.ZodType>({
  name,
  key,
  edit,
  scope,
}: {
  name: Name;
  key: Key;
  edit: Permission;
  scope: Scope;
}) =>
  ({
    id: `admin.${name}.remove`,
    method: 'DELETE',
    path: `/api/admin/${name}/{id}`,
    auth: 'A',
    permission: edit,
    scope,
    params: z.object({ id: key }),
    data: z.object({}),
    errors: [404, 409],
  }) as const;
