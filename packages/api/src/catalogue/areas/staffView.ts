import { z } from 'zod';
import { staffView, staffViewFields, staffViewQuery } from '../entities/index.ts';
import { defineEntry } from '../entry.ts';

const list = z
  .string()
  .max(60)
  .regex(/^[a-z-]+(?:\/[a-z-]+)?$/)
  .describe('Name of a list, as its address says it');
const own = { auth: 'S', data: z.array(staffView), errors: [403, 404] } as const;
const params = z.object({ id: z.uuid() });

export const views = defineEntry({
  ...own,
  id: 'staff.views',
  method: 'GET',
  path: '/api/staff/view',
  summary: 'Views of a list that whoever asks keeps, and those others share, by name',
  description: '403 for a list that whoever asks may not see, 404 where there is no such list.',
  query: z.object({ list }),
});

export const viewSave = defineEntry({
  ...own,
  id: 'staff.viewSave',
  method: 'POST',
  path: '/api/staff/view',
  summary: 'Keep what a list shows under a name; one of the same name is replaced',
  description: 'At most 30 of a list: 409 CONFLICT for one more. 400 for a filter or an order the list has not.',
  body: staffViewFields.extend({ list, query: staffViewQuery }),
  status: 201,
  errors: [403, 404, 409],
});

export const viewChange = defineEntry({
  ...own,
  id: 'staff.viewChange',
  method: 'PATCH',
  path: '/api/staff/view/{id}',
  summary: 'Rename a view of one’s own, or share it',
  description: '409 CONFLICT for the name of another one of the list.',
  params,
  body: staffViewFields.partial(),
  errors: [403, 404, 409],
});

export const viewRemove = defineEntry({
  ...own,
  id: 'staff.viewRemove',
  method: 'DELETE',
  path: '/api/staff/view/{id}',
  summary: 'Keep a view of one’s own no longer',
  params,
});
