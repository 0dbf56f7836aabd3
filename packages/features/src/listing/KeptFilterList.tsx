import type { SavedFilter } from '@suluh/api/types';
import { atThisAddress } from '@suluh/domain/address';
import { savedFilterText } from '@suluh/i18n-id/savedFilter';
import { ChipLink } from '@suluh/ui/badges/Chip';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { useEffect, useState, type ReactElement } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import { useTenant } from '../parts/tenant/index.ts';

/** What is kept, read when it is asked for. @param href page of them, where they are removed */
export function KeptFilterList({ href }: { href: string }): ReactElement {
  const api = useApiClient();
  const { routes } = useTenant();
  const [filters, setFilters] = useState<readonly SavedFilter[] | 'reading' | 'failed'>('reading');
  useEffect(() => {
    void api.GET('/api/saved-filter').then(({ data }) => setFilters(data ? data.data : 'failed'));
  }, [api]);
  const isRead = typeof filters !== 'string';
  const said =
    filters === 'failed' ? savedFilterText.failed : isRead && filters.length === 0 ? savedFilterText.none : '';
  return (
    <div className="chip-row" role="group" aria-label={savedFilterText.title}>
      <span role="status" className="type-small type-muted">
        {said}
      </span>
      {isRead &&
        filters.map(({ id, name, path }) => (
          <ChipLink key={id} href={atThisAddress(routes, path)}>
            {name}
          </ChipLink>
        ))}
      {filters !== 'reading' && (
        <ButtonLink kind="plain" size="small" href={href}>
          {savedFilterText.manage}
        </ButtonLink>
      )}
    </div>
  );
}
