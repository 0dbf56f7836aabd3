import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { jsonOf, serve, type Asked, type Running, type Told } from '../web/http.ts';
import { journal } from '../web/journal.ts';
import { isSameText } from '../web/sameText.ts';
import { CODE_LENGTH, CODE_LIVES_SECONDS, holders } from './holders.ts';
import { answerCheckIn } from './dashboard.ts';
import { buyPage, dashboardPage, notTakenPage, phonePage, startPage, type LastCode } from './pages.ts';
import { newRedeemCode, shownCode, type RedeemCode } from './redeemCodes.ts';

export interface PrakerjaSettings {
  port: number;
  host: string;
  clientCode: string;
  signKey: string;
  /** Where the API is that is told of verified presence. */
  apiOrigin: string;
  file?: string;
}

interface Sent {
  prakerjaId: string;
  otp: string;
  amount: number;
  sentAt: Date;
  expiresAt: number;
  isUsed: boolean;
}

/** A payment that was made; `id` is the shop's invoice code. */
interface Payment {
  id: string;
  transactionCode: string;
  prakerjaId: string;
  name: string;
  amount: number;
  status: 'SUCCESS' | 'VOID';
  createdAt: string;
}

const PATH = '/api/v1/integration/payment/';
const FRESH_SECONDS = 300;

const refusal = (status: number, code: string, message: string): Told => ({
  status,
  json: { success: false, code, message },
});
const ok = (message: string, data?: unknown): Told => ({
  status: 200,
  json: { success: true, message, ...(data === undefined ? {} : { data }) },
});

/**
 * Speaks Prakerja's integration API as developer.prakerja.go.id publishes it (payments: send-otp, authorize, status, void;
 * codes bought elsewhere: redeem-code/status and /commit; requests signed with HMAC-SHA-1), shows each holder's last code
 * as the phone would, and plays the dashboard that verifies presence. Redeem codes last until it stops.
 */
export async function startPrakerja(settings: PrakerjaSettings): Promise<Running> {
  const sent = new Map<string, Sent>();
  const payments = journal<Payment>(settings.file);
  const redeemCodes = new Map<string, RedeemCode>();

  function isSigned({ method, url, headers, body }: Asked): boolean {
    const { client_code: clientCode, timestamp, signature } = headers;
    if (clientCode !== settings.clientCode || typeof timestamp !== 'string' || typeof signature !== 'string')
      return false;
    if (Math.abs(Date.now() / 1000 - Number(timestamp)) > FRESH_SECONDS) return false;
    return isSameText(
      signature,
      createHmac('sha1', settings.signKey)
        .update(`${clientCode}${timestamp}${method}${url.pathname}`)
        .update(body)
        .digest('hex'),
    );
  }

  const spentBy = (prakerjaId: string): number =>
    payments
      .all()
      .reduce((sum, each) => sum + (each.prakerjaId === prakerjaId && each.status === 'SUCCESS' ? each.amount : 0), 0);

  function sendOtp(body: {
    prakerja_id?: string;
    amount?: number;
    course_code?: string;
    schedule_code?: string;
    user_platform_id?: string;
  }): Told {
    const { prakerja_id: prakerjaId, amount } = body;
    if (
      !prakerjaId ||
      !body.course_code ||
      !body.schedule_code ||
      !body.user_platform_id ||
      !Number.isSafeInteger(amount)
    )
      return refusal(400, 'ERRPLT40001', 'Parameter tidak lengkap.');
    const holder = holders.find((each) => each.prakerjaId === prakerjaId.replaceAll(/\D/g, ''));
    if (!holder) return refusal(400, 'ERRPLT40002', 'Nomor Kartu Prakerja tidak ditemukan.');
    if (holder.refusal) return refusal(400, holder.refusal.code, holder.refusal.message);
    if (spentBy(holder.prakerjaId) + (amount as number) > holder.balance)
      return refusal(400, 'ERRPLT40014', 'Saldo Kartu Prakerja tidak mencukupi.');
    const token = randomBytes(24).toString('base64url');
    const otp = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    for (const [known, each] of sent) if (each.prakerjaId === holder.prakerjaId) sent.delete(known);
    sent.set(token, {
      prakerjaId: holder.prakerjaId,
      otp,
      amount: amount as number,
      sentAt: new Date(),
      expiresAt: Date.now() + (holder.codeLivesSeconds ?? CODE_LIVES_SECONDS) * 1000,
      isUsed: false,
    });
    return ok('Kode OTP berhasil dikirim.', { payment_token: token });
  }

  function authorize(asked: Asked, body: { otp?: string; invoice_code?: string; invoice_url?: string }): Told {
    const token = /^Payment (\S+)$/.exec(asked.headers.authorization ?? '')?.[1] ?? '';
    const waiting = sent.get(token);
    if (!body.otp || !body.invoice_code || !body.invoice_url)
      return refusal(400, 'ERRPLT40001', 'Parameter tidak lengkap.');
    if (!waiting || waiting.isUsed)
      return refusal(400, 'ERRPLT40021', 'Token pembayaran tidak berlaku. Minta kode OTP baru.');
    if (waiting.expiresAt <= Date.now())
      return refusal(400, 'ERRPLT40022', 'Kode OTP sudah kedaluwarsa. Minta kode OTP baru.');
    if (waiting.otp !== body.otp) return refusal(400, 'ERRPLT40023', 'Kode OTP yang kamu masukkan salah.');
    if (payments.get(body.invoice_code)) return refusal(400, 'ERRPLT40024', 'Invoice ini sudah dibayar.');
    sent.set(token, { ...waiting, isUsed: true });
    const name = holders.find((each) => each.prakerjaId === waiting.prakerjaId)?.name ?? '';
    const payment: Payment = {
      id: body.invoice_code,
      transactionCode: randomBytes(8).toString('hex').toUpperCase(),
      prakerjaId: waiting.prakerjaId,
      name,
      amount: waiting.amount,
      status: 'SUCCESS',
      createdAt: new Date().toISOString(),
    };
    payments.put(payment);
    return ok('Pelatihan berhasil dibeli.', shown(payment));
  }

  const shown = ({ id, transactionCode, name, amount, status, createdAt }: Payment) => ({
    created_at: createdAt,
    invoice_code: id,
    transaction_code: transactionCode,
    amount,
    status,
    prakerja_name: name,
  });

  function takeBack(body: { invoice_code?: string; transaction_code?: string }): Told {
    const payment = payments.get(body.invoice_code ?? '');
    if (!payment || payment.transactionCode !== body.transaction_code)
      return refusal(400, 'ERRVOD40001', 'Kode transaksi tidak ditemukan.');
    if (payment.status === 'VOID') return refusal(400, 'ERRPLT40028', 'Transaksi sudah dibatalkan sebelumnya.');
    payments.put({ ...payment, status: 'VOID' });
    return ok('Transaksi berhasil dibatalkan.');
  }

  /** Looks at a code bought at another platform, or uses it up. */
  function redeem(body: { redeem_code?: string }, isCommit: boolean): Told {
    const found = redeemCodes.get(body.redeem_code ?? '');
    if (!found) return refusal(400, 'ERRPLT40030', 'Kode redeem tidak ditemukan.');
    if (!isCommit) return ok('OK', shownCode(found));
    if (found.redeemedAt !== null) return refusal(400, 'ERRPLT40031', 'Kode redeem sudah digunakan.');
    const redeemed = { ...found, redeemedAt: new Date().toISOString() };
    redeemCodes.set(found.id, redeemed);
    return ok('OK', shownCode(redeemed));
  }

  function integration(asked: Asked): Told {
    if (!isSigned(asked)) return refusal(401, 'ERRGEN40101', 'Signature tidak valid.');
    const body = (jsonOf(asked.body) ?? {}) as Record<string, never>;
    switch (asked.url.pathname.slice(PATH.length)) {
      case 'send-otp':
        return sendOtp(body);
      case 'authorize':
        return authorize(asked, body);
      case 'status': {
        const payment = payments.get((body as { invoice_code?: string }).invoice_code ?? '');
        return payment ? ok('OK', shown(payment)) : refusal(400, 'ERRPLT40027', 'Invoice tidak ditemukan.');
      }
      case 'void':
        return takeBack(body);
      case 'redeem-code/status':
      case 'redeem-code/commit':
        return redeem(body, asked.url.pathname.endsWith('/commit'));
      default:
        return refusal(404, 'ERRGEN40401', 'Alamat tidak dikenal.');
    }
  }

  /** The last code of a holder: what a person reads on the phone, and what a test reads as JSON. */
  function lastCode(prakerjaId: string): LastCode | null {
    const last = [...sent.values()].findLast((each) => each.prakerjaId === prakerjaId);
    if (!last) return null;
    const { otp, sentAt, isUsed, expiresAt } = last;
    return { otp, sentAt, isExpired: isUsed || expiresAt <= Date.now() };
  }

  /** A course is bought at another platform: its code, which a test reads as JSON too. */
  function buyElsewhere(asked: Asked): Told {
    const code = new URLSearchParams(asked.body.toString('utf8')).get('course_code') ?? '';
    const [, course = ''] = /^(suluh-\d+)(-\d+)?$/.exec(code) ?? [];
    if (course === '') return { status: 400, html: buyPage(null) };
    const bought = newRedeemCode(course, code);
    redeemCodes.set(bought.id, bought);
    return asked.headers.accept?.includes('text/html')
      ? { status: 200, html: buyPage({ code: bought.id }) }
      : { status: 200, json: { code: bought.id } };
  }

  async function dashboard(asked: Asked): Promise<Told> {
    const isAnswer = asked.method === 'POST';
    const fields = isAnswer ? new URLSearchParams(asked.body.toString('utf8')) : asked.url.searchParams;
    const [state, returnUrl] = [fields.get('state') ?? '', fields.get('return') ?? ''];
    if (!isAnswer) return { status: 200, html: dashboardPage({ state, returnUrl }) };
    const answered = await answerCheckIn(settings, { state, returnUrl, isVerified: fields.get('verified') === '1' });
    return answered ?? { status: 409, html: notTakenPage() };
  }

  return serve(settings, (asked) => {
    const { pathname } = asked.url;
    if (pathname === '/dashboard') return dashboard(asked);
    if (pathname === '/beli')
      return asked.method === 'POST' ? buyElsewhere(asked) : { status: 200, html: buyPage(null) };
    if (pathname.startsWith(PATH)) return integration(asked);
    const [, first = '', id = ''] = pathname.split('/');
    if (first === 'ponsel' && holders.some(({ prakerjaId }) => prakerjaId === id))
      return {
        status: 200,
        html: phonePage(
          holders.find(({ prakerjaId }) => prakerjaId === id)!,
          lastCode(id),
          new Date(),
        ),
      };
    if (first === 'kode') return { status: 200, json: lastCode(id) };
    return { status: pathname === '/' ? 200 : 404, html: startPage(holders) };
  });
}
