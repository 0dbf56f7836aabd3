import { escape, page } from '../web/page.ts';
import { phone } from '../web/phone.ts';
import type { Holder } from './holders.ts';

const layout = (title: string, body: string, refreshSeconds?: number): string =>
  page({
    title,
    brand: 'Prakerja lokal',
    tagline: 'untuk mencoba',
    body,
    ...(refreshSeconds ? { refreshSeconds } : {}),
  });

const outcome = ({ refusal, codeLivesSeconds }: Holder): string =>
  refusal?.message ?? (codeLivesSeconds === undefined ? 'Bisa dipakai membayar.' : 'Kode OTP langsung kedaluwarsa.');

/** Every Prakerja code there is to try, and what comes of it. */
export const startPage = (holders: readonly Holder[]): string =>
  layout(
    'Ponsel peserta',
    `<h1>Ponsel peserta Prakerja</h1><p>Pilih peserta untuk membaca SMS terakhirnya.</p><p><a href="/beli">Beli di platform lain</a> · <a href="/dashboard">Dasbor</a></p><ul>${holders
      .map(
        (holder) =>
          `<li><a href="/ponsel/${holder.prakerjaId}">${escape(holder.name)}, ${holder.prakerjaId}<br><small>${escape(outcome(holder))}</small></a></li>`,
      )
      .join('')}</ul>`,
  );

const hidden = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
    .join('');

/** The dashboard of a participant: where presence at a session is verified, and the QR code to log in by. */
export function dashboardPage({ state, returnUrl }: { state: string; returnUrl: string }): string {
  const verify = (verified: '1' | '0', label: string, look: string) =>
    `<form method="post" action="/dashboard">${hidden({ state, return: returnUrl, verified })}<button class="${look}">${label}</button></form>`;
  const body =
    state === ''
      ? '<h1>Dasbor Prakerja</h1><p>Di sini peserta masuk dengan QR code dan memberi rating pelatihan.</p>'
      : `<h1>Verifikasi kehadiran</h1><p>Prakerja mencocokkan wajah peserta sebelum sesi dimulai.</p>${verify('1', 'Wajah cocok', 'main')}${verify('0', 'Wajah tidak cocok', 'danger')}`;
  return layout('Dasbor', body);
}

/** What the dashboard says when its word was not taken. */
export const notTakenPage = (): string =>
  layout('Dasbor', '<h1>Verifikasi tidak diterima</h1><p>Kembali ke kursus dan coba lagi.</p>');

/** Where a course is bought at another platform, which gives a code to redeem. */
export const buyPage = (bought: { code: string } | null): string =>
  layout(
    'Beli di platform lain',
    '<h1>Beli di platform lain</h1>' +
      (bought ? `<p role="status">Kode redeem:</p><p class="big">${bought.code}</p>` : '') +
      '<form method="post" action="/beli"><label for="course_code">Kode pelatihan</label><input id="course_code" name="course_code" placeholder="suluh-1" required pattern="suluh-[0-9]+(-[0-9]+)?"><button class="main">Beli</button></form>' +
      '<p>suluh- dan nomor kursus; kelas bertanggal ditambah nomor jadwalnya.</p>',
  );

/** The last code a holder was sent. */
export interface LastCode {
  otp: string;
  sentAt: Date;
  isExpired: boolean;
}

/** A holder's phone with the last code. It loads itself again, because a code may come any moment. */
export const phonePage = (holder: Holder, last: LastCode | null, now: Date): string =>
  layout(
    `Ponsel ${holder.name}`,
    `<h1>Ponsel ${escape(holder.name)}</h1><p>${escape(holder.phone)}</p>${phone(
      last
        ? [
            {
              from: 'PRAKERJA',
              body: 'Kode OTP untuk membayar pelatihan:',
              code: last.otp,
              sentAt: last.sentAt,
              note: last.isExpired
                ? '<span class="state">Sudah tidak berlaku</span>'
                : 'Jangan berikan kode ini kepada siapa pun.',
            },
          ]
        : [],
      now,
    )}<p><a href="/">Peserta lain</a></p>`,
    5,
  );
