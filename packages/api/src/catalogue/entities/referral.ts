import { z } from 'zod';
import { instant } from '../envelope.ts';

const rupiah = z.int().min(0);

/** A referral code and what it has brought. Amounts in rupiah. */
export const referralInfo = z.object({
  code: z.string().describe('As it is shown, for example RANI-7K2M'),
  reward: rupiah.describe('What one friend brings'),
  friendReward: rupiah.describe('What the friend has off the first purchase'),
  minPayment: rupiah,
  ready: rupiah.describe('Rewards that can be used now, together'),
  waiting: rupiah.describe('Rewards that can be used later, together'),
  nextPromo: z.string().nullable().describe('The promo of the reward that ends first'),
});

/** Somebody who joined with the code. */
export const referralFriend = z.object({
  name: z.string().describe('First name, and the letter of the last'),
  joinedAt: instant,
  state: z.enum(['joined', 'waiting', 'ready']),
  reward: rupiah,
});
