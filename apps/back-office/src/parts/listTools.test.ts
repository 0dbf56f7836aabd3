import type { Permission } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { createElement, type FunctionComponent } from 'react';
import { ListContextProvider } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MeContext } from '../app/MeContext.tsx';
import { ListTools } from './ListTools.tsx';

const { kinds, export: exporting } = staffAppText.work;

/** The tools of a list of one row, as they are drawn for who holds these permissions. */
function drawn(permissions: Permission[], selectedIds: number[] = [], total = 1): string {
  const me = { permissions } as never;
  const list = { data: [{ id: 1 }], total, filterValues: {}, selectedIds, onUnselectItems: () => undefined } as never;
  const tools = createElement(ListTools, { exports: ['event.export', 'participant.export'] });
  const inList = createElement(
    ListContextProvider as FunctionComponent<{ value: never; children?: never }>,
    { value: list },
    tools,
  );
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(MeContext, { value: me }, inList)));
}

describe('the tools of a list', () => {
  it('make each file its person may make, and no other', () => {
    const both = drawn(['event.read', 'event.participant', 'work.own']);
    expect(both).toContain(`>${kinds['event.export']}<`);
    expect(both).toContain(`>${kinds['participant.export']}<`);
    const one = drawn(['event.read', 'work.own']);
    expect(one).toContain(`>${exporting.open}<`);
    expect(one).not.toContain(kinds['participant.export']);
  });

  it('are none to who could not follow the work', () => expect(drawn(['event.read', 'event.participant'])).toBe(''));

  it('tell how many are chosen, and rest where there is nothing', () => {
    expect(drawn(['event.read', 'work.own'], [1])).toContain(staffAppText.work.chosen(1));
    expect(drawn(['event.read', 'work.own'], [], 0)).toContain('disabled');
  });
});
