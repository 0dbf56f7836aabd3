import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { inDatabase } from '../fixtures/database.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { dismissNotice, expect, origins, test } from '../fixtures/test.ts';

/** Somebody of the demo whose courses the main site and a programme both offer. */
async function known() {
  const [found] = await inDatabase<{ name: string; slug: string; course: string }>(
    `select teacher_name as name, teacher_slug as slug, min(c.slug) as course from course c
       join course_program o on o.course_id = c.id join program p on p.id = o.program_id
     where p.slug = 'janabadra' and c.is_published and c.teacher_foto is not null and c.teacher_bio <> ''
     group by 1, 2 order by 1 limit 1`,
  );
  return found!;
}

test.describe('before JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a teacher is found by name, from a course, and on a programme by what it offers', async ({ page }) => {
    const { name, slug, course } = await known();
    await page.goto(`/search-course?q=${encodeURIComponent(name)}`);
    await page
      .getByRole('region', { name: /^Lembaga/ })
      .getByRole('link', { name })
      .click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(({ pathname }) => pathname === `/pengajar/${slug}`);
    await page.goto(`/course/${course}`);
    await page.getByRole('heading', { level: 3, name }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2, name: `Kursus bersama ${name}` })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.goto(`${origins.PROGRAM_ORIGIN}/program/janabadra/pengajar/${slug}`);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/program\/janabadra\/course\//);
    expect((await page.goto('/pengajar/tidak-ada'))?.status()).toBe(404);
  });
});

test('axe finds nothing on the page of a teacher, which fits phones', async ({ page }) => {
  const { slug } = await known();
  await page.goto(`/pengajar/${slug}`);
  await dismissNotice(page);
  await expectAxeFindsNothing(page);
  await expectFitsPhones(page);
});
