import { isSameText } from '../web/sameText.ts';
import { jsonOf, type Asked, type Told } from '../web/http.ts';
import type { Kept } from '../web/journal.ts';

/** A wallet somebody links, or has linked, to a shop. */
export interface Wallet {
  /** The shop's id. */
  id: string;
  method: string;
  phone: string;
  /** Where its page leads back to. */
  returnUrl: string;
  state: 'pending' | 'linked' | 'ended';
  /** Made-up money in it. */
  balance: number;
}

/** Money in a new wallet, until the person who agrees says another sum. */
const FIRST_BALANCE = 500_000;

/** Wallet of a person of the demo, which was linked before: the demo data of the API name it. */
export const DEMO_WALLET: Wallet = {
  id: '5b0d0b6e-0000-4000-8000-000000000001',
  method: 'GOPAY',
  phone: '+6281234567801',
  returnUrl: '',
  state: 'linked',
  balance: 250_000,
};

/** Methods that can be linked. */
const LINKABLE: readonly string[] = ['GOPAY'];

const refusal = (status: number, error: string): Told => ({ status, json: { error } });
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The API a shop calls: POST /v1/wallets, GET /v1/wallets/{id}, POST …/unlink. */
export function walletApi(wallets: Kept<Wallet>, settings: { key: string; origin: string }) {
  const shown = ({ id, state, balance }: Wallet) => ({
    id,
    state,
    balance: state === 'linked' ? balance : null,
    linkUrl: state === 'pending' ? `${settings.origin}/dompet/${id}` : null,
  });

  function begin(body: unknown): Told {
    const { id, method, phone, returnUrl } = (body ?? {}) as Partial<Wallet>;
    if (!isText(id) || !isText(method) || !isText(phone) || !isText(returnUrl) || !LINKABLE.includes(method))
      return refusal(400, 'wallet not understood');
    const known = wallets.get(id);
    const wallet = known ?? { id, method, phone, returnUrl, state: 'pending', balance: FIRST_BALANCE };
    if (!known) wallets.put(wallet);
    return { status: known ? 200 : 201, json: shown(wallet) };
  }

  return function answer({ method, url, headers, body }: Asked): Told {
    if (!isSameText(headers.authorization ?? '', `Bearer ${settings.key}`)) return refusal(401, 'key');
    const [, , , id, action] = url.pathname.split('/');
    if (method === 'POST' && !id) return begin(jsonOf(body));
    const wallet = id ? wallets.get(id) : undefined;
    if (!wallet) return refusal(404, 'no such wallet');
    if (method === 'GET' && !action) return { status: 200, json: shown(wallet) };
    if (method !== 'POST' || action !== 'unlink') return refusal(405, 'method');
    wallets.put({ ...wallet, state: 'ended' });
    return { status: 200, json: shown({ ...wallet, state: 'ended' }) };
  };
}

/** What a person decides on the page of a wallet: to link it with so much in it, or not to. @returns where it leads */
export function decide(wallets: Kept<Wallet>, wallet: Wallet, form: URLSearchParams): string {
  const balance = Number(form.get('saldo') ?? wallet.balance);
  if (wallet.state === 'pending')
    wallets.put(
      form.get('aksi') === 'setuju' && Number.isSafeInteger(balance) && balance >= 0
        ? { ...wallet, state: 'linked', balance }
        : { ...wallet, state: 'ended' },
    );
  return wallet.returnUrl || `/dompet/${wallet.id}`;
}

/** Takes money out of a wallet, or puts it back by a sum below 0. @returns whether there was as much and it is linked */
export function take(wallets: Kept<Wallet>, id: string | undefined, amount: number): boolean {
  const wallet = id === undefined ? undefined : wallets.get(id);
  if (!wallet) return id === undefined;
  if (amount > 0 && (wallet.state !== 'linked' || wallet.balance < amount)) return false;
  wallets.put({ ...wallet, balance: wallet.balance - amount });
  return true;
}
