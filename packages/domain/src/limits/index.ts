import { DAY_SECONDS } from '../time/index.ts';

/** A limit of tries that are counted one by one, for an account or whatever else has a secret to be guessed. */
export interface TryLimit {
  /** Seconds to wait after the first counted try, the second, and so on; the last holds for all that follow. */
  waitsSeconds: readonly number[];
  /** Seconds after the last try when all are forgotten; longer than any wait. */
  forgetSeconds: number;
}

/** A limit of calls in a stretch of time, for one caller. */
export interface CallLimit {
  calls: number;
  windowSeconds: number;
}

const MINUTE_S = 60;
const HOUR_S = 3600;

/**
 * Wrong passwords of one account: after five in a row each further try waits, for longer each time, at most a quarter
 * of an hour.
 */
export const PASSWORD_LIMIT: TryLimit = {
  waitsSeconds: [0, 0, 0, 0, 30, 60, 120, 240, 480, 900],
  forgetSeconds: DAY_SECONDS,
};

/** Reset mails to one address: a second one at once, then further and further apart. */
export const RESET_MAIL_LIMIT: TryLimit = {
  waitsSeconds: [0, MINUTE_S, 5 * MINUTE_S, HOUR_S, 6 * HOUR_S],
  forgetSeconds: DAY_SECONDS,
};

/** Mails of one order that staff send again: one a minute, five a day. */
export const RESEND_LIMIT: TryLimit = {
  waitsSeconds: [MINUTE_S, MINUTE_S, MINUTE_S, MINUTE_S, DAY_SECONDS],
  forgetSeconds: DAY_SECONDS + MINUTE_S,
};

const freely = (tries: number): number[] => Array.from({ length: tries - 1 }, () => 0);

/** One-time codes sent to one Prakerja holder, and tried on one, whoever asks and for whichever order. */
export const PRAKERJA_HOLDER_SEND_LIMIT: TryLimit = {
  waitsSeconds: [...freely(10), HOUR_S, 6 * HOUR_S],
  forgetSeconds: DAY_SECONDS,
};
export const PRAKERJA_HOLDER_GUESS_LIMIT: TryLimit = {
  waitsSeconds: [...freely(15), HOUR_S, 6 * HOUR_S],
  forgetSeconds: DAY_SECONDS,
};

/** The same for one learner, whose orders may name many holders. */
export const PRAKERJA_LEARNER_SEND_LIMIT: TryLimit = {
  waitsSeconds: [...freely(20), HOUR_S, 6 * HOUR_S],
  forgetSeconds: DAY_SECONDS,
};
export const PRAKERJA_LEARNER_GUESS_LIMIT: TryLimit = {
  waitsSeconds: [...freely(30), HOUR_S, 6 * HOUR_S],
  forgetSeconds: DAY_SECONDS,
};

/** Codes sent by text message for one learner, and to one number whoever asks: each costs money, and may be unwanted. */
export const SMS_LEARNER_LIMIT: TryLimit = {
  waitsSeconds: [...freely(5), DAY_SECONDS],
  forgetSeconds: DAY_SECONDS + HOUR_S,
};
export const SMS_NUMBER_LIMIT: TryLimit = {
  waitsSeconds: [...freely(5), DAY_SECONDS],
  forgetSeconds: DAY_SECONDS + HOUR_S,
};

/** Redeem codes one learner tries in vain. */
export const REDEEM_LIMIT: TryLimit = {
  waitsSeconds: [...freely(8), MINUTE_S, 5 * MINUTE_S, HOUR_S],
  forgetSeconds: DAY_SECONDS,
};

/** Reviews one learner writes or changes, and reports. */
export const REVIEW_LIMIT: CallLimit = { calls: 20, windowSeconds: HOUR_S };
export const REPORT_LIMIT: CallLimit = { calls: 20, windowSeconds: DAY_SECONDS };

/** Requests of a business, or to become a partner, from one e-mail address: each is answered by a mail. */
export const ENQUIRY_LIMIT: CallLimit = { calls: 3, windowSeconds: DAY_SECONDS };

/** Files one learner sends in a day with what they apply for. */
export const UPLOAD_LIMIT: CallLimit = { calls: 20, windowSeconds: DAY_SECONDS };

/** Looks as a learner somebody of staff begins: each is told to its learner. */
export const LOOK_LIMIT: CallLimit = { calls: 20, windowSeconds: HOUR_S };

/** Messages one address sends in the name of a payment provider, unsigned and about no payment there is: they are counted only. */
export const UNSIGNED_LIMIT: CallLimit = { calls: 60, windowSeconds: MINUTE_S };

/** Pictures of recaps one learner has drawn: each takes a core for a moment. */
export const RECAP_LIMIT: CallLimit = { calls: 60, windowSeconds: HOUR_S };

/** Copies of their data one learner takes: each reads many tables. */
export const EXPORT_LIMIT: CallLimit = { calls: 5, windowSeconds: DAY_SECONDS };

/** Wallets one learner begins to link, returns from and unlinks: each asks whoever keeps them. */
export const WALLET_LIMIT: CallLimit = { calls: 30, windowSeconds: HOUR_S };
