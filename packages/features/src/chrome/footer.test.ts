import { internshipTenant } from '@suluh/tenant/internship';
import { mainTenant } from '@suluh/tenant/main';
import { describe, expect, test } from 'vitest';
import { footerClosing, footerColumns } from './footer.ts';

const closure = { enabled: true, date: '2025-11-06', salesClosed: false };
const closing = (now: string, setting: typeof closure | null = closure) =>
  footerClosing('Suluh', setting, new Date(now));

describe('the last line', () => {
  test.each([
    ['before the day', '2025-10-01T00:00:00Z', '© 2025 Suluh. Layanan berakhir pada 6 November 2025.'],
    [
      'in the last second of the day in Jakarta',
      '2025-11-06T16:59:59Z',
      '© 2025 Suluh. Layanan berakhir pada 6 November 2025.',
    ],
    ['from midnight in Jakarta on, while courses are sold', '2025-11-06T17:00:00Z', '© 2025 Suluh.'],
  ])('%s', (_, now, expected) => {
    expect(closing(now)).toBe(expected);
  });

  test('once sales are closed the service has ended', () => {
    expect(closing('2025-11-06T17:00:00Z', { ...closure, salesClosed: true })).toBe(
      '© 2025 Suluh. Layanan sudah berakhir.',
    );
  });

  test.each([
    ['without a closure', null],
    ['with the notice switched off', { ...closure, enabled: false }],
  ])('%s it tells only the year', (_, setting) => {
    expect(closing('2025-10-01T00:00:00Z', setting)).toBe('© 2025 Suluh.');
  });
});

describe('the columns', () => {
  test('the main site has four, and no link leads nowhere', () => {
    const columns = footerColumns(mainTenant('https://suluh.example'));
    expect(columns.map(({ title }) => title)).toEqual(['Belajar', 'Program', 'Suluh', 'Bantuan']);
    const links = columns.flatMap((column) => column.links);
    expect(links.every(({ href, label }) => href.startsWith('/') && label !== '')).toBe(true);
    expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
  });

  test('the home of the camp stands among the programmes, once there is one', () => {
    const at = 'https://camp.example/';
    const programs = footerColumns(mainTenant('https://suluh.example'), at)[1]!;
    expect(programs.links.at(-1)).toEqual({ href: at, label: 'Camp' });
  });

  test('another tenant shows its own navigation, and help of its own', () => {
    const columns = footerColumns(internshipTenant('https://suluh.example'));
    expect(columns.map(({ title }) => title)).toEqual(['Belajar', 'Bantuan']);
    expect(columns.flatMap(({ links }) => links).every(({ href }) => href.startsWith('/internship-ddb'))).toBe(true);
  });
});
