import { expect, it } from 'vitest';
import { invitationState, readEmails } from './invitation.ts';

const now = new Date('2026-11-23T05:00:00Z');
const open = {
  id: '1',
  code: 'A',
  email: null,
  startsOn: '2026-12-01',
  months: 6,
  places: 2,
  used: 1,
  expiresAt: null,
  revokedAt: null,
};

it.each([
  ['open', {}, 'open'],
  ['used up', { used: 2 }, 'used'],
  ['open until its end', { expiresAt: '2026-11-23T05:00:01Z' }, 'open'],
  ['over from its end', { expiresAt: '2026-11-23T05:00:00Z' }, 'over'],
  ['taken back, though used', { used: 2, revokedAt: '2026-11-22T05:00:00Z' }, 'revoked'],
])('an invitation is %s', (_, change, expected) => {
  expect(invitationState({ ...open, ...change }, now)).toBe(expected);
});

it('reads addresses as they are pasted, each once, and says what is none', () => {
  expect(readEmails(' A@b.id\nc@d.id; a@b.id, siti')).toEqual({ emails: ['a@b.id', 'c@d.id'], wrong: ['siti'] });
  expect(readEmails('\n')).toEqual({ emails: [], wrong: [] });
});
