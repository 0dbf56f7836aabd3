import { escape, page } from '../web/page.ts';
import type { KeptMessage } from './keptMessage.ts';

const shown = (title: string, body: string) =>
  page({ title, brand: 'Kotak surat', tagline: 'untuk mencoba', body, isWide: true });

const WHEN = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Jakarta' });
const when = ({ date }: KeptMessage): string => `${WHEN.format(new Date(date))} WIB`;

/** The list of kept mail as an HTML page. */
export const inboxPage = (messages: readonly KeptMessage[]): string =>
  shown(
    'Kotak surat',
    `<h1>Kotak surat</h1><p>Email yang dikirim produk ini di komputermu. Tidak ada yang keluar dari sini.</p><ul>${messages
      .map(
        (message) =>
          `<li><a href="/message/${message.id}">${escape(message.subject)}<small>${escape(message.to.join(', '))} · ${when(message)}</small></a></li>`,
      )
      .join('')}</ul>${messages.length === 0 ? '<p>Belum ada email.</p>' : ''}`,
  );

/** Makes a frame as tall as the mail in it, also after the window was turned; without scripts it scrolls. */
const AS_TALL = `for(const frame of document.querySelectorAll('iframe')){const fit=()=>{frame.style.height=0;frame.style.height=frame.contentDocument.documentElement.scrollHeight+2+'px'};frame.addEventListener('load',fit);addEventListener('resize',fit);if(frame.contentDocument.readyState==='complete')fit()}`;

/**
 * One kept mail as an HTML page: as it is drawn, in a frame that runs nothing, and below it as text for mail programs
 * that draw nothing. The page may read how tall the mail is.
 */
export const messagePage = (message: KeptMessage): string =>
  shown(
    message.subject,
    `<h1>${escape(message.subject)}</h1>` +
      `<p><small>Dari ${escape(message.from)} untuk ${escape(message.to.join(', '))} · ${when(message)}</small></p>` +
      (message.html
        ? `<iframe sandbox="allow-same-origin allow-popups allow-top-navigation-by-user-activation" title="Isi email" srcdoc="${escape(message.html)}"></iframe><script>${AS_TALL}</script><details><summary>Sebagai teks</summary><pre>${escape(message.text)}</pre></details>`
        : `<pre>${escape(message.text)}</pre>`),
  );
