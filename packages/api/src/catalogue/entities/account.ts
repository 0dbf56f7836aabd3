import { SESSION_TYPES } from '@suluh/domain/session';
import { z } from 'zod';
import { instant } from '../envelope.ts';

/** Areas a login opens (docs/product/account.md). Facebook and Google count as reguler. */
export const sessionType = z.enum(SESSION_TYPES);

/** Tokens with their expiry instants, ISO 8601. */
export const session = z
  .object({ token: z.string(), tokenExpiredAt: instant, refreshToken: z.string(), refreshExpiredAt: instant })
  .meta({ id: 'Session' });

/** The learner. `foto` user/default.svg means no photo. `program` is the slug the account was made for. */
export const userProfile = z
  .object({
    id: z.string(),
    fullname: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    phoneProof: z
      .enum(['unavailable', 'unproven', 'proven'])
      .describe('Whether a code proved the phone; unavailable where nobody sends text messages'),
    foto: z.string(),
    type: sessionType,
    program: z.string().nullable(),
    isProgram: z.boolean(),
    isVerified: z.boolean(),
    userBundle: z.boolean(),
    nik: z.string().nullable(),
    birthDate: z.string().nullable(),
    education: z.string().nullable(),
    city: z.string().nullable(),
  })
  .meta({ id: 'UserProfile' });

/** Answer of every way to log in: tokens, profile and the area they open. */
export const login = z
  .object({ session, user: userProfile, sessionType, program: z.string().nullable() })
  .meta({ id: 'Login' });

/** A learning interest on offer (docs/product/account.md). */
export const learningInterest = z
  .object({ name: z.string(), isSelected: z.boolean() })
  .meta({ id: 'LearningInterest' });

/** A document somebody agreed to (docs/product/personal-data.md#consent). */
export const agreement = z
  .object({ document: z.string(), title: z.string(), version: z.string(), agreedAt: z.iso.datetime() })
  .meta({ id: 'Agreement' });
