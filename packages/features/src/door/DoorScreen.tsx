import { pathTo } from '@suluh/domain/address';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { DoorIsland } from './DoorIsland.tsx';
import { DoorStylesheet } from './DoorStylesheet.tsx';

/** /pintu/{pass}: the door of a class, for who has its link (docs/product/door.md). It asks for its list by itself. */
export function DoorScreen({ context, pass }: { context: AppContext; pass: string }): ReactElement {
  return (
    <main id="isi" className="layout-page door-page">
      <DoorStylesheet />
      <DoorIsland pass={pass} scope={pathTo(context.tenant.routes, 'door', { pass })} />
    </main>
  );
}
