/** Rows of each list. */
export const ROWS = 100_000;

const all = `generate_series(1, ${ROWS}) g`;
const person = (column: string) => `join user_account ${column} on ${column}.email = 'p' || g || '@contoh.example'`;

/**
 * Fills every list of the back office that may grow, beside the courses of `fillForBench`: most of what there is was
 * done long ago, and some of it waits for somebody.
 */
export const FILL: readonly string[] = [
  `insert into user_account (fullname, email, created_at)
   select (array['Rina', 'Budi', 'Sari', 'Agus', 'Dewi', 'Joko'])[1 + g % 6] || ' ' || (array['Wulandari', 'Santoso', 'Pratama', 'Lestari', 'Hidayat'])[1 + g % 5] || ' ' || g,
     'p' || g || '@contoh.example', now() - g * interval '2 minutes' from ${all}`,
  `insert into membership (user_id, session_type, created_at) select a.id, 'reguler', now() - g * interval '1 minute' from ${all} ${person('a')}`,
  `insert into orders (id, invoice_id, user_id, status, purchase_total, payment_total, created_at)
   select 'SLH-' || lpad(g::text, 12, '0'), 'INV/' || g, a.id, (array['PAID', 'EXPIRED', 'CANCEL', 'PAID'])[1 + g % 4], 100000, 100000, now() - g * interval '1 minute'
   from ${all} ${person('a')}`,
  `insert into order_item (order_id, course_id, fullname, price, price_after, position)
   select 'SLH-' || lpad(g::text, 12, '0'), c.id, c.fullname, 100000, 100000, 0 from ${all} join course c on c.id = g`,
  `insert into refund (order_id, amount, reason, is_asked, status, created_at)
   select 'SLH-' || lpad(g::text, 12, '0'), 100000, 'Jadwalnya tidak cocok', true,
     case when g % 100 = 0 then 'requested' when g % 97 = 0 then 'failed' when g % 3 = 0 then 'refused' else 'settled' end, now() - g * interval '3 minutes' from ${all}`,
  `insert into event (course_id, batch, city, start_at, end_at, capacity, seats_left)
   select g, 'Batch 2', 'Bandung', now() + (g % 400 - 300) * interval '1 day', now() + (g % 400 - 299) * interval '1 day', 10, 5 from generate_series(1, ${ROWS}) g where g % 5 > 0`,
  `insert into enrolment (user_id, course_id, order_id) select o.user_id, 1 + g % 1000, o.id from ${all} join orders o on o.id = 'SLH-' || lpad(g::text, 12, '0')`,
  `insert into review (course_id, user_id, fullname, rating, comment, created_at)
   select 1 + g % 1000, a.id, a.fullname, 1 + g % 5, 'Materinya runtut dan mudah diikuti ' || g, now() - g * interval '1 minute' from ${all} ${person('a')}`,
  `insert into review_report (review_id, user_id, reason) select v.id, v.user_id, 'Iklan' from review v where v.rating = 1 order by v.created_at limit 2000`,
  `insert into section (id, course_id, title) values (1, 1, 'Dasar')`,
  `insert into lesson (id, section_id, title, kind) values (1, 1, 'Tugas', 'assignment')`,
  `insert into lesson_question (enrolment_id, lesson_id, text, created_at, answer, answered_at, answered_by)
   select e.id, 1, 'Bahannya apa saja?', now() - g * interval '1 minute', case when g % 50 > 0 then 'Kain mori' end, case when g % 50 > 0 then now() end, case when g % 50 > 0 then 'guru@contoh.example' end
   from (select id, row_number() over (order by id) as g from enrolment) e`,
  `insert into submission (enrolment_id, lesson_id, no, path, filename, mimetype, bytes, created_at)
   select e.id, 1, 1, 'submission/' || g || '.pdf', 'tugas.pdf', 'application/pdf', 1000, now() - g * interval '1 minute' from (select id, row_number() over (order by id) as g from enrolment) e`,
  `insert into submission_mark (submission_id, score, given_by) select id, 80, 'guru@contoh.example' from (select id, row_number() over (order by created_at) as g from submission) s where g % 50 > 0`,
  `insert into certificate (number, course_id, user_id, fullname, issued_at)
   select 'SLH-' || lpad(g::text, 10, '0'), 1 + g % 1000, a.id, a.fullname, now() - g * interval '1 minute' from ${all} ${person('a')}`,
  `insert into audit_log (actor_id, action, subject, before, after, created_at)
   select a.id, (array['course.update', 'event.update', 'promo.update', 'order.mail'])[1 + g % 4], 'course ' || g, '{"price": 100000}', '{"price": 90000}', now() - g * interval '1 minute' from ${all} ${person('a')}`,
  `insert into outbox (kind, payload, sent_at, failed_at, last_error)
   select 'welcome', jsonb_build_object('to', 'p' || g || '@contoh.example'), case when g % 200 > 0 then now() end, case when g % 200 = 0 then now() - g * interval '1 minute' end, case when g % 200 = 0 then '550' end from ${all}`,
  `insert into enterprise_lead (name, email, need, company, created_at) select 'PT ' || g, 'l' || g || '@contoh.example', 'Pelatihan untuk 20 orang', 'PT ' || g, now() - g * interval '1 minute' from ${all}`,
  `insert into inbox_state (kind, subject_id, state, updated_at) select 'lead', id::text, 'done', now() from enterprise_lead where id % 50 > 0`,
  `insert into webhook_log (gateway, provider_event_id, order_id, body, outcome, received_at)
   select 'sandbox', 'e' || g, 'SLH-' || lpad(g::text, 12, '0'), '{}', case when g % 40 = 0 then 'unknownAttempt' else 'moved' end, now() - g * interval '1 minute' from ${all}`,
  `insert into voucher_batch (name, kind, course_id, created_at) select 'Angkatan ' || g, 'redeem', 1 + g % 1000, now() - g * interval '1 minute' from ${all}`,
  `insert into voucher (code, shown, batch_id) select 'KODE' || id, 'KODE-' || id, id from voucher_batch`,
  `insert into promo (code, title, kind, amount, start_at, end_at)
   select 'HEMAT' || g, 'Hemat ' || g, 'amount', 10000, now() - g * interval '1 hour', now() + (g % 100 - 90) * interval '1 day' from ${all}`,
  `insert into test (course_id, kind, title) select g, 'post', 'Tes akhir' from ${all}`,
  `insert into question (id, test_id) select t.id, t.id from test t`,
  `insert into question_version (question_id, kind, text, options, right_options) select id, 'one', 'Kota batik?', '{Solo,Batam}', '{0}' from question`,
  `insert into teacher (slug, fullname) select 'pengajar-' || g, 'Pengajar ' || g from ${all}`,
  `insert into settlement_line (document, position, kind, order_id, partner_id, course_id, fullname, day, month, gross, promo_platform, promo_partner, paid, fee, net)
   select 'INV/' || g, 0, 'sale', 'SLH-' || lpad(g::text, 12, '0'), 1 + g % 300, 1 + g % 1000, 'Kursus', d, to_char(d, 'YYYY-MM'), 100000, 0, 0, 100000, 10000, 90000
   from ${all}, lateral (select current_date - (g % 700)::int as d) x`,
  "set suluh.defer_search = 'on'",
  `update course set teacher_name = 'Pengajar ' || id % 1000`,
  'vacuum analyze',
];
