import { chooseDateText, openDateText } from '@suluh/i18n-id/dateOffer';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TenantProvider } from '../parts/tenant/index.ts';
import { TENANTS } from '../testing/faces.ts';
import { answering, asked, expectReadable, found, logIn, refused, show } from '../testing/island.tsx';
import { learning } from '../testing/learning.ts';
import type { Scripted } from '../testing/scriptedApi.ts';
import { CourseActionButton } from './CourseActionButton.tsx';
import { CoursePrice } from './CoursePrice.tsx';

const NEXT = { kind: 'lesson', id: 3, title: 'Membaca warna: tiga celup', isBegun: true } as const;
const owned = (changes: object = {}, certificateId: string | null = null) =>
  found({ slug: 'membatik', event: null, change: null, certificateId, learning: learning({ next: NEXT, ...changes }) });
let courseId = 700;

/** The flame of a course of its own beside its price, with what an owner is not offered. */
async function open(answer: Scripted, isOwned = true): Promise<void> {
  logIn();
  courseId += 1;
  await answering({
    'GET /api/course/marks': [
      found({ wishlisted: [], owned: isOwned ? [courseId] : [], ownedEvents: [], waiting: [] }),
    ],
    [`GET /api/my-course/${courseId}`]: [answer],
  });
  await show(
    <main>
      <CoursePrice courseId={courseId} price={{ finalText: 'Rp412.500' }} large />
      <CourseActionButton courseId={courseId} action="buy" ownedAction="start" path="/course/membatik" withCart block />
      <a href="/course/membatik/coba/1">Coba gratis</a>
      <a href="/bandingkan?kursus=membatik">Bandingkan</a>
      <section id="dana">Kalau ingin dana kembali</section>
      <section id="setelah">Setelah kamu membayar</section>
    </main>,
  );
}

const flame = (name: string) => page.getByRole('link', { name, exact: true });
const OFFERED = ['Coba gratis', 'Bandingkan', 'Kalau ingin dana kembali', 'Setelah kamu membayar'];

test('what is half done goes on with the next lesson, asked for once', async () => {
  await open(owned());
  await expect.element(flame('Lanjutkan')).toHaveAttribute('href', '/my-course/membatik/materi/3');
  expect(await asked(`GET /api/my-course/${courseId}`)).toHaveLength(1);
  await expectReadable();
});

test('what is finished shows its certificate', async () => {
  await open(owned({ next: null, completedAt: '2026-11-22T00:00:00Z' }, 'c-1'));
  await expect.element(flame('Lihat Sertifikat')).toHaveAttribute('href', '/my-course/membatik/selesai');
});

test('what was not begun starts, and so does what nothing is known of', async () => {
  await open(owned({ doneLessons: 0, next: { ...NEXT, isBegun: false } }));
  await expect.element(flame(NEXT.title)).toBeVisible();
  await expect.element(flame('Mulai Kursus')).toBeVisible();
  await open(refused(500, 'ERROR', 'Gagal'));
  await expect.element(flame('Mulai Kursus')).toBeVisible();
});

test('who owns it is offered neither trial nor comparison, nor told of paying and of money back', async () => {
  await open(owned());
  await expect.element(flame('Lanjutkan')).toBeVisible();
  for (const words of OFFERED) await expect.element(page.getByText(words)).not.toBeVisible();
});

test('everybody else is', async () => {
  await open(owned(), false);
  for (const words of OFFERED) await expect.element(page.getByText(words)).toBeVisible();
});

test.each(TENANTS)('on %s the date of a course is chosen, and bought only where something is sold', async (_, face) => {
  const { givesCourses, takesInvitations } = face.capabilities;
  await show(
    <TenantProvider tenant={face}>
      <CourseActionButton courseId={69} action="choose" ownedAction="start" path="/course/x" withCart block />
    </TenantProvider>,
  );
  await expect.element(flame(givesCourses || takesInvitations ? chooseDateText : openDateText)).toBeVisible();
});
