import type { KeptMessage } from './keptMessage.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title>` +
  `<style>body{font:16px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#211d19}a{color:#1a4170}li{padding:.5rem 0;border-bottom:1px solid #e9e0d1;list-style:none}ul{padding:0}pre{white-space:pre-wrap}iframe{width:100%;height:40rem;border:1px solid #e9e0d1}</style>` +
  `</head><body>${body}</body></html>`;

/** The list of kept mail as an HTML page. */
export const inboxPage = (messages: readonly KeptMessage[]): string =>
  page(
    'Mailbox',
    `<h1>Mailbox</h1><p>Mail the product sent to this machine's relay.</p><ul>${messages
      .map(
        (message) =>
          `<li><a href="/message/${message.id}">${escape(message.subject)}</a><br>${escape(message.to.join(', '))}, ${escape(message.date)}</li>`,
      )
      .join('')}</ul>${messages.length === 0 ? '<p>Nothing yet.</p>' : ''}`,
  );

/** One kept mail as an HTML page; its own HTML is shown in a frame without rights. */
export const messagePage = (message: KeptMessage): string =>
  page(
    message.subject,
    `<p><a href="/">Mailbox</a></p><h1>${escape(message.subject)}</h1><p>From ${escape(message.from)} to ${escape(message.to.join(', '))}</p>` +
      (message.html
        ? `<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" title="Message" srcdoc="${escape(message.html)}"></iframe>`
        : `<pre>${escape(message.text)}</pre>`),
  );
