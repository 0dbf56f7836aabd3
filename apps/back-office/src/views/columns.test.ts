import { createElement, Fragment } from 'react';
import { DataTable } from 'react-admin';
import { expect, it } from 'vitest';
import { columnsOf } from './columns.ts';

it('columns of a table are found by their names, also in fragments and behind conditions', () => {
  const children = [
    createElement(DataTable.Col, { key: 1, source: 'fullname' }),
    false,
    createElement(Fragment, { key: 2 }, createElement(DataTable.Col, { source: 'email', label: 'Surat' })),
    createElement(DataTable.Col, { key: 3, label: 'Kelola' }),
  ];
  expect(columnsOf(children)).toEqual([
    { name: 'fullname', label: null },
    { name: 'email', label: 'Surat' },
    { name: 'Kelola', label: 'Kelola' },
  ]);
});
