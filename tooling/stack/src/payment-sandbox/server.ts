import { cardOf, faultsOf, isRefused, offeredCard, type Card } from '../card/card.ts';
import type { Asked, Running, Told } from '../web/http.ts';
import { serve } from '../web/http.ts';
import { journal } from '../web/journal.ts';
import { api } from './api.ts';
import { current, METHODS, move, type Charge } from './charges.ts';
import { startNotifier } from './notifier.ts';
import { ACTIONS } from './actions.ts';
import { chargePage, missingPage, startPage, walletPage, type ChargeView } from './pages.ts';
import { decide, DEMO_WALLET, take, walletApi, type Wallet } from './wallets.ts';

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
  const wallets = journal<Wallet>(settings.file && `${settings.file}.wallets`);
  if (!wallets.get(DEMO_WALLET.id)) wallets.put(DEMO_WALLET);
  let answerApi: (asked: Asked) => Told = () => ({ status: 503, json: {} });
  let answerWallets = answerApi;

  function start(asked: string): Told {
    const wanted = asked.replaceAll(/\s/g, '').toUpperCase();
    const matches = charges
      .all()
      .filter(({ number, orderId }) => wanted === '' || number === wanted || orderId.toUpperCase() === wanted);
    return { status: 200, html: startPage(matches.slice(0, SHOWN), asked.trim()) };
  }

  /** What a paid charge still has of its money: less than its amount once a part went back. */
  const left = ({ amount, refunds }: Charge): number =>
    amount - Object.values(refunds).reduce((sum, each) => sum + each, 0);

  function agree(id: string, { method, body }: Asked): Told {
    const wallet = wallets.get(id);
    if (!wallet) return { status: 404, html: missingPage() };
    return method === 'POST'
      ? { seeOther: decide(wallets, wallet, new URLSearchParams(body.toString('utf8'))) }
      : { status: 200, html: walletPage(wallet) };
  }

  const shown = (charge: Charge, { href }: URL, card: Pick<ChargeView, 'card' | 'faults'>): string =>
    chargePage(charge, {
      expiresAt: jakarta.format(new Date(charge.expiresAt)),
      address: href,
      wallet: wallets.get(charge.wallet ?? ''),
      ...card,
    });

  /** Whether there is no money: the wallet holds too little, or the bank refuses the card. */
  const isShort = ({ wallet, amount }: Charge, card: Card | undefined): boolean =>
    card ? isRefused(card) : !take(wallets, wallet, amount);

  function act(charge: Charge, { url, body }: Asked): Told {
    const form = new URLSearchParams(body.toString('utf8'));
    const action = ACTIONS[form.get('aksi') ?? ''];
    if (!action) return { status: 400, html: missingPage() };
    const isPaying = action.to === 'settled' && charge.state === 'pending';
    const card = isPaying && METHODS[charge.method]?.hasCard ? cardOf(form) : undefined;
    const faults = card ? faultsOf(card, new Date()) : {};
    if (card && Object.keys(faults).length > 0) return { status: 422, html: shown(charge, url, { card, faults }) };
    const to = isPaying && isShort(charge, card) ? 'failed' : action.to;
    const isMoved = move(charges, charge, to, action.delivery, Date.now());
    if (isMoved && action.to === 'reversed') take(wallets, charge.wallet, -left(charge));
    return { seeOther: `/bayar/${charge.id}` };
  }

  function answer(asked: Asked): Told {
    const { method, url } = asked;
    if (url.pathname === '/v1/charges' || url.pathname.startsWith('/v1/charges/')) return answerApi(asked);
    if (url.pathname === '/v1/wallets' || url.pathname.startsWith('/v1/wallets/')) return answerWallets(asked);
    const walletId = /^\/dompet\/([\w-]+)$/.exec(url.pathname)?.[1];
    if (walletId) return agree(walletId, asked);
    if (url.pathname === '/') return start(url.searchParams.get('cari') ?? '');
    const id = /^\/bayar\/([\w-]+)$/.exec(url.pathname)?.[1];
    const charge = id ? current(charges, id, Date.now()) : undefined;
    if (!charge) return { status: 404, html: missingPage() };
    if (method === 'POST') return act(charge, asked);
    const card = offeredCard(url.searchParams.get('kartu'), new Date());
    return { status: 200, html: shown(charge, url, { card }) };
  }

  const running = await serve(settings, answer);
  const shop = { key: settings.key, origin: settings.origin ?? running.url };
  answerApi = api(charges, wallets, shop);
  answerWallets = walletApi(wallets, shop);
  const notifier = startNotifier(charges, settings.signingKey);
  return {
    ...running,
    close: async () => {
      notifier.stop();
      await running.close();
    },
  };
}
