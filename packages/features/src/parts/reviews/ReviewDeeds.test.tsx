import { reviewDeedText } from '@suluh/i18n-id/reviewDeeds';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectReadable, ledTo, show } from '../../testing/island.tsx';
import { ReportPattern } from './ReportDialog.tsx';
import { ReportOnTouch } from './ReportOnTouch.tsx';
import { ReviewDeeds } from './ReviewDeeds.tsx';

const deeds = (isAsked: boolean) => (
  <>
    <div>
      <ReviewDeeds
        id="r1"
        name="Ratih K."
        dateText="11 Oktober 2025"
        likes={2}
        isLiked={false}
        api="/api"
        path="/course/1#ulasan"
        isAsked={isAsked}
      />
    </div>
    <ReportPattern api="/api" path="/course/1#ulasan" />
    <ReportOnTouch />
  </>
);
const report = { name: reviewDeedText.report };

test('a report without a reason is sent as it is, no browser stops it in words of its own', async () => {
  await show(deeds(false));
  await userEvent.click(page.getByRole('button', report));
  await userEvent.click(page.getByRole('dialog').getByRole('button', report));
  await expect.poll(ledTo).toEqual(['/api/form/review-report']);
});

test('and comes back to its form, which asks for the reason', async () => {
  await show(deeds(true), { screen: 'phone' });
  await expect.element(page.getByText(reviewDeedText.reasonAsked)).toBeVisible();
  await expect.element(page.getByRole('radio').first()).toHaveFocus();
  await expect.element(page.getByRole('radio').first()).toHaveAccessibleDescription(reviewDeedText.reasonAsked);
  await expect.element(page.getByRole('link', { name: 'Batal' })).toHaveAttribute('href', '/course/1#ulasan');
  await expectReadable();
});
