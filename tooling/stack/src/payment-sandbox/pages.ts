import { renderSVG } from 'uqr';
import { cardFields, testCards } from '../card/cardForm.ts';
import type { Card, CardFaults } from '../card/card.ts';
import { escape, page, rupiah } from '../web/page.ts';
import type { Wallet } from './wallets.ts';
import { ACTIONS, type Action } from './actions.ts';
import { METHODS, type Charge, type ChargeState } from './charges.ts';

const STATES: Record<ChargeState, string> = {
  pending: 'Menunggu pembayaran',
  settled: 'Sudah dibayar',
  failed: 'Gagal',
  cancelled: 'Dibatalkan',
  expired: 'Kedaluwarsa',
  reversed: 'Dana dikembalikan',
};

const layout = (title: string, body: string, refreshSeconds?: number): string =>
  page({
    title,
    brand: 'Sandbox Pembayaran',
    tagline: 'uang mainan',
    body,
    ...(refreshSeconds ? { refreshSeconds } : {}),
  });

const search = (asked: string): string =>
  `<form action="/" method="get" role="search"><label for="cari">Nomor virtual account atau nomor pesanan</label><input id="cari" name="cari" value="${escape(asked)}" autocomplete="off" inputmode="text"><button class="main" style="margin-top:.5rem">Cari tagihan</button></form>`;

const row = (charge: Charge): string =>
  `<li><a href="/bayar/${escape(charge.id)}">${escape(METHODS[charge.method]?.name ?? charge.method)}, ${rupiah(charge.amount)}<br><small>${escape(charge.number ?? charge.orderId)}, ${STATES[charge.state]}</small></a></li>`;

/** Where a person looks for what to pay. */
export function startPage(found: readonly Charge[], asked: string): string {
  const title = asked === '' ? 'Bayar tagihan' : `Hasil untuk “${asked}”`;
  const list =
    found.length > 0
      ? `<ul>${found.map(row).join('')}</ul>`
      : `<p role="status">${asked === '' ? 'Belum ada tagihan.' : 'Tagihan tidak ditemukan. Periksa kembali nomornya.'}</p>`;
  return layout(
    title,
    `<h1>${escape(title)}</h1>${search(asked)}<h2>${asked === '' ? 'Tagihan terbaru' : 'Tagihan'}</h2>${list}`,
  );
}

const press = ([name, { label, hint, kind }]: [string, Action]): string =>
  `<button name="aksi" value="${name}"${kind ? ` class="${kind}"` : ''}>${escape(label)}${hint ? `<small>${escape(hint)}</small>` : ''}</button>`;

const inForm = (content: string): string => `<form method="post">${content}</form>`;

/** What a charge is shown with. */
export interface ChargeView {
  /** Its deadline as people read it. */
  expiresAt: string;
  /** Where a phone that scans it goes. */
  address: string;
  wallet?: Wallet | undefined;
  /** The card in the form, and what is wrong with it. */
  card: Card;
  faults?: CardFaults;
}

/** What can be done with a charge now. A card is given once for all ways in which it is paid. */
function actions(charge: Charge, { card, faults }: ChargeView): string {
  const can = Object.entries(ACTIONS).filter(([, { to }]) =>
    charge.state === 'pending' ? to !== 'reversed' : charge.state === 'settled' && to === 'reversed',
  );
  if (can.length === 0) return '';
  if (!METHODS[charge.method]?.hasCard || charge.state !== 'pending')
    return `<h2>Tindakan</h2>${can.map((each) => inForm(press(each))).join('')}`;
  const paying = can.filter(([, { to }]) => to === 'settled').map(press);
  const others = can.filter(([, { to }]) => to !== 'settled').map((each) => inForm(press(each)));
  return `<h2>Kartu</h2>${testCards()}${inForm(cardFields(card, faults) + paying.join(''))}${others.join('')}`;
}

function facts({ amount, number, orderId, description, customer }: Charge, { wallet, expiresAt }: ChargeView): string {
  const fact = (name: string, value: string) => `<div><dt>${escape(name)}</dt><dd>${escape(value)}</dd></div>`;
  return `<dl>${fact('Jumlah', rupiah(amount))}${number ? fact('Nomor virtual account', number) : ''}${fact('Pesanan', orderId)}${fact('Untuk', description)}${fact('Pembayar', customer)}${
    wallet ? fact(`Dompet ${wallet.phone}`, `Saldo ${rupiah(wallet.balance)}`) : ''
  }${fact('Berlaku sampai', `${expiresAt} WIB`)}</dl>`;
}

/** The page a charge is paid on. */
export function chargePage(charge: Charge, view: ChargeView): string {
  const waiting = charge.messages.filter((message) => !message.isDelivered).length;
  const { name: method = charge.method, hasQr, hasCard } = METHODS[charge.method] ?? {};
  const back = charge.returnUrl === '' ? '' : `<p><a href="${escape(charge.returnUrl)}">Kembali ke Suluh</a></p>`;
  return layout(
    `${view.faults ? 'Periksa isian kartu' : STATES[charge.state]}: ${method}`,
    `<h1>${escape(method)}</h1><p role="status"><span class="state">${STATES[charge.state]}</span>${waiting > 0 ? ` ${waiting} kabar sedang dikirim ke toko.` : ''}</p>` +
      (hasCard && charge.state === 'failed'
        ? '<p>Kartu ditolak oleh bank penerbitnya. Pilih cara bayar lain di Suluh.</p>'
        : '') +
      (hasQr && charge.state === 'pending'
        ? `<p role="img" aria-label="Kode QR tagihan ini" style="max-width:16rem">${renderSVG(view.address, { ecc: 'M', border: 4 })}</p>`
        : '') +
      facts(charge, view) +
      actions(charge, view) +
      back,
  );
}

const WALLET_STATES: Record<Wallet['state'], string> = {
  pending: 'Menunggu persetujuanmu',
  linked: 'Terhubung dengan Suluh',
  ended: 'Tidak terhubung',
};

/** The page a wallet is linked on, with as much in it as whoever tries it out likes. */
export function walletPage({ method, phone, state, balance, returnUrl }: Wallet): string {
  const name = METHODS[method]?.name ?? method;
  const ask =
    '<form method="post"><label for="saldo">Saldo mainan (rupiah)</label>' +
    `<input id="saldo" name="saldo" type="number" min="0" step="1" value="${balance}"><button class="main" name="aksi" value="setuju" style="margin-top:.5rem">Setujui dan hubungkan</button></form>` +
    '<form method="post"><button class="danger" name="aksi" value="tolak">Tolak</button></form>';
  return layout(
    `Hubungkan ${name}`,
    `<h1>Hubungkan ${escape(name)} ke Suluh?</h1><p role="status"><span class="state">${WALLET_STATES[state]}</span></p>` +
      `<dl><div><dt>Nomor ponsel</dt><dd>${escape(phone)}</dd></div>${state === 'linked' ? `<div><dt>Saldo</dt><dd>${rupiah(balance)}</dd></div>` : ''}</dl>` +
      (state === 'pending' ? ask : '') +
      (returnUrl === '' ? '' : `<p><a href="${escape(returnUrl)}">Kembali ke Suluh</a></p>`),
  );
}

/** For an address nothing is at. */
export const missingPage = (): string => layout('Tidak ditemukan', `<h1>Tagihan tidak ditemukan</h1>${search('')}`);
