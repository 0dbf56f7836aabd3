import { escape } from './page.ts';

/** A text message as a phone shows it. */
export interface Shown {
  from: string;
  body: string;
  sentAt: Date;
  /** The code in it, which is what people look for. */
  code?: string | undefined;
  /** What stands below it, such as that a code is over. */
  note?: string;
}

const asked = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('id-ID', { ...options, timeZone: 'Asia/Jakarta' });
const [CLOCK, WHEN] = [asked({ timeStyle: 'short' }), asked({ dateStyle: 'long', timeStyle: 'short' })];

/** Strength of the signal and a battery, as at the top of any phone. */
const SIGNS =
  '<svg width="44" height="14" viewBox="0 0 44 14" fill="currentColor" aria-hidden="true"><path d="M0 10h3v4H0zM5 7h3v7H5zM10 4h3v10h-3zM15 0h3v14h-3z"/><path d="M23.5 2.5h16v9h-16z" fill="none" stroke="currentColor"/><path d="M25 4h11v6H25zM41 5h2v4h-2z"/></svg>';

const bubble = ({ from, body, sentAt, code, note }: Shown): string =>
  `<li><b>${escape(from)}</b><p>${escape(body)}</p>${code === undefined ? '' : `<p class="big">${escape(code)}</p>`}${
    note === undefined ? '' : `<p>${note}</p>`
  }<small><time datetime="${sentAt.toISOString()}">${WHEN.format(sentAt)} WIB</time></small></li>`;

/** A phone with its messages, the last one first. @param now what its clock shows */
export function phone(messages: readonly Shown[], now: Date): string {
  const content =
    messages.length === 0
      ? '<p class="none" role="status">Belum ada SMS.</p>'
      : `<ol role="list">${messages.map(bubble).join('')}</ol>`;
  return `<div class="phone"><div class="top"><p class="bar"><span>${CLOCK.format(now)}</span><span>${SIGNS}</span></p><h2>Pesan</h2></div>${content}</div>`;
}
