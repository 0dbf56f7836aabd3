import { COURSE_TYPE_CODES } from '@suluh/domain/course';
import { oneClickAddress } from '@suluh/domain/address';
import { PARTNERSHIP_TYPES, TEAM_SIZES } from '@suluh/domain/validation';
import { textOf, type Letter } from '@suluh/i18n-id/letter';
import { mailText } from '@suluh/i18n-id/mail';
import { productNameText } from '@suluh/i18n-id/server';
import { z } from 'zod';

const to = z.email();
/** In whose name, and whether that is a partner's: rows from before named ours alone. */
const letterhead = { product: z.string().default(productNameText), isPartners: z.boolean().default(false) };
/** In whose name a letter is written. */
export type Letterhead = z.output<z.ZodObject<typeof letterhead>>;
/** Page that ends mails of this kind; of what everybody is told there is none, and in rows from before. */
const unsubscribe = z.url().optional();
/** Mails to whoever runs the site go to the address that all mails come from. */
const toStaff = { to: z.null() };
/**
 * What came later than the first rows has a default, so that a row written before an upgrade is still sent after it.
 */
const order = z
  .object({
    to,
    fullname: z.string(),
    orderId: z.string(),
    invoiceId: z.string().optional(),
    courses: z.array(z.string()),
    amountRupiah: z.int().default(0),
    deadline: z.iso.datetime().nullable().default(null),
    method: z.string().nullable().default(null),
    number: z.string().nullable().default(null),
    ...letterhead,
    link: z.string().default(''),
    coursesLink: z.string().default(''),
    items: z
      .array(
        z.object({
          fullname: z.string(),
          type: z.enum(COURSE_TYPE_CODES),
          institution: z.string(),
          schedule: z.array(z.string()),
          picture: z.string().nullable(),
        }),
      )
      .default([]),
    prices: z.object({ purchase: z.int(), discount: z.int(), fee: z.int() }).nullable().default(null),
    instruction: z
      .object({ channel: z.string(), steps: z.array(z.string()) })
      .nullable()
      .default(null),
    reason: z.string().nullable().default(null),
  })
  .transform((facts) => ({ ...facts, invoiceId: facts.invoiceId ?? facts.orderId }));
/** Mails about an order. */
export const ORDER_KINDS = [
  'orderUnpaid',
  'orderMethod',
  'orderReminder',
  'orderPaid',
  'orderFailed',
  'orderCancelled',
  'orderExpired',
  'orderReversed',
  'orderRefund',
  'refundAsked',
  'refundApproved',
  'refundRefused',
  'refundBegun',
  'refundNotGiven',
  'refundAccount',
  'orderRefunded',
  'refundDone',
] as const;
const message = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('passwordReset'),
    payload: z.object({ to, fullname: z.string(), ...letterhead, link: z.url() }),
  }),
  z.object({
    kind: z.literal('emailCode'),
    payload: z.object({ to, fullname: z.string(), ...letterhead, code: z.string() }),
  }),
  z.object({
    kind: z.literal('accountSecured'),
    payload: z.object({ to, fullname: z.string(), ...letterhead, partner: z.string() }),
  }),
  z.object({
    kind: z.literal('linkAccount'),
    payload: z.object({ to, fullname: z.string(), ...letterhead, partner: z.string(), link: z.url() }),
  }),
  z.object({
    kind: z.literal('accountClosing'),
    payload: z.object({
      to,
      fullname: z.string(),
      ...letterhead,
      erasedAt: z.iso.datetime(),
      reason: z.string().optional(),
    }),
  }),
  z.object({
    kind: z.literal('accountLooked'),
    payload: z.object({ to, fullname: z.string(), ...letterhead, reason: z.string(), at: z.iso.datetime() }),
  }),
  z.object({ kind: z.literal('passwordChanged'), payload: z.object({ to, fullname: z.string(), ...letterhead }) }),
  z.object({
    kind: z.literal('emailChanged'),
    payload: z.object({ to, fullname: z.string(), ...letterhead, address: z.string() }),
  }),
  z.object({
    kind: z.literal('phoneChanged'),
    payload: z.object({ to, fullname: z.string(), ...letterhead, phone: z.string() }),
  }),
  z.object({
    kind: z.literal('accountBlocked'),
    payload: z.object({ to, fullname: z.string(), ...letterhead, reason: z.string() }),
  }),
  z.object({ kind: z.literal('accountUnblocked'), payload: z.object({ to, fullname: z.string(), ...letterhead }) }),
  z.object({ kind: z.literal('accountReopened'), payload: z.object({ to, fullname: z.string(), ...letterhead }) }),
  z.object({
    kind: z.literal('enterpriseLead'),
    payload: z.object({
      ...toStaff,
      name: z.string(),
      company: z.string(),
      email: z.string(),
      phone: z.string(),
      teamSize: z.enum(TEAM_SIZES),
      field: z.string(),
      need: z.string(),
    }),
  }),
  z.object({ kind: z.literal('enterpriseLeadTaken'), payload: z.object({ to, fullname: z.string() }) }),
  z.object({
    kind: z.literal('partnership'),
    payload: z.object({
      to,
      fullname: z.string(),
      news: z.enum(['received', 'accepted', 'refused']),
      name: z.string(),
      reason: z.string(),
    }),
  }),
  z.object({
    kind: z.literal('partnershipApplication'),
    payload: z.object({
      ...toStaff,
      id: z.int(),
      email: z.string(),
      type: z.enum(PARTNERSHIP_TYPES),
      name: z.string(),
      phone: z.string(),
      website: z.string(),
      fields: z.array(z.string()),
      profile: z.string(),
    }),
  }),
  z.object({
    kind: z.literal('inboxAnswer'),
    payload: z.object({
      to,
      fullname: z.string(),
      about: z.enum(['partnership', 'lead', 'jobApplication', 'certificateName', 'review', 'refund', 'personalData']),
      title: z.string().nullable(),
      answer: z.string(),
    }),
  }),
  z.object({
    kind: z.literal('welcome'),
    payload: z.object({ to, fullname: z.string(), ...letterhead, link: z.string().default('') }),
  }),
  z.object({
    kind: z.literal('jobApplication'),
    payload: z.object({
      to,
      fullname: z.string(),
      status: z.enum(['invited', 'declined']),
      job: z.string(),
      company: z.string(),
      answer: z.string(),
      link: z.url(),
    }),
  }),
  z.object({
    kind: z.literal('jobAlert'),
    payload: z.object({
      to,
      fullname: z.string(),
      search: z.string(),
      jobs: z.array(z.string()),
      total: z.int(),
      link: z.url(),
      unsubscribe,
    }),
  }),
  z.object({
    kind: z.literal('referralReward'),
    payload: z.object({
      to,
      fullname: z.string(),
      friend: z.string(),
      from: z.iso.datetime(),
      code: z.string(),
      link: z.url(),
      unsubscribe,
    }),
  }),
  z.object({
    kind: z.literal('courseFinished'),
    payload: z.object({
      to,
      fullname: z.string(),
      course: z.string(),
      number: z.string().nullable(),
      isPrakerja: z.boolean().default(false), // mails from before have none
      ...letterhead,
      link: z.url(),
      unsubscribe,
    }),
  }),
  z.object({
    kind: z.literal('checkIn'),
    payload: z.object({
      to,
      fullname: z.string(),
      news: z.enum(['morning', 'lastCall']),
      course: z.string(),
      endsAtMinute: z.int(),
      ...letterhead,
      link: z.url(),
      unsubscribe,
    }),
  }),
  z.object({
    kind: z.literal('sessionsGiven'),
    payload: z.object({
      to,
      fullname: z.string(),
      course: z.string(),
      count: z.int(),
      until: z.iso.datetime().nullable(),
      timeZone: z.string(),
      ...letterhead,
      link: z.url(),
      unsubscribe,
    }),
  }),
  z.object({
    kind: z.literal('ticket'),
    payload: z.object({
      to,
      fullname: z.string(),
      orderId: z.string(),
      news: z.enum(['issued', 'rescheduled', 'tomorrow', 'today', 'soon']),
      course: z.string(),
      schedule: z.array(z.string()),
      code: z.string(),
      startsAt: z.iso.datetime().nullable().default(null),
      timeZone: z.string().optional(),
      ...letterhead,
      link: z.url(),
      unsubscribe,
    }),
  }),
  z.object({
    kind: z.literal('waiting'),
    payload: z.object({
      to,
      fullname: z.string(),
      news: z.enum(['offered', 'opened', 'calledOff', 'removed']),
      course: z.string(),
      schedule: z.array(z.string()),
      until: z.iso.datetime().nullable(),
      timeZone: z.string(),
      ...letterhead,
      link: z.url(),
    }),
  }),
  z.object({
    kind: z.literal('internshipInvitation'),
    payload: z.object({
      to,
      code: z.string(),
      startsOn: z.iso.date(),
      endsOn: z.iso.date(),
      months: z.int(),
      link: z.url(),
    }),
  }),
  z.object({
    kind: z.literal('schedule'),
    payload: z.object({
      to,
      fullname: z.string(),
      news: z.enum(['moved', 'cancelled']),
      course: z.string(),
      schedule: z.array(z.string()),
      isPrakerja: z.boolean().optional(),
      isPaid: z.boolean().optional(),
      ...letterhead,
      link: z.url(),
    }),
  }),
  z.object({
    kind: z.literal('staffInvitation'),
    payload: z.object({ to, fullname: z.string(), role: z.string(), link: z.url() }),
  }),
  z.object({
    kind: z.literal('staffFactor'),
    payload: z.object({
      to,
      fullname: z.string(),
      news: z.enum([
        'authenticatorAdded',
        'authenticatorRemoved',
        'passkeyAdded',
        'passkeyRemoved',
        'codesMade',
        'codeUsed',
      ]),
      at: z.iso.datetime(),
      name: z.string().optional(),
      left: z.int().optional(),
    }),
  }),
  z.object({ kind: z.enum(ORDER_KINDS), payload: order }),
]);

/** A mail ready to send. The id is the same each time a row is tried, so that a receiver can drop a repeated one. */
export interface Mail {
  messageId: string;
  /** Name of the product in whose name it is sent. */
  sender: string;
  /** Null for whoever runs the site. */
  to: string | null;
  subject: string;
  letter: Letter;
  text: string;
  /** Where whoever has it can do without further ones. */
  unsubscribe?: string;
}

type Read = z.output<typeof message>;

/** What each kind of row says; a kind whose words want something else than its row holds does not compile. */
const SAID: {
  readonly [Kind in Read['kind']]: (payload: (Read & { kind: Kind })['payload']) => { subject: string; letter: Letter };
} = mailText;

/** The mail of an outbox row. @throws ZodError for a row that is not one */
export function mailOf(row: { id: string; kind: string; payload: unknown }): Mail {
  const read = message.parse(row);
  const { subject, letter: said } = SAID[read.kind](read.payload as never); // the payload of its kind
  const unsubscribe = 'unsubscribe' in read.payload ? read.payload.unsubscribe : undefined;
  const isPartners = 'isPartners' in read.payload && read.payload.isPartners;
  const letter = { ...said, isPartners, ...(unsubscribe === undefined ? {} : { unsubscribe }) };
  return {
    messageId: `<outbox-${row.id}@suluh.example>`,
    sender: letter.product,
    to: read.payload.to,
    subject,
    letter,
    text: textOf(letter),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  };
}

const ADDRESS = /<([^<>]+)>\s*$/;

/**
 * The sender's address with the name of the product the mail speaks for. @param from `MAIL_FROM`: an address, with a
 * name or without
 */
const senderOf = (from: string, name: string): { name: string; address: string } => ({
  name,
  address: ADDRESS.exec(from)?.[1]?.trim() ?? from.trim(),
});

/** From and to of a mail; one to whoever runs the site goes where it comes from. */
export function addressesOf(from: string, { sender, to: receiver }: Pick<Mail, 'sender' | 'to'>) {
  const ours = senderOf(from, sender);
  return { from: ours, to: receiver ?? ours.address };
}

/**
 * Headers by which a mail program ends mails of a kind with one click, without opening the page (RFC 8058).
 * @param page where people do it
 */
export const unsubscribeHeaders = (page: string): Record<string, string> => ({
  'List-Unsubscribe': `<${oneClickAddress(page)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
