import { randomUUID } from 'node:crypto';
import { joinProgram, loggedInNewcomer } from '../fixtures/account.ts';
import { inDatabase } from '../fixtures/database.ts';
import type { Newcomer } from '../fixtures/people.ts';
import { expect, origins, test } from '../fixtures/test.ts';
import { HistoryPage } from '../pages/history.ts';
import { SignIn } from '../pages/signIn.ts';

const { MAIN_ORIGIN, MYINDIBIZ_ORIGIN, PROGRAM_ORIGIN } = origins;

/** How a refund stands, and what its learner reads of it. */
const STATES = [
  ['requested', 'Permintaan pengembalian Rp75.000 sedang ditinjau.'],
  ['approved', 'Pengembalian Rp75.000 disetujui dan segera kami kirim.'],
  ['sent', 'Pengembalian Rp75.000 sedang dikirim lewat penyedia pembayaran.'],
  ['transfer', 'Pengembalian Rp75.000 disetujui. Tulis rekening tujuannya di halaman pesanan ini'],
  ['failed', 'Pengembalian Rp75.000 disetujui, tetapi belum berhasil dikirim.'],
  ['refused', 'Permintaan pengembalian Rp75.000 ditolak: Kelas sudah selesai'],
  ['settled', 'Dana Rp75.000 sudah dikembalikan.'],
  ['dropped', 'Pembayaranmu ditarik kembali oleh penyedia pembayaran'],
] as const;
/** Those by which an order ends. */
const ENDED: readonly string[] = ['settled', 'dropped'];

interface Face {
  base: string;
  sessionType: string;
  program: string | null;
}

/** An order of a face that was paid and whose money goes back, in each standing; nothing of it is ever due. @returns their ids */
async function orders({ email }: Newcomer, { sessionType, program }: Face): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const [status] of STATES) {
    const id = `SLH-${randomUUID().slice(0, 8)}`;
    await inDatabase(
      `with bought as (insert into orders (id, invoice_id, user_id, status, purchase_total, payment_total, paid_at, product_code, gateway, session_type, program_id)
          select $1, 'TRX-' || $1, u.id, $2, 75000, 75000, now(), 'GOPAY', 'sandbox', $3, (select id from program where slug = $4)
          from user_account u where u.email = $5 returning id),
        item as (insert into order_item (order_id, position, course_id, fullname, price, price_after)
          select b.id, 0, c.id, 'Kursus ' || $6, 75000, 75000 from bought b, course c where c.slug = 'seo-untuk-situs-usaha-kecil'),
        attempt as (insert into payment_attempt (order_id, product_code, gateway, amount, status, provider_reference, settled_at)
          select id, 'GOPAY', 'sandbox', 75000, 'settled', 'ref-' || id, now() from bought returning id)
      insert into refund (order_id, attempt_id, amount, reason, is_asked, status, refusal, next_attempt_at)
        select b.id, a.id, 75000, 'Salah pilih kursus', true, $6, 'Kelas sudah selesai', now() + interval '1 day' from bought b, attempt a`,
      [id, ENDED.includes(status) ? 'CANCEL' : 'PAID', sessionType, program, email, status],
    );
    made.set(status, id);
  }
  return made;
}

/** Makes a learner of the main site one of the line of small businesses too. */
const joinSmallBusinesses = ({ email }: Newcomer) =>
  inDatabase(
    "insert into membership (user_id, session_type) select id, 'mysooltan' from user_account where email = $1",
    [email],
  );

const FACES: readonly (readonly [string, Face])[] = [
  ['the main site', { base: MAIN_ORIGIN, sessionType: 'reguler', program: null }],
  ['small businesses', { base: `${MYINDIBIZ_ORIGIN}/myindibiz`, sessionType: 'mysooltan', program: null }],
  ['a partner', { base: `${PROGRAM_ORIGIN}/program/janabadra`, sessionType: 'reguler', program: 'janabadra' }],
];

test.use({ javaScriptEnabled: false });

for (const [name, face] of FACES)
  test(`how a refund stands is told on ${name}, in the history and on the page of the order @anyScreen`, async ({
    page,
    context,
  }) => {
    const learner = await loggedInNewcomer(context, MAIN_ORIGIN);
    if (face.program) await joinProgram(learner, face.program);
    if (face.sessionType === 'mysooltan') await joinSmallBusinesses(learner);
    const made = await orders(learner, face);
    await page.goto(`${face.base}/transaction-history/finished`);
    if (face.base !== MAIN_ORIGIN) await new SignIn(page).logIn(learner.email, learner.password);
    const history = new HistoryPage(page);
    for (const tab of ['finished', 'failed'] as const) {
      await history.open(tab, face.base);
      for (const [status, words] of STATES.filter(([each]) => ENDED.includes(each) === (tab === 'failed')))
        await expect(history.transaction(`Kursus ${status}`), status).toContainText(words);
    }
    for (const [status, words] of STATES) {
      await page.goto(`${face.base}/payment-process?order=${made.get(status)!}`);
      await expect(page.getByRole('main'), status).toContainText(words.replace('di halaman pesanan ini', 'di bawah'));
    }
  });
