import { expect, it } from 'vitest';
import { addressesOf, mailOf } from './letters.ts';

it.each([
  ['Suluh <halo@suluh.example>', 'halo@suluh.example'],
  ['halo@suluh.example', 'halo@suluh.example'],
])('a partner’s mail is sent by %s in the partner’s name', (from, address) => {
  const own = { name: 'Universitas Janabadra', address };
  const mail = { sender: own.name, to: 'rina@contoh.example' };
  expect(addressesOf(from, mail)).toEqual({ from: own, to: mail.to });
});

it('what whoever runs the site is told goes to the address that mails come from', () => {
  expect(addressesOf('Suluh <halo@suluh.example>', { sender: 'Suluh', to: null })).toMatchObject({
    to: 'halo@suluh.example',
  });
});

it('a mail that was written before an upgrade is still sent after it', () => {
  const mail = mailOf({
    id: '7',
    kind: 'orderPaid',
    payload: { to: 'rina@contoh.example', fullname: 'Rina', orderId: 'SLH-1', courses: ['Excel'] },
  });
  expect(mail).toMatchObject({
    messageId: '<outbox-7@suluh.example>',
    to: 'rina@contoh.example',
    subject: 'Pendaftaran berhasil: Excel | Suluh',
  });
});
