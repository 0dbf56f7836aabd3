import type { Asked, Running, Told } from '../web/http.ts';
import { serve } from '../web/http.ts';
import { journal } from '../web/journal.ts';
import { api } from './api.ts';
import { current, move, type Charge } from './charges.ts';
import { startNotifier } from './notifier.ts';
import { ACTIONS, chargePage, missingPage, startPage } from './pages.ts';

export interface SandboxSettings {
  port: number;
  host: string;
  /** Origin of its pages as a browser sees them; by default the address it listens on. */
  origin?: string;
  key: string;
  signingKey: string;
  /** File that charges are kept in; without one they are forgotten at the end. */
  file?: string;
}

const SHOWN = 20;

const jakarta = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Jakarta' });

/** Starts the payment sandbox: the API for the shop, the pages for the person who pays, the messages to the shop. */
export async function startPaymentSandbox(settings: SandboxSettings): Promise<Running> {
  const charges = journal<Charge>(settings.file);
  let answerApi: (asked: Asked) => Told = () => ({ status: 503, json: {} });

  function start(asked: string): Told {
    const wanted = asked.replaceAll(/\s/g, '').toUpperCase();
    const matches = charges
      .all()
      .filter(({ number, orderId }) => wanted === '' || number === wanted || orderId.toUpperCase() === wanted);
    return { status: 200, html: startPage(matches.slice(0, SHOWN), asked.trim()) };
  }

  function act(charge: Charge, body: Buffer): Told {
    const action = ACTIONS[new URLSearchParams(body.toString('utf8')).get('aksi') ?? ''];
    if (!action) return { status: 400, html: missingPage() };
    move(charges, charge, action.to, action.delivery, Date.now());
    return { seeOther: `/bayar/${charge.id}` };
  }

  function answer(asked: Asked): Told {
    const { method, url, body } = asked;
    if (url.pathname === '/v1/charges' || url.pathname.startsWith('/v1/charges/')) return answerApi(asked);
    if (url.pathname === '/') return start(url.searchParams.get('cari') ?? '');
    const id = /^\/bayar\/([\w-]+)$/.exec(url.pathname)?.[1];
    const charge = id ? current(charges, id, Date.now()) : undefined;
    if (!charge) return { status: 404, html: missingPage() };
    return method === 'POST'
      ? act(charge, body)
      : { status: 200, html: chargePage(charge, jakarta.format(new Date(charge.expiresAt)), url.href) };
  }

  const running = await serve(settings, answer);
  answerApi = api(charges, { key: settings.key, origin: settings.origin ?? running.url });
  const notifier = startNotifier(charges, settings.signingKey);
  return {
    ...running,
    close: async () => {
      notifier.stop();
      await running.close();
    },
  };
}
