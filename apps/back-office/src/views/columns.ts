import { Children, isValidElement, type ReactNode } from 'react';

/** A column of a table that may be left out: what names it, and its label where it has one of its own. */
export interface Column {
  name: string;
  label: string | null;
}

interface ColumnProps {
  source?: string;
  label?: ReactNode;
  children?: ReactNode;
}

/** The columns of a table by their elements, which may stand in fragments and behind conditions. */
export const columnsOf = (children: ReactNode): Column[] =>
  Children.toArray(children).flatMap((child): Column[] => {
    if (!isValidElement<ColumnProps>(child)) return [];
    const { source, label: heading, children: inner } = child.props;
    const label = typeof heading === 'string' ? heading : null;
    const name = source ?? label;
    if (name !== null && name !== undefined) return [{ name, label }];
    return columnsOf(inner);
  });
