import { escape, page } from '../web/page.ts';

/** A text message as a phone keeps it. */
export interface TextMessage {
  id: string;
  /** E.164. */
  to: string;
  from: string;
  body: string;
  sentAt: string;
}

const WHEN = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Jakarta' });

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

/** The messages of one phone, the last one first. It loads itself again, because one may come any moment. */
export const phonePage = (phone: string, messages: readonly TextMessage[]): string =>
  layout(
    `Ponsel ${phone}`,
    `<h1>Ponsel ${escape(phone)}</h1>${
      messages.length === 0
        ? '<p role="status">Belum ada SMS.</p>'
        : messages
            .map(
              ({ from, body, sentAt }) =>
                `<h2>${escape(from)}</h2><p>${escape(body)}</p><p><small><time datetime="${sentAt}">${WHEN.format(new Date(sentAt))} WIB</time></small></p>`,
            )
            .join('')
    }<p><a href="/">Ponsel lain</a></p>`,
    5,
  );
