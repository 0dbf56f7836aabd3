import { escape, page } from '../web/page.ts';
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
    `<h1>Ponsel peserta Prakerja</h1><p>Pilih peserta untuk membaca SMS terakhirnya.</p><ul>${holders
      .map(
        (holder) =>
          `<li><a href="/ponsel/${holder.prakerjaId}">${escape(holder.name)}, ${holder.prakerjaId}<br><small>${escape(outcome(holder))}</small></a></li>`,
      )
      .join('')}</ul>`,
  );

/** A holder's phone with the last code. It loads itself again, because a code may come any moment. */
export const phonePage = (holder: Holder, last: { otp: string; isExpired: boolean } | null): string =>
  layout(
    `Ponsel ${holder.name}`,
    `<h1>Ponsel ${escape(holder.name)}</h1><p>${escape(holder.phone)}</p><h2>SMS terakhir</h2>` +
      (last
        ? `<p role="status">PRAKERJA: kode OTP untuk membayar pelatihan adalah</p><p class="big">${last.otp}</p><p>${last.isExpired ? '<span class="state">Sudah tidak berlaku</span>' : 'Jangan berikan kode ini kepada siapa pun.'}</p>`
        : '<p role="status">Belum ada SMS.</p>') +
      '<p><a href="/">Peserta lain</a></p>',
    5,
  );
