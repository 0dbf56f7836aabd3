import type { ImportedSubject } from '../subjects/subject.ts';
import type { CellOf, Shape } from './exported.ts';

/**
 * The columns of what comes as a file too, written as they are read, with what is told beside them.
 * @param toldMoments those of the latter that are moments
 */
export function shapeOf(
  { resource, columns, told }: ImportedSubject,
  toldMoments: readonly string[] = [],
): Pick<Shape<unknown>, 'resource' | 'columns' | 'moments'> & { cells: Readonly<Record<string, CellOf<unknown>>> } {
  const fields = Object.entries(columns);
  return {
    resource,
    columns: ['id', ...Object.keys(columns), ...told],
    moments: [...fields.flatMap(([field, { isMoment }]) => (isMoment ? [field] : [])), ...toldMoments],
    cells: Object.fromEntries(
      fields.map(([field, { write }]) => [
        field,
        (row, names) => write((row as Readonly<Record<string, unknown>>)[field] as never, names),
      ]),
    ),
  };
}
