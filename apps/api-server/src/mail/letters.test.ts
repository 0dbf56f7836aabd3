import { expect, it } from 'vitest';
import { mailOf, senderOf } from './letters.ts';

it.each([
  ['Suluh <halo@suluh.example>', 'halo@suluh.example'],
  ['halo@suluh.example', 'halo@suluh.example'],
])('a partner’s mail is sent by %s in the partner’s name', (from, address) => {
  expect(senderOf(from, 'Universitas Janabadra')).toEqual({ name: 'Universitas Janabadra', address });
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
