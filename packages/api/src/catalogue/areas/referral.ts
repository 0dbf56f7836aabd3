import { z } from 'zod';
import { defineEntry } from '../entry.ts';
import { referralFriend, referralInfo } from '../entities/index.ts';

export const info = defineEntry({
  id: 'referral.info',
  method: 'POST',
  path: '/api/referral/info',
  auth: 'B',
  summary: 'The learner’s referral code, made when first asked for, and what it has brought',
  data: referralInfo,
});

export const friends = defineEntry({
  id: 'referral.friends',
  method: 'GET',
  path: '/api/referral/friends',
  auth: 'B',
  summary: 'Friends who joined with the learner’s code, newest first, at most 100',
  data: z.array(referralFriend),
});
