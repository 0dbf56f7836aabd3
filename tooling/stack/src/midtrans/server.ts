import { jsonOf, serve, type Asked, type Running, type Told } from '../web/http.ts';
import { journal } from '../web/journal.ts';
import { escape, page, rupiah } from '../web/page.ts';
import { isSameText } from '../web/sameText.ts';
import { payAccounts } from './accounts.ts';
import { snap } from './snap.ts';
import { change, opened, told, written, type Transaction } from './transactions.ts';

export interface MidtransSettings {
  port: number;
  host: string;
  serverKey: string;
  /** Payment notification URL, as set in Midtrans' dashboard. */
  notifyUrl: string;
  file?: string;
}

const FIRST_WAIT_MS = 1_000;
const MAX_TRIES = 6;
const SHOWN = 20;
/** A linked account pays no more than this without its owner's PIN. */
const WITHOUT_PIN_RUPIAH = 50_000;

const refusal = (code: number, message: string): Told => ({
  status: code === 401 ? 401 : 200,
  json: { status_code: String(code), status_message: message },
});

const layout = (title: string, content: string, status = 200): Told => ({
  status,
  html: page({ title, brand: 'Midtrans lokal', tagline: 'uang mainan', body: content }),
});

/**
 * Speaks the Core API of Midtrans as docs.midtrans.com describes it: charge, status, cancel, expire, refund, signed
 * notifications that are repeated until they are taken, and a simulator page on which to pay; and Snap for cards.
 */
export async function startMidtrans(settings: MidtransSettings): Promise<Running> {
  const kept = journal<Transaction>(settings.file);
  const answered = new Map<string, Told>();
  const timers = new Set<NodeJS.Timeout>();
  const { serverKey } = settings;
  const basic = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`;
  const cards = snap({
    authorization: basic,
    transactions: kept,
    move: moved,
    layout,
    file: settings.file && `${settings.file}.snap`,
  });
  const accounts = payAccounts({ layout, file: settings.file && `${settings.file}.accounts` });
  let origin = '';

  async function notify(body: string, tries = 1): Promise<void> {
    const isTaken = await fetch(settings.notifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(5_000),
    }).then(
      (response) => response.ok,
      () => false,
    );
    if (isTaken || tries >= MAX_TRIES) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        void notify(body, tries + 1);
      },
      FIRST_WAIT_MS * 2 ** (tries - 1),
    );
    timers.add(timer);
  }

  function charge(asked: Asked): Told {
    const key = asked.headers['idempotency-key'];
    const before = typeof key === 'string' ? answered.get(key) : undefined;
    if (before) return before;
    const body = jsonOf(asked.body) as Record<string, unknown> | undefined;
    const transaction = body && opened(body, origin, new Date());
    if (!transaction) return refusal(400, 'One or more parameters in the payload is invalid.');
    if (kept.get(transaction.id))
      return refusal(
        406,
        'The request could not be completed due to a conflict with the current state of the target resource, please try again',
      );
    const { account, grossAmount } = transaction;
    const { payment_option_token: token } = (body.gopay ?? {}) as { payment_option_token?: unknown };
    if (account !== undefined && !accounts.isToken(account, token))
      return refusal(400, 'Account or token is not valid.');
    kept.put(transaction);
    const answer: Told =
      account !== undefined && grossAmount <= WITHOUT_PIN_RUPIAH
        ? moved(transaction, 'settlement')
        : { status: 200, json: told(transaction, serverKey) };
    if (typeof key === 'string') answered.set(key, answer);
    return answer;
  }

  function refund(transaction: Transaction, body: unknown): Told {
    const { refund_key: key, amount } = (body ?? {}) as { refund_key?: string; amount?: number };
    if (!key || !Number.isSafeInteger(amount)) return refusal(400, 'One or more parameters in the payload is invalid.');
    if (transaction.refunds[key] !== undefined) return refusal(406, 'Refund key has been used');
    const total = Object.values(transaction.refunds).reduce((sum, each) => sum + each, 0) + (amount as number);
    if (total > transaction.grossAmount) return refusal(414, 'Refund amount exceeds transaction amount');
    const refunded = { ...transaction, refunds: { ...transaction.refunds, [key]: amount as number } };
    const answer = moved(refunded, total === transaction.grossAmount ? 'refund' : 'partial_refund');
    if (kept.get(transaction.id)?.refunds[key] !== undefined) accounts.take(transaction.account, -(amount as number));
    return answer;
  }

  /** What the account of a transaction gives for a change, or gets back; false when it holds too little. */
  function isCovered({ account, status: before, grossAmount }: Transaction, status: string): boolean {
    const isPaying = before === 'pending' && status === 'settlement';
    return !isPaying || accounts.take(account, grossAmount);
  }

  function moved(transaction: Transaction, asked: string): Told {
    const changed = change(kept, transaction, isCovered(transaction, asked) ? asked : 'deny');
    if (!changed) return refusal(412, 'Transaction status cannot be updated.');
    const answer = told(changed, serverKey);
    void notify(JSON.stringify(answer));
    return { status: 200, json: answer };
  }

  function core(asked: Asked): Told {
    const { method, url, headers, body } = asked;
    if (!isSameText(headers.authorization ?? '', basic))
      return refusal(401, 'Access denied due to unauthorized transaction, please check client or server key');
    const ofAccounts = accounts.answer(asked, origin);
    if (ofAccounts) return ofAccounts;
    const [, , id = '', action = ''] = url.pathname.split('/');
    if (id === 'charge' && method === 'POST') return charge(asked);
    const transaction = current(id);
    if (!transaction) return refusal(404, "Transaction doesn't exist.");
    if (method === 'GET' && action === 'status') return { status: 200, json: told(transaction, serverKey) };
    if (method === 'POST' && (action === 'cancel' || action === 'expire')) return moved(transaction, action);
    if (method === 'POST' && action === 'refund') return refund(transaction, jsonOf(body));
    return refusal(405, 'Method not allowed');
  }

  function current(id: string): Transaction | undefined {
    const transaction = kept.get(id);
    if (transaction?.status === 'pending' && transaction.expiry <= written(new Date())) moved(transaction, 'expire');
    return kept.get(id);
  }

  const row = (href: string, text: string): string => `<li><a href="${escape(href)}">${escape(text)}</a></li>`;
  const cardRows = () =>
    cards.open().map(({ href, grossAmount }) => row(href, `credit_card, ${rupiah(grossAmount)}, menunggu kartu`));
  const transactionRows = () =>
    kept
      .all()
      .slice(0, SHOWN)
      .map(({ id, paymentType, grossAmount, status }) =>
        row(`/simulator/${id}`, `${paymentType}, ${rupiah(grossAmount)}, ${status}`),
      );

  function simulator({ method, url, body }: Asked): Told {
    const id = url.pathname.split('/')[2] ?? '';
    const transaction = current(id);
    if (id === '')
      return layout('Transaksi', `<h1>Transaksi</h1><ul>${[...cardRows(), ...transactionRows()].join('')}</ul>`);
    if (!transaction) return layout('Tidak ditemukan', '<h1>Transaksi tidak ditemukan</h1>', 404);
    if (method === 'POST') {
      moved(transaction, new URLSearchParams(body.toString('utf8')).get('status') ?? '');
      return { seeOther: `/simulator/${id}` };
    }
    const actions = {
      settlement: 'Bayar',
      deny: 'Tolak',
      expire: 'Kedaluwarsakan',
      refund: 'Kembalikan dana',
      chargeback: 'Sanggahan pemegang kartu',
      cancel: 'Batalkan',
      approve: 'Loloskan tinjauan',
    };
    return layout(
      'Simulator',
      `<h1>${rupiah(transaction.grossAmount)}</h1><p role="status"><span class="state">${escape(transaction.status)}</span></p>${Object.entries(
        actions,
      )
        .map(
          ([status, label]) => `<form method="post"><button name="status" value="${status}">${label}</button></form>`,
        )
        .join('')}`,
    );
  }

  const running = await serve(
    settings,
    (asked) =>
      cards.answer(asked, origin) ??
      accounts.page(asked) ??
      (asked.url.pathname.startsWith('/v2/') ? core(asked) : simulator(asked)),
  );
  origin = running.url;
  return {
    ...running,
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      await running.close();
    },
  };
}
