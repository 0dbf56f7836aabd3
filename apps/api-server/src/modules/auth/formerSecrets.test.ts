import { expect, it } from 'vitest';
import { fileAddresses } from '../../storage/closedFiles.ts';
import { ticketSigner } from '../attending/ticketSigner.ts';
import { orderTokens } from '../payment/orderToken.ts';
import { tokenSigner } from './accessToken.ts';

const [OLD, NEW, FOREIGN] = ['lama', 'baru', 'asing'].map((word) => word.padEnd(32, '.')) as [string, string, string];
const now = new Date('2026-11-22T08:00:00Z');
const soon = new Date('2026-11-22T09:00:00Z');
const claims = {
  userId: '0190a1b2-0000-4000-8000-000000000001',
  sessionId: '0190a1b2-0000-4000-8000-000000000002',
  sessionType: 'reguler',
  programId: null,
};
const file = { assetId: 'a', enrolmentId: 'b' };
const ticketFacts = {
  eventId: 7,
  ticketId: '0190a1b2-0000-4000-8000-000000000003',
  generation: 1,
  validUntilSeconds: 4_000_000_000,
};

/** What was signed under a secret, and whether those who know some secrets believe it. */
const believed = {
  'an access token': async (by: string, known: string, former: string[]) => {
    const { token } = await tokenSigner(by).sign(claims, now);
    return (await tokenSigner(known, former).verify(token, now)) !== null;
  },
  'a token of an order': async (by: string, known: string, former: string[]) =>
    orderTokens(known, former).isValid(orderTokens(by).sign('SLH-1', soon), 'SLH-1', now),
  'an address of a file': async (by: string, known: string, former: string[]) => {
    const address = fileAddresses(by).sign({ ...file, name: 'x' }, soon);
    return fileAddresses(known, former).isValid(address.split('/').at(-2)!, file, now);
  },
  'a ticket': async (by: string, known: string, former: string[]) => {
    const read = ticketSigner(known, former).read(ticketSigner(by).token(ticketFacts));
    return read !== null && read !== 'forged';
  },
};

it.each(Object.entries(believed))(
  '%s of a former secret goes on, one of a foreign or forgotten secret does not',
  async (_, isBelieved) => {
    expect(await isBelieved(NEW, NEW, [OLD])).toBe(true);
    expect(await isBelieved(OLD, NEW, [OLD])).toBe(true);
    expect(await isBelieved(OLD, NEW, [])).toBe(false);
    expect(await isBelieved(FOREIGN, NEW, [OLD])).toBe(false);
  },
);

it('a phone is given the keys of former secrets, to verify tickets without a line', () => {
  expect(ticketSigner(NEW, [OLD]).formerKeys).toEqual([ticketSigner(OLD).publicKey]);
});
