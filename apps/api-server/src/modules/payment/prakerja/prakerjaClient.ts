import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { callProvider } from '../../../provider/callProvider.ts';

interface Settings {
  url: string;
  clientCode: string;
  signKey: string;
  now: () => Date;
}

/** What Prakerja's answers come to: its own words when it refuses, which a learner may read. */
type PrakerjaAnswer<Data> = { kind: 'ok'; data: Data } | { kind: 'refused'; message: string };

interface OtpRequest {
  userPlatformId: string;
  prakerjaId: string;
  courseCode: string;
  scheduleCode: string;
  amountRupiah: number;
}

interface PrakerjaTransaction {
  transactionCode: string;
  amountRupiah: number;
  status: string;
}

/** What a code bought elsewhere is for, by the codes Prakerja knows course and schedule by. */
interface PrakerjaRedeemCode {
  courseCode: string;
  scheduleCode: string;
  isUsed: boolean;
}

/** Prakerja's integration API for payments. Calls that get no answer throw ProviderUnavailable. */
export interface PrakerjaClient {
  sendOtp(request: OtpRequest): Promise<PrakerjaAnswer<{ paymentToken: string }>>;
  authorize(request: {
    paymentToken: string;
    otp: string;
    invoiceCode: string;
    invoiceUrl: string;
  }): Promise<PrakerjaAnswer<PrakerjaTransaction>>;
  status(invoiceCode: string): Promise<PrakerjaAnswer<PrakerjaTransaction>>;
  /** A code somebody got who bought a course at another platform. */
  redeemStatus(code: string): Promise<PrakerjaAnswer<PrakerjaRedeemCode>>;
  /** Uses such a code up; one that is used is refused. */
  redeemCommit(code: string): Promise<PrakerjaAnswer<PrakerjaRedeemCode>>;
  /** Takes a transaction back; one that was taken back before is refused, and is as good. */
  void(request: { invoiceCode: string; transactionCode: string }): Promise<PrakerjaAnswer<null>>;
}

const PATH = '/api/v1/integration/payment';
const answer = z.object({ success: z.boolean(), message: z.string().default(''), data: z.unknown().optional() });
const transaction = z.object({ transaction_code: z.string(), amount: z.coerce.number(), status: z.string() });
const redeemCode = z.object({
  course_code: z.string(),
  schedule_code: z.string().default(''),
  status: z.coerce.number(),
});
const otpData = z.object({ payment_token: z.string() });

/**
 * Signature of a request: HMAC-SHA-1 in hex over client code, seconds, method, path and body
 * (developer.prakerja.go.id).
 */
export const prakerjaSignature = (
  signKey: string,
  request: { clientCode: string; timestamp: string; method: string; path: string; body: string },
): string =>
  createHmac('sha1', signKey)
    .update(`${request.clientCode}${request.timestamp}${request.method}${request.path}${request.body}`)
    .digest('hex');

/** Speaks to Prakerja as a digital platform does. */
export function prakerjaClient({ url, clientCode, signKey, now }: Settings): PrakerjaClient {
  async function call<Data>(
    name: string,
    fields: Record<string, unknown>,
    read: (data: unknown) => Data,
    authorization?: string,
  ): Promise<PrakerjaAnswer<Data>> {
    const path = `${PATH}/${name}`;
    const body = JSON.stringify(fields);
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const signature = prakerjaSignature(signKey, { clientCode, timestamp, method: 'POST', path, body });
    const headers = {
      'content-type': 'application/json',
      client_code: clientCode,
      timestamp,
      signature,
      ...(authorization ? { authorization } : {}),
    };
    const { body: answered } = await callProvider(`${url}${path}`, { method: 'POST', headers, body });
    const { success, message, data } = answer.parse(answered);
    return success ? { kind: 'ok', data: read(data) } : { kind: 'refused', message };
  }
  const asTransaction = (data: unknown): PrakerjaTransaction => {
    const { transaction_code: transactionCode, amount, status } = transaction.parse(data);
    return { transactionCode, amountRupiah: amount, status };
  };
  const asRedeemCode = (data: unknown): PrakerjaRedeemCode => {
    const { course_code: courseCode, schedule_code: scheduleCode, status } = redeemCode.parse(data);
    return { courseCode, scheduleCode, isUsed: status !== 0 };
  };
  return {
    sendOtp: ({ userPlatformId, prakerjaId, courseCode, scheduleCode, amountRupiah }) =>
      call(
        'send-otp',
        {
          user_platform_id: userPlatformId,
          prakerja_id: prakerjaId,
          course_code: courseCode,
          schedule_code: scheduleCode,
          amount: amountRupiah,
        },
        (data) => ({
          paymentToken: otpData.parse(data).payment_token,
        }),
      ),
    authorize: ({ paymentToken, otp, invoiceCode, invoiceUrl }) =>
      call(
        'authorize',
        { otp, invoice_url: invoiceUrl, invoice_code: invoiceCode },
        asTransaction,
        `Payment ${paymentToken}`,
      ),
    status: (invoiceCode) => call('status', { invoice_code: invoiceCode }, asTransaction),
    redeemStatus: (code) => call('redeem-code/status', { redeem_code: code, sequence: 1 }, asRedeemCode),
    redeemCommit: (code) => call('redeem-code/commit', { redeem_code: code }, asRedeemCode),
    void: ({ invoiceCode, transactionCode }) =>
      call('void', { invoice_code: invoiceCode, transaction_code: transactionCode }, () => null),
  };
}
