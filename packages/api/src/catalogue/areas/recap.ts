import { z } from 'zod';
import { defineEntry, fileData } from '../entry.ts';
import { ownRecap, sharedRecap } from '../entities/index.ts';

const year = z.coerce.number<number>().int().min(2000).max(2100);
const shared = z.object({ recapId: z.uuid(), file: z.string() });

export const own = defineEntry({
  id: 'recap.own',
  method: 'GET',
  path: '/api/recap',
  auth: 'B',
  summary: 'What the learner learned in a year; the newest without one',
  query: z.object({ year: year.optional() }),
  data: ownRecap,
});

export const picture = defineEntry({
  id: 'recap.picture',
  method: 'GET',
  path: '/api/recap/picture',
  auth: 'B',
  summary: 'The learner’s recap of a year as a picture, 1080 × 1350',
  query: z.object({ year }),
  data: fileData,
  file: 'image/png',
  errors: [404, 429],
});

export const share = defineEntry({
  id: 'recap.share',
  method: 'POST',
  path: '/api/recap/share',
  auth: 'B',
  summary: 'Draw the recap of a year and let everybody who has its address see it',
  description: 'Again, it is drawn anew at the same address. 404 for a year without courses.',
  body: z.object({ year }),
  data: shared,
  errors: [404],
});

export const unshare = defineEntry({
  id: 'recap.unshare',
  method: 'DELETE',
  path: '/api/recap/share/{year}',
  auth: 'B',
  summary: 'Share the recap of a year no longer: its address and its picture are gone',
  params: z.object({ year }),
  data: z.object({ success: z.boolean() }),
});

export const bySharedId = defineEntry({
  id: 'recap.shared',
  method: 'GET',
  path: '/api/recap/{recapId}',
  auth: 'P',
  summary: 'A recap somebody shares',
  params: z.object({ recapId: z.uuid() }),
  data: sharedRecap,
  errors: [404],
});
