import { apiPath, type Routes } from '@suluh/domain/address';
import { filtersHistory, MAX_HISTORY_WORDS, type HistoryFilter, type TransactionTab } from '@suluh/domain/transaction';
import { withQuery } from '@suluh/domain/query';
import { searchText } from '@suluh/i18n-id/search';
import { historyFilterText } from '@suluh/i18n-id/transaction';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { SelectField } from '@suluh/ui/forms/SelectField';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';

interface HistoryFilterFormProps {
  routes: Routes;
  tab: TransactionTab;
  /** Address of the tab. */
  path: string;
  filter: HistoryFilter;
  /** Methods there are to choose from. */
  methods: readonly { value: string; label: string }[];
  /** Slug of the programme whose orders are shown. */
  program: string | undefined;
}

/**
 * What transactions are looked for by, as a plain GET form that works before JavaScript, and what was found as a file
 * (docs/product/transaction.md#history).
 */
export function HistoryFilterForm({
  routes,
  tab,
  path,
  filter,
  methods,
  program,
}: HistoryFilterFormProps): ReactElement {
  const isOn = filtersHistory(filter);
  const csvHref = withQuery(apiPath(routes, '/api/payment/history.csv'), {
    status: tab,
    program,
    ...Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, value || null])),
  });
  return (
    <div className="historyFilter">
      <details open={isOn}>
        <summary className="historyFilter-toggle">{historyFilterText.title}</summary>
        <form role="search" aria-label={historyFilterText.title} action={path} method="get">
          <div className="historyFilter-fields">
            <TextField
              id="history-q"
              name="q"
              label={historyFilterText.q}
              defaultValue={filter.q}
              maxLength={MAX_HISTORY_WORDS}
            />
            <SelectField
              id="history-method"
              name="method"
              label={historyFilterText.method}
              placeholder={historyFilterText.anyMethod}
              options={methods}
              defaultValue={filter.method}
            />
            <TextField
              id="history-from"
              name="from"
              type="date"
              label={historyFilterText.from}
              defaultValue={filter.from}
            />
            <TextField id="history-to" name="to" type="date" label={historyFilterText.to} defaultValue={filter.to} />
          </div>
          <SubmitButton>{searchText.submit}</SubmitButton>
        </form>
      </details>
      <div className="historyFilter-links">
        {isOn && (
          <ButtonLink kind="plain" size="small" href={path}>
            {historyFilterText.reset}
          </ButtonLink>
        )}
        <ButtonLink kind="line" size="small" icon="download" href={csvHref} download>
          {historyFilterText.csv}
        </ButtonLink>
      </div>
    </div>
  );
}
