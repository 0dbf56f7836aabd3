import { MAIN_ROUTES } from '@suluh/domain/address';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LookBar } from './LookBar.tsx';

it('says as whom, until when by the clocks of Jakarta, and ends by a form', () => {
  const look = { fullname: 'Rani Wulandari', endsAt: '2026-11-23T05:15:00.000Z' };
  const markup = renderToStaticMarkup(<LookBar look={look} routes={MAIN_ROUTES} />);
  expect(markup).toContain('Melihat sebagai Rani Wulandari');
  expect(markup).toContain('sampai 12.15 WIB');
  expect(markup).toContain('<form action="/api/form/look-end" method="post">');
  expect(markup).toMatch(/<button type="submit"[^>]*>Akhiri<\/button>/);
});
