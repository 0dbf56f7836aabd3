import { describe, expect, it } from 'vitest';
import { POPUP_COOKIES, popupDue, type PopupKind } from './popup.ts';

const promo = { kind: 'promo', title: 'P' } as const;
const survey = { kind: 'survey', title: 'S' } as const;
const closed =
  (...kinds: PopupKind[]) =>
  (kind: PopupKind) =>
    kinds.includes(kind);

describe('popups', () => {
  it('stay closed for two hours, a survey for thirty days', () => {
    expect([POPUP_COOKIES.promo.maxAgeSeconds, POPUP_COOKIES.survey.maxAgeSeconds]).toEqual([7200, 2_592_000]);
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
    ['none', [], true, closed(), null],
  ])('%s', (_, popups, isLearner, isClosed, expected) => {
    expect(popupDue(popups, { isLearner, isClosed })).toBe(expected);
  });
});
