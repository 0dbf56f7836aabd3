import type { StaffWork } from '@suluh/api/types';
import type { Permission } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MeContext } from '../app/MeContext.tsx';
import { ReadColumns } from './ReadColumns.tsx';

const text = staffAppText.work.mapping;
const WORK = {
  id: '1',
  kind: 'job.import',
  state: 'checked',
  canReadAnew: true,
  fields: ['id', 'title', 'companyName'],
  columns: [
    { column: 'posisi', field: 'title' },
    { column: 'catatan', field: null },
  ],
} as unknown as StaffWork;

/** The columns of some work as they are drawn for who holds these permissions. */
function drawn(work: Partial<StaffWork>, permissions: Permission[]): string {
  const page = createElement(ReadColumns, { work: { ...WORK, ...work } as StaffWork });
  const mine = createElement(MeContext, { value: { permissions } as never }, page);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, mine));
}

describe('the columns of a file', () => {
  it('are told with the field each is read for, and can be read otherwise', () => {
    const page = drawn({}, ['content.edit']);
    for (const said of ['posisi', '>title<', 'catatan', text.none, text.send]) expect(page).toContain(said);
  });

  it('are told alone once something was done, and to who may not do it', () => {
    for (const page of [drawn({ canReadAnew: false }, ['content.edit']), drawn({}, ['work.own'])]) {
      expect(page).toContain('posisi');
      expect(page).not.toContain(text.send);
    }
  });

  it('are nothing to work that reads no file', () =>
    expect(drawn({ kind: 'job.publish' }, ['content.edit'])).not.toContain('posisi'));
});
