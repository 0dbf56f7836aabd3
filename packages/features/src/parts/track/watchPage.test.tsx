import { ANALYTICS_COOKIE, IMPRESSION_DEBOUNCE_MS, type PageEvent } from '@suluh/domain/analytics';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, asked, found, logIn, show } from '../../testing/island.tsx';
import { track } from './track.ts';
import { watchPage } from './watchPage.ts';

const allow = (isAllowed: boolean) =>
  void (document.cookie = `${ANALYTICS_COOKIE}=on; Path=/; Max-Age=${isAllowed ? 60 : 0}`);
const CALL = 'POST /api/analytics/event';
const reported = async () => (await asked(CALL)).flatMap(({ body }) => (body as { events: PageEvent[] }).events);

test('what is seen, chosen and said is sent together, 2 s after the last of it, and nobody is named', async () => {
  await answering({ [CALL]: [found({ accepted: 1 })] });
  allow(true);
  logIn();
  await show(
    <main>
      <article>
        <a href="/course/batik">Batik</a>
      </article>
      <form onSubmit={(event) => event.preventDefault()}>
        <input name="q" aria-label="kata" />
        <input type="checkbox" name="price[]" value="free" aria-label="gratis" />
        <input name="min_age" aria-label="umur" />
      </form>
    </main>,
  );
  watchPage({ base: '' });
  watchPage({ base: '' }); // a page whose frame is drawn anew
  await userEvent.type(page.getByLabelText('kata'), 'rahasia');
  await page.getByLabelText('gratis').click();
  await userEvent.type(page.getByLabelText('umur'), '17');
  await userEvent.tab();
  track('share');
  expect(await reported()).toEqual([]);
  await expect.poll(async () => (await asked(CALL)).length, { timeout: 6_000 }).toBe(1);
  const events = await reported();
  expect(events.map(({ name }) => name).sort()).toEqual(['filter', 'filter', 'impression', 'share']);
  expect(events.find(({ name }) => name === 'impression')!.properties).toMatchObject({ course: 'batik' });
  expect(JSON.stringify(events)).not.toMatch(/rahasia|17"|example/);
});

test('what happens after it was forbidden, in another tab too, is sent to nobody', async () => {
  await answering({ [CALL]: [found({ accepted: 1 })] });
  allow(true);
  await show(<main />);
  watchPage({ base: '' });
  track('share');
  allow(false);
  track('share');
  await new Promise((resolve) => setTimeout(resolve, IMPRESSION_DEBOUNCE_MS + 500));
  expect(await reported()).toEqual([]);
});
