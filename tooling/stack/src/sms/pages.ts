import { escape, page } from '../web/page.ts';
import { phone } from '../web/phone.ts';

/** A text message as a phone keeps it. */
export interface TextMessage {
  id: string;
  /** E.164. */
  to: string;
  from: string;
  body: string;
  sentAt: string;
}

const layout = (title: string, body: string, refreshSeconds?: number): string =>
  page({ title, brand: 'SMS lokal', tagline: 'untuk mencoba', body, ...(refreshSeconds ? { refreshSeconds } : {}) });

/** The phones that got messages, the last one first, and what becomes of numbers that cannot be reached. */
export const startPage = (phones: readonly string[]): string =>
  layout(
    'Ponsel',
    `<h1>Ponsel yang menerima SMS</h1>${
      phones.length === 0
        ? '<p role="status">Belum ada SMS.</p>'
        : `<ul>${phones.map((phone) => `<li><a href="/ponsel/${encodeURIComponent(phone)}">${escape(phone)}</a></li>`).join('')}</ul>`
    }<p>Nomor yang berakhiran 0000 tidak pernah bisa dikirimi.</p>`,
    5,
  );

/** The code a message tells of, if it does. */
function codeIn(body: string): string | undefined {
  const [, before, after] = /\b(\d{4,8}) kode\b|\bkode\D{1,20}(\d{4,8})(?!\d)/i.exec(body) ?? [];
  return before ?? after;
}

/** The messages of one phone, the last one first. It loads itself again, because one may come any moment. */
export const phonePage = (number: string, messages: readonly TextMessage[], now: Date): string =>
  layout(
    `Ponsel ${number}`,
    `<h1>Ponsel ${escape(number)}</h1>${phone(
      messages.map(({ from, body, sentAt }) => ({ from, body, sentAt: new Date(sentAt), code: codeIn(body) })),
      now,
    )}<p><a href="/">Ponsel lain</a></p>`,
    5,
  );
