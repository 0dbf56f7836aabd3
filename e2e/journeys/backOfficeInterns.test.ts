import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { inDatabase } from '../fixtures/database.ts';
import { signInToOffice } from '../fixtures/office.ts';
import { expect, origins, plainTest as test } from '../fixtures/test.ts';
import { randomUUID } from 'node:crypto';

const { BACK_OFFICE_ORIGIN } = origins;

/** Somebody in the internship since seventy days. */
async function intern(): Promise<{ fullname: string; id: string }> {
  const mark = randomUUID().slice(0, 8);
  const fullname = `Magang ${mark}`;
  const [made] = await inDatabase<{ id: string }>(
    `with person as (insert into user_account (fullname, email, is_verified) values ($1, $2, true) returning id),
      member as (insert into membership (user_id, session_type) select id, 'internship-ddb' from person),
      period as (insert into internship_period (user_id, starts_on, months)
        select id, (now() at time zone 'Asia/Jakarta')::date - 70, 6 from person)
    select id from person`,
    [fullname, `magang-${mark}@contoh.example`],
  );
  return { fullname, id: made!.id };
}

test('an intern is found, their mentor and mark are written down, and a letter is opened @anyScreen', async ({
  page,
}) => {
  test.slow();
  const { fullname, id } = await intern();
  await signInToOffice(page, 'dewi', '/internship/participant');
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill(fullname);
  await expect(page).toHaveURL(/filter=/); // the list is narrowed a moment after the last key
  await page.getByText(fullname).first().click();
  await expect(page.getByRole('heading', { level: 1, name: fullname })).toBeVisible();
  await expect(page).toHaveURL(`${BACK_OFFICE_ORIGIN}/internship/participant/${id}/show`);
  await expectAxeFindsNothing(page, 'an intern in the back office');

  const place = page.getByRole('form', { name: 'Tempat dan pembimbing' });
  await place.getByLabel('Tempat magang').fill('Bengkel Kriya');
  await place.getByLabel('Nama pembimbing').fill('Bu Sri');
  await place.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Tempat dan pembimbing tersimpan.')).toBeVisible();
  const grade = page.getByRole('form', { name: 'Nilai dari pembimbing' });
  await grade.getByLabel('Nilai (0–100)').fill('88');
  await grade.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Nilai pembimbing tersimpan.')).toBeVisible();
  const [kept] = await inDatabase('select host, mentor_name, grade from internship_period where user_id = $1', [id]);
  expect(kept).toEqual({ host: 'Bengkel Kriya', mentor_name: 'Bu Sri', grade: 88 });

  const letter = page.getByRole('link', { name: /^Buka surat / }).first();
  const answer = await page.request.get(`${BACK_OFFICE_ORIGIN}${await letter.getAttribute('href')}`);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('what two organisers write of one intern is merged @anyScreen', async ({ page }) => {
  test.slow();
  const { fullname, id } = await intern();
  await signInToOffice(page, 'dewi', `/internship/participant/${id}/show`);
  await expect(page.getByRole('heading', { level: 1, name: fullname })).toBeVisible();
  const place = page.getByRole('form', { name: 'Tempat dan pembimbing' });
  await place.getByLabel('Tempat magang').fill('Bengkel Kriya');
  await place.getByLabel('Bagian').fill('Ukir');
  const another = (change: string) =>
    inDatabase(`update internship_period set ${change}, version = version + 1 where user_id = $1`, [id]);

  await another('grade = 77'); // of another form: it goes along
  await place.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Tempat dan pembimbing tersimpan.')).toBeVisible();
  const grade = page.getByRole('form', { name: 'Nilai dari pembimbing' });
  await expect(grade.getByLabel('Nilai (0–100)')).toHaveValue('77');

  await place.getByLabel('Tempat magang').fill('Bengkel Kayu');
  await another(`host = 'Bengkel Rotan', mentor_name = 'Bu Sri'`);
  await place.getByRole('button', { name: 'Simpan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ada yang menyimpan lebih dulu' });
  await expect(dialog.getByText('Nama pembimbing: Bu Sri')).toBeVisible();
  await dialog.getByLabel('Isianku: Bengkel Kayu').check();
  await dialog.getByRole('button', { name: 'Gabungkan' }).click();
  await expect(place.getByLabel('Nama pembimbing')).toHaveValue('Bu Sri');
  await place.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Tempat dan pembimbing tersimpan.')).toBeVisible();
  const [kept] = await inDatabase('select host, mentor_name from internship_period where user_id = $1', [id]);
  expect(kept).toEqual({ host: 'Bengkel Kayu', mentor_name: 'Bu Sri' });
});

test('an invitation is made for many, and taken back @anyScreen', async ({ page }) => {
  await signInToOffice(page, 'dewi', '/internship/invitation');
  await page.getByRole('button', { name: 'Undang peserta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undangan baru' });
  await dialog.getByLabel('Hari pertama').fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
  await dialog.getByLabel('Alamat email, satu per baris').fill('bukan alamat');
  await dialog.getByRole('button', { name: 'Undang peserta' }).click();
  await expect(dialog.getByText(/^Bukan alamat email/)).toBeVisible();
  await dialog.getByLabel('Alamat email, satu per baris').fill('');
  await dialog.getByLabel('Banyaknya pemakaian kode bersama').fill('12');
  await dialog.getByRole('button', { name: 'Undang peserta' }).click();
  await expect(page.getByText('Undangan dibuat.')).toBeVisible();
  await expect(page.getByText('0/12').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Tarik undangan/ })
    .first()
    .click();
  await expect(page.getByText('Undangan ditarik.')).toBeVisible();
});
