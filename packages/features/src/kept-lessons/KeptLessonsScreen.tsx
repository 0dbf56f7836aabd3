import { pathTo } from '@suluh/domain/address';
import { keepText } from '@suluh/i18n-id/learning';
import type { ReactElement } from 'react';
import { AccountFrame } from '../parts/account/index.ts';
import type { ScreenProps } from '../parts/page/index.ts';
import { KeptList } from './KeptList.tsx';
import { KeptStylesheet } from './KeptStylesheet.tsx';

/** /my-course/tersimpan: lessons kept on the device (docs/product/learning.md#kept). */
export async function KeptLessonsScreen({ context }: ScreenProps<'keptLessons'>): Promise<ReactElement> {
  const { routes } = context.tenant;
  const address = pathTo(routes, 'keptLessons');
  return (
    <AccountFrame context={context} path={pathTo(routes, 'myCourse')} address={address} title={keepText.list}>
      <KeptStylesheet />
      <KeptList />
    </AccountFrame>
  );
}
