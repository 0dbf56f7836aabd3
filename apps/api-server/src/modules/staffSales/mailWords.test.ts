import { staffAppText } from '@suluh/i18n-id/staffApp';
import { expect, it } from 'vitest';
import { ORDER_KINDS } from '../../mail/letters.ts';

it.each([...ORDER_KINDS, 'ticket', 'schedule'])('a mail of kind %s is named in the story of its order', (kind) => {
  expect(Object.keys(staffAppText.sales.mails)).toContain(kind);
});
