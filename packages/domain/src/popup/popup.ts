import { DAY_SECONDS } from '../time/index.ts';

/**
 * Life of the cookie set by closing the promo popup, in seconds: 2 hours (docs/product/promo.md#popup;
 * docs/product/display.md#times).
 */
export const PROMO_POPUP_COOKIE_MAX_AGE_S = 7200;
/** A survey that was closed or begun is not asked for again for 30 days, in seconds (R30). */
export const SURVEY_POPUP_COOKIE_MAX_AGE_S = 30 * DAY_SECONDS;

/**
 * How long the window of a bundle stays away once it was dismissed, in seconds, and after which one is looked for anew, in
 * milliseconds: 5 minutes each (docs/product/bundle.md#start).
 */
export const BUNDLE_POPUP_MARKER_S = 300;
export const BUNDLE_POPUP_RECHECK_MS = 300_000;

/** The window that asks for the rating of a Prakerja course comes once a day, in seconds (docs/product/review.md#reminder). */
export const RATING_POPUP_COOKIE_MAX_AGE_S = DAY_SECONDS;

/** What a popup invites to. */
export type PopupKind = 'bundle' | 'promo' | 'survey' | 'rating';

/** Each popup's cookie, which closing it sets, and how long that lives. */
export const POPUP_COOKIES: Readonly<Record<PopupKind, { name: string; maxAgeSeconds: number }>> = {
  bundle: { name: 'suluh-popup-bundle', maxAgeSeconds: BUNDLE_POPUP_MARKER_S },
  promo: { name: 'suluh-popup-promo', maxAgeSeconds: PROMO_POPUP_COOKIE_MAX_AGE_S },
  survey: { name: 'suluh-popup-survey', maxAgeSeconds: SURVEY_POPUP_COOKIE_MAX_AGE_S },
  rating: { name: 'suluh-popup-rating', maxAgeSeconds: RATING_POPUP_COOKIE_MAX_AGE_S },
};

interface PopupVisit {
  /** Whoever has a session: visitors are asked nothing. */
  isLearner: boolean;
  /** Whether the cookie of an earlier closing still lives. */
  isClosed: (kind: PopupKind) => boolean;
}

/**
 * The one popup a visit shows: the rating a learner owes Prakerja, the start of their bundle, then a promo, then a survey,
 * which is for learners; null for none (docs/product/promo.md#popup; docs/product/bundle.md#start).
 */
export const popupDue = <P extends { kind: PopupKind }>(
  popups: readonly P[],
  { isLearner, isClosed }: PopupVisit,
): P | null =>
  (['rating', 'bundle', 'promo', 'survey'] as const)
    .filter((kind) => !isClosed(kind) && (kind === 'promo' || isLearner))
    .flatMap((kind) => popups.filter((popup) => popup.kind === kind))[0] ?? null;
