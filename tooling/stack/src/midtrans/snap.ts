import { randomUUID } from 'node:crypto';
import { cardOf, faultsOf, isRefused, offeredCard, type Card, type CardFaults } from '../card/card.ts';
import { cardFields, testCards } from '../card/cardForm.ts';
import { jsonOf, type Asked, type Told } from '../web/http.ts';
import { journal, type Kept } from '../web/journal.ts';
import { escape, rupiah } from '../web/page.ts';
import { isSameText } from '../web/sameText.ts';
import { begun, orderOf, type Transaction } from './transactions.ts';

/** A payment page of Snap. `id` is its token. */
interface Page {
  id: string;
  orderId: string;
  grossAmount: number;
  /** Where it leads back to. */
  finish: string;
  closesAt: number;
  isCancelled: boolean;
}

interface SnapSettings {
  /** Authorization header of the shop. */
  authorization: string;
  transactions: Kept<Transaction>;
  /** Changes a transaction and tells the shop. */
  move(transaction: Transaction, status: string): Told;
  layout(title: string, content: string, status?: number): Told;
  file: string | undefined;
}

const PATH = '/snap/v1/transactions';
const PAGES = '/snap/v4/redirection/';
const MINUTES: Readonly<Record<string, number>> = { minute: 1, minutes: 1, hour: 60, hours: 60, day: 1440, days: 1440 };

/** What the buttons of the page ask for. */
const PAYING: readonly string[] = ['capture', 'challenge'];

const refusal = (status: number, message: string): Told => ({ status, json: { error_messages: [message] } });

/** A card that was refused may be tried again on the same page; anything else was the end of it. */
const isOpenFor = (page: Page, transaction: Transaction | undefined, now: number): boolean =>
  !page.isCancelled && page.closesAt > now && (transaction === undefined || transaction.status === 'deny');

/**
 * The Snap API of Midtrans for cards: opens a page, closes it, and is that page. The Core API knows of a transaction
 * only once a card was given there.
 */
export function snap({ authorization, transactions, move, layout, file }: SnapSettings) {
  const pages = journal<Page>(file);

  function open(body: unknown, origin: string): Told {
    const read = (body ?? {}) as {
      enabled_payments?: unknown;
      callbacks?: { finish?: string };
      page_expiry?: { duration?: number; unit?: string };
    };
    const order = orderOf(body);
    if (!order) return refusal(400, 'transaction_details.gross_amount is not valid');
    if (!Array.isArray(read.enabled_payments) || !read.enabled_payments.includes('credit_card'))
      return refusal(400, 'No payment channels available');
    if (transactions.get(order.id)) return refusal(400, 'transaction_details.order_id has already been taken');
    const { duration = 24, unit = 'hours' } = read.page_expiry ?? {};
    const token = randomUUID();
    pages.put({
      id: token,
      orderId: order.id,
      grossAmount: order.grossAmount,
      finish: read.callbacks?.finish ?? '',
      closesAt: Date.now() + duration * (MINUTES[unit] ?? 1) * 60_000,
      isCancelled: false,
    });
    return { status: 201, json: { token, redirect_url: `${origin}${PAGES}${token}` } };
  }

  function cancel(token: string): Told {
    const page = pages.get(token);
    if (!page) return refusal(404, 'token not found');
    if (page.isCancelled) return refusal(400, 'token already canceled');
    if (transactions.get(page.orderId)?.status === 'pending') return refusal(400, 'Transaction is on progress');
    pages.put({ ...page, isCancelled: true });
    return { status: 200, json: { canceled_at: new Date().toISOString() } };
  }

  function api({ method, url, headers, body }: Asked, origin: string): Told {
    if (!isSameText(headers.authorization ?? '', authorization))
      return refusal(401, 'Access denied due to unauthorized transaction, please check client or server key');
    const [token = '', action] = url.pathname.slice(PATH.length + 1).split('/');
    if (method === 'POST' && token === '') return open(jsonOf(body), origin);
    if (method === 'POST' && action === 'cancel') return cancel(token);
    return refusal(405, 'Method not allowed');
  }

  /** A card is given: the transaction begins, and is captured or denied at once. */
  function pay(page: Page, status: string): Told {
    const transaction = begun(
      { id: page.orderId, grossAmount: page.grossAmount },
      'credit_card',
      { masked_card: '48111111-1114', bank: 'bca', card_type: 'credit' },
      1440,
      new Date(),
    );
    transactions.put(transaction);
    move(transaction, status);
    if (status !== 'capture' || !URL.canParse(page.finish)) return { seeOther: `${PAGES}${page.id}` };
    const back = new URL(page.finish);
    for (const [name, value] of Object.entries({
      order_id: page.orderId,
      status_code: '200',
      transaction_status: 'capture',
    }))
      back.searchParams.set(name, value);
    return { seeOther: back.href };
  }

  function drawn(page: Page, card: Card, faults?: CardFaults): Told {
    const transaction = transactions.get(page.orderId);
    const isOpen = isOpenFor(page, transaction, Date.now());
    const state = transaction?.status ?? (isOpen ? 'menunggu kartu' : 'ditutup');
    const form = `<form method="post">${cardFields(card, faults)}<button class="main" name="status" value="capture">Bayar dengan kartu</button><button name="status" value="challenge">Bayar, perlu ditinjau</button></form>`;
    const refused =
      transaction?.status === 'deny' ? '<p>Kartu ditolak oleh bank penerbitnya. Coba kartu yang lain.</p>' : '';
    const back = URL.canParse(page.finish) ? `<p><a href="${escape(page.finish)}">Kembali ke toko</a></p>` : '';
    return layout(
      faults ? 'Periksa isian kartu' : 'Kartu Kredit',
      `<h1>${rupiah(page.grossAmount)}</h1><p role="status"><span class="state">${escape(state)}</span></p>${refused}${isOpen ? testCards() + form : ''}${back}`,
      faults ? 422 : 200,
    );
  }

  function shown({ method, url, body }: Asked): Told {
    const page = pages.get(url.pathname.slice(PAGES.length));
    if (!page) return layout('Tidak ditemukan', '<h1>Halaman tidak ditemukan</h1>', 404);
    if (method !== 'POST') return drawn(page, offeredCard(url.searchParams.get('kartu'), new Date()));
    const form = new URLSearchParams(body.toString('utf8'));
    const asked = form.get('status') ?? '';
    if (!isOpenFor(page, transactions.get(page.orderId), Date.now()) || !PAYING.includes(asked))
      return { seeOther: url.pathname };
    const card = cardOf(form);
    const faults = faultsOf(card, new Date());
    if (Object.keys(faults).length > 0) return drawn(page, card, faults);
    return pay(page, isRefused(card) ? 'deny' : asked);
  }

  return {
    /** Answers what belongs to Snap; undefined for everything else. */
    answer(asked: Asked, origin: string): Told | undefined {
      const { pathname } = asked.url;
      if (pathname === PATH || pathname.startsWith(`${PATH}/`)) return api(asked, origin);
      return pathname.startsWith(PAGES) ? shown(asked) : undefined;
    },
    /** Pages on which a card can be given now. */
    open: (): { href: string; grossAmount: number }[] =>
      pages
        .all()
        .filter((page) => isOpenFor(page, transactions.get(page.orderId), Date.now()))
        .map(({ id, grossAmount }) => ({ href: `${PAGES}${id}`, grossAmount })),
  };
}
