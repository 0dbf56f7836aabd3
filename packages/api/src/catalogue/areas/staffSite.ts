import { z } from 'zod';
import { siteSettings } from '../entities/index.ts';
import { defineEntry } from '../entry.ts';
import { conflictWith, staffChange } from '../staffEntity.ts';

const settings = siteSettings.extend({
  updatedAt: z.string().nullable().describe('When they were last saved; null: never'),
});
const edit = { auth: 'A', permission: 'site.edit', scope: 'all', path: '/api/admin/site-settings' } as const;

export const siteSettingsRead = defineEntry({
  ...edit,
  id: 'admin.siteSettings.read',
  method: 'GET',
  summary: 'What is set for the whole site: closure, downtime, addresses outside',
  data: settings,
});

export const siteSettingsSave = defineEntry({
  ...edit,
  id: 'admin.siteSettings.save',
  method: 'PUT',
  summary: 'Set it; every page follows within two seconds',
  description: '`updatedAt` is that of what was read: 409 CONFLICT when somebody saved since.',
  body: settings,
  data: settings,
  errors: [409],
  errorData: conflictWith(settings),
});

export const siteSettingsHistory = defineEntry({
  ...edit,
  path: `${edit.path}/history`,
  id: 'admin.siteSettings.history',
  method: 'GET',
  summary: 'What was changed about what is set for the whole site, the latest first',
  data: z.array(staffChange),
});
