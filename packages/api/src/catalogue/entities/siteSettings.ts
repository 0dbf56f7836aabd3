import { z } from 'zod';
import { typedDay } from '../envelope.ts';
import { httpsUrl } from '../httpsUrl.ts';

/** What is set for the whole site, as those who run it write it (docs/product/staff.md#site). */
export const siteSettings = z
  .object({
    closureEnabled: z.boolean().describe('The notice that the service ends opens'),
    closureDate: typedDay,
    salesClosed: z.boolean().describe('Nothing is sold as long as the notice opens'),
    downtime: z.boolean().describe('Every page is one screen'),
    campUrl: httpsUrl.nullable().describe('Home of the camp; null: there is none'),
    prakerjaDashboardUrl: httpsUrl.nullable().describe('null: as the server is configured'),
    appDeepLink: z
      .string()
      .trim()
      .max(200)
      .regex(/^(?!javascript:|data:|vbscript:)[a-z][a-z\d+.-]*:\/\/\S+$/i)
      .nullable()
      .describe('Opens the app on a phone; null: the usual one'),
  })
  .meta({ id: 'SiteSettings' });
