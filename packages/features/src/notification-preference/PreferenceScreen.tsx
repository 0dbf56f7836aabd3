import { pathTo } from '@suluh/domain/address';
import { preferenceText } from '@suluh/i18n-id/notificationPreference';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { PlainAccountFrame } from '../parts/account/PlainAccountFrame.tsx';
import { type AppContext, learnerApi, outcomeOf, renewWhenOver } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { PushPanel } from './PushPanel.tsx';
import { PreferenceForm } from './PreferenceForm.tsx';
import { PreferenceStylesheet } from './PreferenceStylesheet.tsx';

interface PreferenceScreenProps {
  context: AppContext;
  search: SearchParams;
}

/** /notification/preferensi: what a learner wants to be told, and how (docs/product/notification.md#choice). */
export async function PreferenceScreen({ context, search }: PreferenceScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const path = pathTo(tenant.routes, 'notificationPreference');
  const api = await learnerApi(context, path);
  const [wishes, push] = await Promise.all([
    api.GET('/api/notification/preference'),
    api.GET('/api/notification/push'),
  ]);
  const outcome = outcomeOf(wishes);
  if (outcome.kind !== 'found') {
    renewWhenOver(outcome.failure, tenant, path);
    return <LoadFailure failure={outcome.failure} retryHref={path} />;
  }
  const problem = formProblem(search);
  const publicKey = push.data?.data.publicKey ?? null; // without an answer the rest of the page stands
  return (
    <PlainAccountFrame context={context} path={path} title={preferenceText.title}>
      <PreferenceStylesheet />
      <div className="panel preference">
        {problem && (
          <Note tone="error" alert>
            {problem}
          </Note>
        )}
        {search.saved === '1' && <Note tone="success">{preferenceText.saved}</Note>}
        <p>{preferenceText.lead}</p>
        <PreferenceForm preference={outcome.data.data} routes={tenant.routes} isPushed={publicKey !== null} />
      </div>
      {publicKey !== null && <PushPanel publicKey={publicKey} />}
    </PlainAccountFrame>
  );
}
