import type { KeptMessage } from './keptMessage.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:2rem 1rem;color:#211d19;background:#fdfbf7}
a{color:#1a4170;display:inline-block;min-height:24px}h1{color:#143258;line-height:1.25}ul{padding:0}
li{padding:.75rem 0;border-bottom:1px solid #e9e0d1;list-style:none}small{color:#655c51}pre{white-space:pre-wrap}
iframe{width:100%;height:80vh;border:1px solid #e9e0d1;border-radius:12px;background:#f4eee3}`;

const page = (title: string, body: string) =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title>` +
  `<style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

const WHEN = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Jakarta' });
const when = ({ date }: KeptMessage): string => `${WHEN.format(new Date(date))} WIB`;

/** The list of kept mail as an HTML page. */
export const inboxPage = (messages: readonly KeptMessage[]): string =>
  page(
    'Kotak surat',
    `<h1>Kotak surat</h1><p>Email yang dikirim produk ini di komputermu. Tidak ada yang keluar dari sini.</p><ul>${messages
      .map(
        (message) =>
          `<li><a href="/message/${message.id}">${escape(message.subject)}</a><br><small>${escape(message.to.join(', '))} · ${when(message)}</small></li>`,
      )
      .join('')}</ul>${messages.length === 0 ? '<p>Belum ada email.</p>' : ''}`,
  );

/**
 * One kept mail as an HTML page: as it is drawn, in a frame without rights, and below it as text for mail programs that
 * draw nothing.
 */
export const messagePage = (message: KeptMessage): string =>
  page(
    message.subject,
    `<p><a href="/">Kotak surat</a></p><h1>${escape(message.subject)}</h1>` +
      `<p><small>Dari ${escape(message.from)} untuk ${escape(message.to.join(', '))} · ${when(message)}</small></p>` +
      (message.html
        ? `<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="Isi email" srcdoc="${escape(message.html)}"></iframe><details><summary>Sebagai teks</summary><pre>${escape(message.text)}</pre></details>`
        : `<pre>${escape(message.text)}</pre>`),
  );
