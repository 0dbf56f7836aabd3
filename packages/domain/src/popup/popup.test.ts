import { describe, expect, it } from 'vitest';
import { BUNDLE_POPUP_RECHECK_MS, POPUP_COOKIES, popupDue, type PopupKind } from './popup.ts';

const promo = { kind: 'promo', title: 'P' } as const;
const survey = { kind: 'survey', title: 'S' } as const;
const rating = { kind: 'rating', title: 'R' } as const;
const bundle = { kind: 'bundle', title: 'B' } as const;
const closed =
  (...kinds: PopupKind[]) =>
  (kind: PopupKind) =>
    kinds.includes(kind);

describe('popups', () => {
  it('stay closed for two hours, a survey for thirty days, a bundle for five minutes, a rating for a day', () => {
    const { promo: ofPromo, survey: ofSurvey, bundle: ofBundle, rating: ofRating } = POPUP_COOKIES;
    expect([ofPromo, ofSurvey, ofBundle, ofRating].map((kind) => kind.maxAgeSeconds)).toEqual([
      7200, 2_592_000, 300, 86_400,
    ]);
    expect(BUNDLE_POPUP_RECHECK_MS).toBe(300_000);
  });

  it.each([
    ['a promo', [promo], true, closed(), promo],
    ['a promo, to a visitor', [promo], false, closed(), promo],
    ['a promo that was closed', [promo], true, closed('promo'), null],
    ['a survey', [survey], true, closed(), survey],
    ['a survey, to a visitor', [survey], false, closed(), null],
    ['a survey that was closed', [survey], true, closed('survey'), null],
    ['both', [survey, promo], true, closed(), promo],
    ['both, the promo closed', [survey, promo], true, closed('promo'), survey],
    ['a bundle before both', [survey, promo, bundle], true, closed(), bundle],
    ['a bundle that was put off', [survey, promo, bundle], true, closed('bundle'), promo],
    ['a rating before all', [survey, promo, bundle, rating], true, closed(), rating],
    ['a rating, to a visitor', [rating], false, closed(), null],
    ['a rating that was asked for today', [rating, bundle], true, closed('rating'), bundle],
    ['none', [], true, closed(), null],
  ])('%s', (_, popups, isLearner, isClosed, expected) => {
    expect(popupDue(popups, { isLearner, isClosed })).toBe(expected);
  });
});
