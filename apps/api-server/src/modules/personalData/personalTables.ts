/** How rows of somebody are found: by their own column, or by the enrolment they belong to. */
type Owned = { by: string } | { byEnrolment: string };

/**
 * What becomes of the rows when the account is erased: they go, the pointer to the person goes, or they stay as they are,
 * pointing to an account that is nobody's any more.
 */
type Erasure = 'delete' | 'detach' | 'stay';

/** One table that holds something of a person. */
export interface PersonalTable {
  table: string;
  owned: Owned;
  erasure: Erasure;
  /** Columns that are no information to the person, or a secret; all of them for a table that is not told. */
  untold: readonly string[] | 'all';
}

const own = (table: string, erasure: Erasure, untold: PersonalTable['untold'] = [], by = 'user_id'): PersonalTable => ({
  table,
  owned: { by },
  erasure,
  untold,
});
const ofEnrolment = (table: string, erasure: Erasure, untold: PersonalTable['untold'] = []): PersonalTable => ({
  table,
  owned: { byEnrolment: 'enrolment_id' },
  erasure,
  untold,
});

/**
 * Every table that points to a person, what they are given of it when they ask for their data, and what is left of it
 * when they go (docs/product/personal-data.md). A test walks the database: a table that is not here fails it. Rows that
 * hang on one of these by a cascade go with it. In the order they are emptied.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  own('user_account', 'stay', ['password_hash', 'foto'], 'id'),
  own('membership', 'delete'),
  own('consent', 'stay'),
  own('external_identity', 'delete'),
  own('identity_link', 'delete', 'all'),
  own('login_session', 'delete', ['id']),
  own('push_device', 'delete', ['session_id', 'endpoint', 'p256dh', 'auth']),
  own('learner_look', 'delete', ['code_hash', 'code_ends_at', 'staff_id', 'session_id']),
  own('learner_look', 'detach', 'all', 'staff_id'),
  own('password_reset', 'delete', 'all'),
  own('staff_grant', 'delete'),
  own('staff_grant_request', 'delete'),
  own('staff_grant_request', 'detach', 'all', 'asked_by'),
  own('staff_grant_request', 'detach', 'all', 'decided_by'),
  own('staff_role', 'detach', 'all', 'asked_by'),
  own('staff_session', 'delete', 'all'),
  own('staff_second_factor', 'delete', 'all'),
  own('staff_passkey', 'delete', ['credential_id', 'public_key', 'counter']),
  own('staff_challenge', 'delete', 'all'),
  own('staff_recovery_code', 'delete', 'all'),
  own('staff_view', 'delete'),
  own('lesson_upload', 'delete', 'all'),
  own('course', 'detach', 'all', 'planned_by'),
  own('staff_work', 'detach', 'all'),
  own('staff_work', 'detach', 'all', 'actor_id'),
  own('inbox_state', 'detach', 'all', 'owner_id'),
  own('search_history', 'delete'),
  own('saved_filter', 'delete'),
  own('billing_address', 'delete'),
  own('linked_wallet', 'delete', ['account_id']),
  own('user_learning_interest', 'delete'),
  own('wishlist', 'delete'),
  own('waitlist', 'delete'),
  own('promo_choice', 'delete'),
  own('promo', 'stay', ['version', 'owner_id'], 'owner_id'),
  own('cart', 'stay'), // orders point to what was in it
  own('orders', 'stay'), // kept for their legal time, with the buyer's name
  own('order_item', 'stay', 'all', 'waits_for'),
  own('promo_usage', 'stay'),
  own('voucher', 'stay'),
  own('referral', 'stay', [], 'referrer_id'),
  own('referral', 'stay', 'all', 'friend_id'),
  own('enrolment', 'stay', ['data']),
  ofEnrolment('lesson_progress', 'stay'),
  ofEnrolment('data_use', 'delete'),
  ofEnrolment('learning_event', 'delete'),
  ofEnrolment('lesson_note', 'delete'),
  ofEnrolment('test_attempt', 'delete'),
  ofEnrolment('package_state', 'delete'),
  ofEnrolment('hand_in_upload', 'delete', 'all'),
  ofEnrolment('submission', 'delete', ['path']),
  ofEnrolment('lesson_question', 'stay'), // others read the answers
  ofEnrolment('completion', 'stay'),
  ofEnrolment('attendance', 'stay'),
  ofEnrolment('check_in_try', 'delete', 'all'),
  ofEnrolment('ticket', 'stay', ['qr']),
  ofEnrolment('reminder', 'delete', 'all'),
  ofEnrolment('certificate', 'stay', 'all'), // told by its learner
  own('certificate', 'stay', ['file_sums']),
  own('internship_period', 'stay'),
  own('internship_letter', 'stay'),
  own('internship_report', 'delete', ['path']),
  own('review', 'detach'),
  own('review_like', 'stay'),
  own('review_report', 'stay'),
  own('partnership_application', 'delete', ['files']),
  own('job_application', 'delete'),
  own('job_saved', 'delete'),
  own('job_alert', 'delete'),
  own('notification', 'delete'),
  own('notification_preference', 'delete', ['key']),
  own('recap', 'delete'),
  own('upload', 'detach', ['path']),
  own('idempotency_key', 'delete', 'all'),
  own('analytics_event', 'detach', ['guest_id']),
];

/** Condition that finds the rows of the person whose id is `$1`. */
export const ofPerson = ({ owned }: Pick<PersonalTable, 'owned'>): string =>
  'by' in owned ? `"${owned.by}" = $1` : `"${owned.byEnrolment}" in (select id from enrolment where user_id = $1)`;
