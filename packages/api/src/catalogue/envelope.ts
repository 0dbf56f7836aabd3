import { isTypedYear } from '@suluh/domain/time';
import { z } from 'zod';

/** Closed list of refusals. `code` of an error body is the HTTP status, `status` is one of these. */
export const ERROR_STATUSES = [
  'BAD_REQUEST',
  'UNAUTHORIZED',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'INVALID_CREDENTIALS',
  'FORBIDDEN',
  'NO_MEMBERSHIP',
  'ACCOUNT_BLOCKED',
  'EXTERNAL_LOGIN_ONLY',
  'REGISTRATION_CLOSED',
  'NOT_FOUND',
  'ALREADY_BOUGHT',
  'ALREADY_PENDING',
  'ALREADY_REGISTERED',
  'EVENT_FULL',
  'EVENT_REQUIRED',
  'ORDER_WAITING',
  'SEATS_HELD',
  'PRICE_CHANGED',
  'PAYMENT_REQUIRED',
  'PAYMENT_CLOSED',
  'REFUND_CLOSED',
  'ACCOUNT_CLOSED',
  'METHOD_UNAVAILABLE',
  'PROMO_UNUSABLE',
  'OTP_WAIT',
  'OTP_INVALID',
  'PHONE_UNREACHABLE',
  'PHONE_MISSING',
  'PASSWORD_WEAK',
  'PASSWORD_UNCHANGED',
  'SALES_CLOSED',
  'DOWNTIME',
  'NAME_ADJUSTED',
  'TEST_NOT_STARTED',
  'TEST_LOCKED',
  'TRIES_USED',
  'TEST_CLOSED',
  'SESSION_CLOSED',
  'DOOR_ONLY',
  'RESCHEDULE_CLOSED',
  'LOGIN_AGAIN',
  'WAITING_CLOSED',
  'WAITING_LIMIT',
  'DOOR_CLOSED',
  'LINK_REQUIRED',
  'EMAIL_MISSING',
  'EMAIL_UNPROVEN',
  'VOUCHER_UNKNOWN',
  'VOUCHER_EARLY',
  'VOUCHER_EXPIRED',
  'VOUCHER_STOPPED',
  'VOUCHER_USED',
  'VOUCHER_QUOTA',
  'REFERRAL_UNKNOWN',
  'INVITATION_UNKNOWN',
  'INVITATION_USED',
  'INVITATION_EXPIRED',
  'INVITATION_OTHER',
  'INTERNSHIP_OVER',
  'NOT_OWNED',
  'OWN_REVIEW',
  'CODE_REQUIRED',
  'SECOND_FACTOR_REQUIRED',
  'PASSKEY_INVALID',
  'PROOF_REQUIRED',
  'LAST_FACTOR',
  'OUTCOME_UNKNOWN',
  'ACCOUNT_UNREAD',
  'SECOND_PERSON_REQUIRED',
  'SECOND_GRANTER_REQUIRED',
  'LAST_OPERATOR',
  'LOOK_READ_ONLY',
  'LOOK_PRIVATE',
  'LOOK_CLOSED',
  'BLOCK_CLOSED',
  'NOT_PUBLISHABLE',
  'EVENT_CALLED_OFF',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_MISMATCH',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

/** One of {@link ERROR_STATUSES}. */
export type ErrorCode = (typeof ERROR_STATUSES)[number];

/** Body of every refusal. `message` is Indonesian and may be shown; `errors` names the fields of a 400. */
export const errorBody = z
  .object({
    success: z.literal(false),
    code: z.int(),
    status: z.enum(ERROR_STATUSES),
    message: z.string(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'ErrorBody' });

/** Body of a 429: `data` is how many seconds to wait, when that is known. */
export const waitBody = errorBody.extend({ data: z.int().optional() }).meta({ id: 'WaitBody' });

/** Page of a list: `page` from 1, `limit` rows per page, totals over the whole list. */
export const pageMeta = z
  .object({ page: z.int(), limit: z.int(), totalPage: z.int(), totalData: z.int() })
  .meta({ id: 'PageMeta' });

/** Last page that can be asked for; keeps offsets within the largest catalogue. */
export const LAST_PAGE = 10_000;

/** Query fields of every paged list. */
export const pageQuery = z.object({
  page: z.coerce.number<number>().int().min(1).max(LAST_PAGE).default(1).describe('Page, from 1'),
  limit: z.coerce
    .number<number>()
    .pipe(z.union([z.literal(10), z.literal(20), z.literal(30)]))
    .default(10)
    .describe('Rows per page: 10, 20 or 30'),
});

/** Query fields of every list of staff, whose pages are longer; an empty one answers with no rows. */
export const staffPageQuery = pageQuery.extend({
  limit: z.coerce
    .number<number>()
    .pipe(z.union([z.literal(25), z.literal(50), z.literal(100)]))
    .default(25)
    .describe('Rows per page: 25, 50 or 100'),
});

/** ISO 8601 instant with offset or Z. */
export const instant = z.iso.datetime({ offset: true });

const years = { params: { said: 'years' } };

/** An instant that staff type. */
export const typedInstant = instant.refine(isTypedYear, years);

/** A day that staff type. */
export const typedDay = z.iso.date().refine(isTypedYear, years);

/** Whole rupiah, never negative. */
export const rupiah = z.int().min(0);

/** Letters of the secret a link to a door ends with. */
export const PASS_LETTERS = /^[\w-]{22,64}$/;

/** Slug in a path. */
export const slug = z.string().min(1).max(200);
