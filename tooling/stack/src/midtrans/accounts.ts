import { createHash, randomUUID } from 'node:crypto';
import { jsonOf, type Asked, type Told } from '../web/http.ts';
import { journal } from '../web/journal.ts';
import { escape, rupiah } from '../web/page.ts';

/** A GoPay account that is linked to the shop, or is to be. */
interface Account {
  id: string;
  phone: string;
  redirectUrl: string;
  status: 'PENDING' | 'ENABLED' | 'EXPIRED' | 'DISABLED';
  balance: number;
}

interface Settings {
  layout(title: string, content: string, status?: number): Told;
  file: string | undefined;
}

const PATH = '/v2/pay/account';
const PAGES = '/v2/gopay/redirect/';
const FIRST_BALANCE = 500_000;
const CODES: Readonly<Record<Account['status'], string>> = {
  PENDING: '201',
  ENABLED: '200',
  EXPIRED: '204',
  DISABLED: '204',
};

const refusal = (code: number, message: string): Told => ({
  status: 200,
  json: { status_code: String(code), status_message: message },
});

const tokenOf = (name: string, id: string): string => createHash('sha256').update(`${name} ${id}`).digest('base64');

/** Ways to pay by an account, each with what it holds. */
const optionsOf = ({ id, balance }: Account) => [
  {
    name: 'PAY_LATER',
    active: true,
    balance: { value: '350000.00', currency: 'IDR' },
    metadata: {},
    token: tokenOf('PAY_LATER', id),
  },
  {
    name: 'GOPAY_WALLET',
    active: true,
    balance: { value: `${balance}.00`, currency: 'IDR' },
    metadata: {},
    token: tokenOf('GOPAY_WALLET', id),
  },
];

/**
 * GoPay Tokenization as docs.midtrans.com describes it: creates, tells and unbinds pay accounts, and is the page on
 * which somebody agrees, with as much money in the account as they like.
 */
export function payAccounts({ layout, file }: Settings) {
  const accounts = journal<Account>(file);
  const answered = new Map<string, string>();

  const told = (account: Account, origin: string): Told => ({
    status: 200,
    json: {
      status_code: CODES[account.status],
      payment_type: 'gopay',
      account_id: account.id,
      account_status: account.status,
      ...(account.status === 'PENDING'
        ? { actions: [{ name: 'activation-link-url', method: 'GET', url: `${origin}${PAGES}${account.id}/link` }] }
        : {}),
      ...(account.status === 'ENABLED' ? { metadata: { payment_options: optionsOf(account) } } : {}),
    },
  });

  function create(asked: Asked, origin: string): Told {
    const { payment_type: type, gopay_partner: partner } = (jsonOf(asked.body) ?? {}) as {
      payment_type?: string;
      gopay_partner?: { phone_number?: string; country_code?: string; redirect_url?: string };
    };
    const { phone_number: phone = '', country_code: country = '', redirect_url: redirectUrl = '' } = partner ?? {};
    if (type !== 'gopay' || !/^[1-9]\d{8,11}$/.test(phone) || !/^\d{1,3}$/.test(country))
      return refusal(310, 'One or more parameters in the payload is invalid.');
    const key = asked.headers['idempotency-key'];
    const before = typeof key === 'string' ? answered.get(key) : undefined;
    const known = accounts.get(before ?? '');
    if (known) return told(known, origin);
    const account: Account = {
      id: randomUUID(),
      phone: `+${country}${phone}`,
      redirectUrl,
      status: 'PENDING',
      balance: FIRST_BALANCE,
    };
    accounts.put(account);
    if (typeof key === 'string') answered.set(key, account.id);
    return told(account, origin);
  }

  function decide(account: Account, form: URLSearchParams): Told {
    const balance = Number(form.get('balance') ?? account.balance);
    const isAgreed = form.get('status') === 'ENABLED' && Number.isSafeInteger(balance) && balance >= 0;
    if (account.status === 'PENDING')
      accounts.put(isAgreed ? { ...account, status: 'ENABLED', balance } : { ...account, status: 'EXPIRED' });
    return { seeOther: URL.canParse(account.redirectUrl) ? account.redirectUrl : `${PAGES}${account.id}/link` };
  }

  function page({ method, url, body }: Asked): Told {
    const account = accounts.get(url.pathname.slice(PAGES.length).split('/')[0] ?? '');
    if (!account) return layout('Tidak ditemukan', '<h1>Akun tidak ditemukan</h1>', 404);
    if (method === 'POST') return decide(account, new URLSearchParams(body.toString('utf8')));
    const ask =
      '<form method="post"><label for="balance">Saldo mainan (rupiah)</label>' +
      `<input id="balance" name="balance" type="number" min="0" step="1" value="${account.balance}"><button class="main" name="status" value="ENABLED" style="margin-top:.5rem">Setujui dan hubungkan</button></form>` +
      '<form method="post"><button class="danger" name="status" value="EXPIRED">Tolak</button></form>';
    return layout(
      'Hubungkan GoPay',
      `<h1>Hubungkan GoPay ${escape(account.phone)}?</h1><p role="status"><span class="state">${account.status}</span></p>` +
        (account.status === 'ENABLED' ? `<p>Saldo ${rupiah(account.balance)}</p>` : '') +
        (account.status === 'PENDING' ? ask : ''),
    );
  }

  return {
    /** Answers what belongs to accounts, once the shop showed its key; undefined for everything else. */
    answer(asked: Asked, origin: string): Told | undefined {
      const { method, url } = asked;
      if (url.pathname === PATH) return method === 'POST' ? create(asked, origin) : refusal(405, 'Method not allowed');
      if (!url.pathname.startsWith(`${PATH}/`)) return undefined;
      const [id = '', action] = url.pathname.slice(PATH.length + 1).split('/');
      const account = accounts.get(id);
      if (!account) return refusal(404, 'Account is not found.');
      if (method === 'POST' && action === 'unbind') accounts.put({ ...account, status: 'DISABLED' });
      return told(accounts.get(id) ?? account, origin);
    },
    /** The page somebody agrees on, for whoever opens it. */
    page: (asked: Asked): Told | undefined => (asked.url.pathname.startsWith(PAGES) ? page(asked) : undefined),
    /** Whether an account is paid by with this token. */
    isToken: (id: string, token: unknown): boolean =>
      accounts.get(id)?.status === 'ENABLED' && token === tokenOf('GOPAY_WALLET', id),
    /** Takes money out, or puts it back by a sum below 0. @returns false where there is not as much */
    take(id: string | undefined, amount: number): boolean {
      const account = accounts.get(id ?? '');
      if (!account) return true;
      if (amount > account.balance) return false;
      accounts.put({ ...account, balance: account.balance - amount });
      return true;
    },
  };
}
