import { staffAppText } from '@suluh/i18n-id/staffApp';
import { expect, it } from 'vitest';
import { inboxPath, waysOf } from './ways.ts';

const text = staffAppText.inbox;

it('money that is asked back leads to where it is decided, and to its order', () =>
  expect(waysOf({ id: 'refund:0b7c', kind: 'refund', title: 'INV-2026-1', orderId: 'SLH-1' })).toEqual([
    { name: text.toRefund, path: '/refund?filter=%7B%22q%22%3A%22INV-2026-1%22%7D', permission: 'refund.read' },
    { name: text.toOrder, path: '/order/SLH-1/show', permission: 'order.read' },
  ]));

it('an account that is closed leads to whose it is', () =>
  expect(waysOf({ id: 'personalData:0b7c-11', kind: 'personalData', title: 'Rina', orderId: null })).toEqual([
    { name: text.toLearner, path: '/learner/0b7c-11/show', permission: 'learner.look' },
  ]));

it('what is settled in the inbox leads nowhere else', () =>
  expect(waysOf({ id: 'lead:4', kind: 'lead', title: 'PT Maju', orderId: null })).toEqual([]));

it('each has a page of its own', () => expect(inboxPath('mail:12')).toBe('/inbox/mail%3A12/show'));
