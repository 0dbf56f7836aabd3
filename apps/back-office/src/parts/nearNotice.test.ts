import { staffAppText } from '@suluh/i18n-id/staffApp';
import { createElement, type FunctionComponent } from 'react';
import { ListContextProvider } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NearNotice } from './NearNotice.tsx';

const drawn = (meta: unknown) =>
  renderToStaticMarkup(
    createElement(
      ListContextProvider as FunctionComponent<{ value: never; children?: never }>,
      { value: { data: [], meta } as never },
      createElement(NearNotice) as never,
    ),
  );

it('a list says that nothing has the words as they are, and only then', () => {
  expect(drawn({ isNear: true })).toContain(staffAppText.near);
  for (const meta of [{ isNear: false }, {}, undefined]) expect(drawn(meta)).toBe('');
});
