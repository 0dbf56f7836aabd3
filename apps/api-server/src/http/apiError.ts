import type { ErrorCode } from '@suluh/api/catalogue';
import { refusalText } from '@suluh/i18n-id/server';

const HTTP_STATUS: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  TOKEN_EXPIRED: 401,
  TOKEN_REVOKED: 403,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NO_MEMBERSHIP: 403,
  ACCOUNT_BLOCKED: 403,
  EXTERNAL_LOGIN_ONLY: 403,
  REGISTRATION_CLOSED: 403,
  NOT_FOUND: 404,
  ALREADY_BOUGHT: 404,
  ALREADY_PENDING: 409,
  ALREADY_REGISTERED: 409,
  EVENT_FULL: 409,
  EVENT_REQUIRED: 409,
  ORDER_WAITING: 409,
  SEATS_HELD: 409,
  PRICE_CHANGED: 409,
  PAYMENT_REQUIRED: 409,
  PAYMENT_CLOSED: 409,
  REFUND_CLOSED: 409,
  ACCOUNT_CLOSED: 409,
  ACCOUNT_UNREAD: 409,
  METHOD_UNAVAILABLE: 409,
  PROMO_UNUSABLE: 409,
  OTP_WAIT: 409,
  OTP_INVALID: 422,
  PHONE_UNREACHABLE: 422,
  PHONE_MISSING: 409,
  PASSWORD_WEAK: 422,
  PASSWORD_UNCHANGED: 422,
  SALES_CLOSED: 409,
  DOWNTIME: 503,
  NAME_ADJUSTED: 409,
  TEST_NOT_STARTED: 403,
  TEST_LOCKED: 409,
  TRIES_USED: 409,
  TEST_CLOSED: 409,
  SESSION_CLOSED: 409,
  DOOR_ONLY: 409,
  RESCHEDULE_CLOSED: 409,
  LOGIN_AGAIN: 403,
  WAITING_CLOSED: 409,
  WAITING_LIMIT: 409,
  DOOR_CLOSED: 403,
  LINK_REQUIRED: 409,
  EMAIL_MISSING: 403,
  EMAIL_UNPROVEN: 403,
  VOUCHER_UNKNOWN: 404,
  VOUCHER_EARLY: 409,
  VOUCHER_EXPIRED: 409,
  VOUCHER_STOPPED: 409,
  VOUCHER_USED: 409,
  VOUCHER_QUOTA: 409,
  REFERRAL_UNKNOWN: 404,
  INVITATION_UNKNOWN: 404,
  INVITATION_USED: 409,
  INVITATION_EXPIRED: 409,
  INVITATION_OTHER: 409,
  INTERNSHIP_OVER: 409,
  NOT_OWNED: 403,
  OWN_REVIEW: 409,
  CODE_REQUIRED: 409,
  SECOND_FACTOR_REQUIRED: 403,
  PASSKEY_INVALID: 422,
  PROOF_REQUIRED: 403,
  LAST_FACTOR: 409,
  OUTCOME_UNKNOWN: 409,
  SECOND_PERSON_REQUIRED: 409,
  SECOND_GRANTER_REQUIRED: 409,
  LAST_OPERATOR: 409,
  LOOK_READ_ONLY: 403,
  LOOK_PRIVATE: 403,
  LOOK_CLOSED: 409,
  BLOCK_CLOSED: 409,
  NOT_PUBLISHABLE: 409,
  EVENT_CALLED_OFF: 409,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_MISMATCH: 422,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

/** What is wrong at a field of what was sent. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** What a refusal carries beyond its code. */
export interface ErrorDetail {
  message?: string;
  /** Something to go on with, such as the waiting cart of a 409. */
  data?: unknown;
  errors?: FieldProblem[];
  /** What happened, for the log only. */
  cause?: unknown;
}

/** The one error handlers throw: a closed code, its HTTP status, and a message a learner may see. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: ErrorCode;
  readonly httpStatus: number;
  readonly detail: ErrorDetail;

  constructor(status: ErrorCode, detail: ErrorDetail = {}) {
    super(detail.message ?? refusalText[status], { cause: detail.cause });
    this.status = status;
    this.httpStatus = HTTP_STATUS[status];
    this.detail = detail;
  }

  /** The error envelope. */
  body() {
    const { data, errors } = this.detail;
    return {
      success: false as const,
      code: this.httpStatus,
      status: this.status,
      message: this.message,
      ...(errors ? { errors } : {}),
      ...(data === undefined ? {} : { data }),
    };
  }
}

/** The refusal of what stands at one field of a form. */
export const wrongAt = (field: string, message: string): ApiError =>
  new ApiError('BAD_REQUEST', { errors: [{ field, message }] });

/** @throws ApiError BAD_REQUEST with all that is wrong, each at its field, if anything is */
export function refuseAll(errors: readonly FieldProblem[]): void {
  if (errors.length > 0) throw new ApiError('BAD_REQUEST', { errors: [...errors] });
}
