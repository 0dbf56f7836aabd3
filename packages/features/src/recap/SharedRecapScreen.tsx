import { pathTo } from '@suluh/domain/address';
import { recapText } from '@suluh/i18n-id/recap';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { STORAGE_PATH } from '../parts/pictures/index.ts';
import { loadSharedRecap } from './load.ts';
import { RecapLists } from './RecapLists.tsx';
import { RecapPicture } from './RecapPicture.tsx';
import { RecapStylesheet } from './RecapStylesheet.tsx';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** /learning-recap/{id}: a recap its learner shares; not found once it is shared no longer (docs/product/recap.md#sharing). */
export async function SharedRecapScreen({ context, id }: { context: AppContext; id: string }): Promise<ReactElement> {
  const { routes } = context.tenant;
  if (!UUID.test(id)) notFound();
  const outcome = await loadSharedRecap(context, id);
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed')
    return <LoadFailure failure={outcome.failure} retryHref={pathTo(routes, 'sharedRecap', { id })} />;
  const { recap, file } = outcome.data.data;
  return (
    <>
      <RecapStylesheet />
      <main id="isi" className="layout-page recap-shared">
        <h1 className="type-h1">{recapText.ofSomebody(recap.name, recap.year)}</h1>
        <div className="recap">
          <RecapPicture recap={recap} src={`${STORAGE_PATH}/${file}`} />
          <div className="recap-aside">
            <p>{recapText.invite}</p>
            <ButtonLink kind="flame" href={pathTo(routes, 'bestDeal')}>
              {recapText.findCourse}
            </ButtonLink>
            <RecapLists recap={recap} />
          </div>
        </div>
      </main>
    </>
  );
}
