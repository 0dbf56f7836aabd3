import type { ReactElement } from 'react';
import { ArrayInput, useResourceContext, useTranslateLabel, type ArrayInputProps } from 'react-admin';

/**
 * Rows of a record, one below the other, as a group that has their name: added, taken away and put in order by buttons
 * that everybody reaches (`RaSimpleFormIterator` of the theme). @param children the iterator with what a row has
 */
export function RowsInput({ source, label, ...others }: ArrayInputProps): ReactElement {
  const resource = useResourceContext();
  const name = useTranslateLabel()({ source, label, resource });
  return <ArrayInput source={source} label={label} role="group" aria-label={String(name)} {...others} />;
}
