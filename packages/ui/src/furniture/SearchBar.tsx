import type { ReactElement } from 'react';
import { searchText } from '@suluh/i18n-id/search';
import { Icon } from '../icons/Icon.tsx';

interface SearchBarProps {
  /** Page that answers the query, for example /search-course. */
  action: string;
  /** Name of the query parameter. */
  name?: string;
  defaultValue?: string;
  placeholder?: string;
  /** Round submit button at the end; the mobile row has none. */
  withButton?: boolean;
}

/** Search as a plain GET form: works before JavaScript. The island with suggestions is `SearchBox`. */
export function SearchBar(props: SearchBarProps): ReactElement {
  const { action, name = 'q', defaultValue, placeholder = searchText.placeholder, withButton = true } = props;
  return (
    <form className="searchBar" role="search" action={action} method="get">
      <Icon name="search" />
      <input
        type="search"
        name={name}
        defaultValue={defaultValue}
        aria-label={searchText.submit}
        placeholder={placeholder}
        maxLength={200}
      />
      {withButton && (
        <button className="searchBar-submit" type="submit" aria-label={searchText.submit}>
          <Icon name="arrow-right" size={18} />
        </button>
      )}
    </form>
  );
}
