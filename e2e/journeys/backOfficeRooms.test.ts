import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { inDatabase } from '../fixtures/database.ts';
import { newStaffCourse, officeSession, paidOrder, signInToOffice } from '../fixtures/office.ts';
import { AGAIN, expect, origins, plainTest as test } from '../fixtures/test.ts';

const { BACK_OFFICE_ORIGIN } = origins;
const LARGE_RUPIAH = 1_500_000;

/** Who enters, and in how many parts: an operator has some forty rooms, and axe looks into each. */
const VISITS = [
  ...Array.from({ length: 4 }, (_, part) => ({ who: 'dewi', part, parts: 4 })),
  ...['mitra', 'guru', 'program', 'pintu', 'keuangan', 'konten', 'bantuan', 'petrus'].map((who) => ({
    who,
    part: 0,
    parts: 1,
  })),
];

for (const { who, part, parts } of VISITS)
  test(
    `every room ${who} may enter opens, and asks for nothing they may not have (${part + 1} of ${parts}) @anyScreen`,
    who === 'dewi' ? {} : AGAIN,
    async ({ page }) => {
      test.setTimeout(300_000);
      await signInToOffice(page, who);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await page.waitForLoadState('networkidle'); // every part reads the same rooms
      const refused: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
      });
      const broken: string[] = [];
      page.on('pageerror', (error) => broken.push(error.message));
      const rooms = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) => [...new Set(links.map((each) => each.getAttribute('href')!))].sort()); // menu and cards name them
      expect(rooms.length).toBeGreaterThanOrEqual(parts);
      for (const room of rooms.filter((_, at) => at % parts === part)) {
        await page.goto(`${BACK_OFFICE_ORIGIN}${room}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAxeFindsNothing(page, room);
        const create = page.getByRole('link', { name: /baru$|^Buat / });
        if (!(await create.isVisible())) continue;
        await create.click();
        await expect(page.getByRole('button', { name: 'Simpan' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAxeFindsNothing(page, `${room}/create`);
      }
      expect([refused, broken]).toEqual([[], []]);
    },
  );

test('much money goes back only when two people have said so @anyScreen', async ({ page, context, browser }) => {
  await officeSession(context, 'dewi');
  const course = await newStaffCourse(context);
  const { orderId, attemptId, fullname } = await paidOrder(LARGE_RUPIAH, { courseId: course.id });
  const [refund] = await inDatabase<{ id: string }>(
    `insert into refund (order_id, attempt_id, amount, reason, is_asked, status) values ($1, $2, $3, 'Salah pilih kelas', true, 'requested') returning id`,
    [orderId, attemptId, LARGE_RUPIAH],
  );
  const statusNow = async () =>
    (await inDatabase<{ status: string }>('select status from refund where id = $1', [refund!.id]))[0]!.status;

  await page.goto(`${BACK_OFFICE_ORIGIN}/refund`);
  const card = page.getByRole('listitem').filter({ hasText: fullname });
  await expect(card).toContainText('Rp1.500.000');
  await card.getByRole('button', { name: 'Setujui' }).click();
  await expect(page.getByText('Persetujuanmu dicatat. Orang kedua perlu menyetujui.')).toBeVisible();
  await expect(card).toContainText('Disetujui Dewi Lestari. Perlu persetujuan orang kedua.');
  await card.getByRole('button', { name: 'Setujui sebagai orang kedua' }).click();
  await expect(page.getByText(/Persetujuan kedua harus dari orang lain/)).toBeVisible();
  expect(await statusNow()).toBe('requested');

  const others = await browser.newContext();
  await officeSession(others, 'keuangan');
  const second = await others.newPage();
  await second.goto(`${BACK_OFFICE_ORIGIN}/refund`);
  await second
    .getByRole('listitem')
    .filter({ hasText: fullname })
    .getByRole('button', { name: 'Setujui sebagai orang kedua' })
    .click();
  await expect(second.getByText('Pengembalian disetujui.')).toBeVisible();
  expect(await statusNow()).not.toBe('requested');
  await second.goto(`${BACK_OFFICE_ORIGIN}/order/${orderId}/show`);
  await expect(second.getByText(/^Pengelola .+: menyetujui pengembalian$/)).toBeVisible();
  await expectAxeFindsNothing(second, 'order');
  await second.getByRole('button', { name: 'Kirim ulang email' }).click();
  await expect(second.getByText('Email dikirim ulang.')).toBeVisible();
  await others.close();
});

test('a class is moved and called off, and who has a place is told each time @anyScreen', async ({ page, context }) => {
  await officeSession(context, 'dewi');
  const { id: courseId } = await newStaffCourse(context);
  await inDatabase("update course set type_code = 'd' where id = $1", [courseId]);
  const answer = await context.request.post(`${BACK_OFFICE_ORIGIN}/api/admin/event`, {
    data: {
      courseId,
      batch: '1',
      startAt: '2031-02-01T02:00:00Z',
      endAt: '2031-02-01T05:00:00Z',
      capacity: 5,
      price: 0,
      city: 'Bandung',
      venue: 'Aula',
    },
  });
  const { data } = (await answer.json()) as { data: { id: number } };
  const { userId, fullname } = await paidOrder(0, { courseId, eventId: data.id });
  const told = () =>
    inDatabase<{ title: string; message: string }>(
      'select title, message from notification where user_id = $1 order by created_at',
      [userId],
    );

  await page.goto(`${BACK_OFFICE_ORIGIN}/event/${data.id}`);
  await expect(page.getByLabel('Mulai')).toHaveValue('2031-02-01T09:00');
  await expect(page.getByRole('rowheader', { name: fullname })).toBeVisible();
  await expectAxeFindsNothing(page, 'schedule');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    'beyond the screen',
  ).toBeLessThanOrEqual(0);
  await page.getByLabel('Mulai').fill('2031-02-02T13:00');
  await page.getByLabel('Selesai').fill('2031-02-02T16:00');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Tersimpan.').first()).toBeVisible();
  expect(await told()).toMatchObject([
    { title: 'Jadwal Kelas Berubah', message: expect.stringContaining('2 Februari 2031') },
  ]);

  await page.getByRole('button', { name: `Catat hadir ${fullname}` }).click();
  await expect(page.getByText('Kehadiran bisa dicatat mulai hari sesi ini.')).toBeVisible();

  await page.getByRole('button', { name: 'Batalkan kelas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Batalkan kelas ini?' });
  await expect(dialog).toContainText('1 peserta akan diberi tahu');
  await dialog.getByRole('button', { name: 'Batalkan kelas' }).click();
  await expect(page.getByText('Kelas dibatalkan, peserta diberi tahu.')).toBeVisible();
  expect((await told()).map(({ title }) => title)).toEqual(expect.arrayContaining(['Kelas Dibatalkan']));
  const mails = await inDatabase<{ news: string }>(
    "select payload->>'news' as news from outbox where kind = 'schedule' and payload->>'fullname' = $1 order by id",
    [fullname],
  );
  expect(mails.map(({ news }) => news)).toEqual(['moved', 'cancelled']);
});
