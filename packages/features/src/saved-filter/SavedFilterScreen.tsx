import type { SavedFilter } from '@suluh/api/types';
import { apiPath, atThisAddress, pathTo, type Routes } from '@suluh/domain/address';
import { FILTER_NAME_MAX_LENGTH, FILTER_PATH_MAX_LENGTH, isFilterPath } from '@suluh/domain/listing';
import { withQuery } from '@suluh/domain/query';
import { savedFilterText } from '@suluh/i18n-id/savedFilter';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { EmptyState } from '@suluh/ui/feedback/EmptyState';
import { Note } from '@suluh/ui/feedback/Note';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { PlainAccountFrame } from '../parts/account/PlainAccountFrame.tsx';
import { RemoveForm } from '../parts/account/RemoveForm.tsx';
import { learnerApi, learnerIn, outcomeOf, renewWhenOver, type AppContext } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { typedIn } from '../parts/rule-form/draftIn.ts';
import { SavedFilterStylesheet } from './SavedFilterStylesheet.tsx';

interface NameFormProps {
  /** Id of the account, which alone is shown a refused name again. */
  who: string;
  routes: Routes;
  /** The listing with its filters. */
  from: string;
  /** What was typed and refused. */
  typed: string | undefined;
  error: string | null;
}

const NameForm = ({ who, routes, from, typed, error }: NameFormProps): ReactElement => (
  <form className="panel savedFilter-form" method="post" action={apiPath(routes, '/api/form/filter-save')}>
    <PostedFields values={{ path: from, who, redirectTo: pathTo(routes, 'savedFilters') }} />
    <TextField
      name="name"
      label={savedFilterText.name}
      help={savedFilterText.nameHelp}
      defaultValue={typed}
      maxLength={FILTER_NAME_MAX_LENGTH}
      error={error}
      required
    />
    <SubmitButton kind="flame">{savedFilterText.submit}</SubmitButton>
  </form>
);

const Kept = ({ filter: { id, name, path }, routes }: { filter: SavedFilter; routes: Routes }): ReactElement => (
  <li className="panel">
    <a className="type-link" href={atThisAddress(routes, path)}>
      {name}
    </a>
    <RemoveForm
      action={apiPath(routes, '/api/form/filter-remove')}
      id={id}
      name={name}
      redirectTo={pathTo(routes, 'savedFilters')}
    />
  </li>
);

/** /filter-tersimpan: listings with their filters that somebody keeps (docs/product/listing.md#saved-filters). */
export async function SavedFilterScreen({
  context,
  search,
}: {
  context: AppContext;
  search: SearchParams;
}): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const path = pathTo(routes, 'savedFilters');
  const from = typeof search.dari === 'string' && isFilterPath(search.dari) ? search.dari : null;
  const here = withQuery(path, from === null ? {} : { dari: from });
  const api = await learnerApi(context, here);
  const outcome = outcomeOf(await api.GET('/api/saved-filter'));
  if (outcome.kind !== 'found') {
    renewWhenOver(outcome.failure, tenant, here);
    return <LoadFailure failure={outcome.failure} retryHref={here} />;
  }
  const kept = outcome.data.data;
  const who = (await learnerIn(context, here)).id;
  const typed = (await typedIn(search, who))?.name;
  const isWrongName = from !== null && search.error === 'BAD_REQUEST';
  const isTooLong = typeof search.dari === 'string' && search.dari.length > FILTER_PATH_MAX_LENGTH;
  const refusal = search.error === 'CONFLICT' ? savedFilterText.full : formProblem(search);
  const problem = isTooLong ? savedFilterText.tooLong : isWrongName ? null : refusal;
  return (
    <PlainAccountFrame context={context} path={path} address={here} title={savedFilterText.title}>
      <SavedFilterStylesheet />
      {problem && (
        <Note tone="error" alert>
          {problem}
        </Note>
      )}
      {search.tersimpan === '1' && <Note tone="success">{savedFilterText.saved}</Note>}
      {from !== null && (
        <NameForm
          who={who}
          routes={routes}
          from={from}
          typed={typed}
          error={isWrongName ? savedFilterText.wrong : null}
        />
      )}
      {kept.length > 0 && (
        <ul className="savedFilter-list">
          {kept.map((filter) => (
            <Kept key={filter.id} filter={filter} routes={routes} />
          ))}
        </ul>
      )}
      {kept.length === 0 && from === null && (
        <EmptyState
          headingLevel={2}
          title={savedFilterText.emptyTitle}
          body={savedFilterText.emptyBody}
          action={<ButtonLink href={pathTo(routes, 'courses')}>{savedFilterText.find}</ButtonLink>}
        />
      )}
    </PlainAccountFrame>
  );
}
