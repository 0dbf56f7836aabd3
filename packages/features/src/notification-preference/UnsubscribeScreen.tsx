import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { PREFERRED_KINDS } from '@suluh/domain/notification';
import { preferenceText, preferredKindText } from '@suluh/i18n-id/notificationPreference';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement, ReactNode } from 'react';
import { catalogueApi, outcomeOf, type AppContext } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { PreferenceStylesheet } from './PreferenceStylesheet.tsx';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface UnsubscribeScreenProps {
  context: AppContext;
  search: SearchParams;
}

const UnsubscribeFrame = ({ routes, children }: { routes: Routes; children: ReactNode }): ReactElement => (
  <main id="isi" className="layout-page preference-page">
    <PreferenceStylesheet />
    <h1 className="type-h1">{preferenceText.unsubscribeTitle}</h1>
    {children}
    <a className="type-link" href={pathTo(routes, 'notificationPreference')}>
      {preferenceText.choose}
    </a>
  </main>
);

const UnknownLink = ({ routes }: { routes: Routes }): ReactElement => (
  <UnsubscribeFrame routes={routes}>
    <Note tone="warning">{preferenceText.unknownLink}</Note>
  </UnsubscribeFrame>
);

/**
 * /notification/berhenti: ends mails of the kind its link came with, by a press: what looks at links of mails presses
 * nothing (docs/product/notification.md#choice). One that is not ours is told so.
 */
export async function UnsubscribeScreen({ context, search }: UnsubscribeScreenProps): Promise<ReactElement> {
  const { routes } = context.tenant;
  const kind = PREFERRED_KINDS.find((each) => each === search.kind);
  const key = String(search.key);
  if (kind === undefined || !UUID.test(key)) return <UnknownLink routes={routes} />;
  const path = pathTo(routes, 'unsubscribe', { key, kind });
  const outcome = outcomeOf(
    await catalogueApi(context, { fresh: true }).GET('/api/notification/unsubscribe', {
      params: { query: { key, kind } },
    }),
  );
  if (outcome.kind === 'missing') return <UnknownLink routes={routes} />;
  if (outcome.kind === 'failed') return <LoadFailure failure={outcome.failure} retryHref={path} />;
  const name = preferredKindText[kind];
  const problem = formProblem(search);
  return (
    <UnsubscribeFrame routes={routes}>
      {problem && (
        <Note tone="error" alert>
          {problem}
        </Note>
      )}
      {outcome.data.data.isOn ? (
        <form method="post" action={apiPath(routes, '/api/form/mails-end')} className="preference">
          <p>{preferenceText.unsubscribeAsk(name)}</p>
          <PostedFields values={{ key, kind, redirectTo: path }} />
          <SubmitButton>{preferenceText.unsubscribe}</SubmitButton>
        </form>
      ) : (
        <Note tone="success">{preferenceText.unsubscribed(name)}</Note>
      )}
    </UnsubscribeFrame>
  );
}
