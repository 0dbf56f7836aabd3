import { lineName } from '@suluh/i18n-id/tenant';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/island.tsx';
import { TENANTS } from '../../testing/faces.ts';
import { BrandLogo } from './BrandLogo.tsx';

const OWN = ['the main site', 'the internship'];

test.each(TENANTS.map(([face, tenant]) => [face, tenant] as const))('the mark of %s', async (face, tenant) => {
  await show(<BrandLogo tenant={tenant} />);
  const isOurs = tenant.productName === 'Suluh';
  if (OWN.includes(face)) expect(isOurs).toBe(true);
  const mark = page.getByRole('img', { name: 'Suluh' });
  if (isOurs) await expect.element(mark).toBeVisible();
  else expect([mark.elements(), document.body.textContent]).toEqual([[], expect.stringContaining(tenant.productName)]);
});

test.each(TENANTS.filter(([, { copy }]) => copy in lineName))(
  'the mark of %s stands in one line in the footer of a phone',
  async (_, tenant) => {
    await show(
      <footer style={{ width: 288 }}>
        <BrandLogo tenant={tenant} onDeep />
      </footer>,
      { screen: 'phone' },
    );
    const line = lineName[tenant.copy];
    if (!line) return;
    const mark = page.getByRole('img', { name: 'Suluh' }).element().getBoundingClientRect();
    const name = page.getByText(line).element().getBoundingClientRect();
    expect(name.left).toBeGreaterThan(mark.right);
    expect(name.top).toBeLessThan(mark.bottom);
  },
);
