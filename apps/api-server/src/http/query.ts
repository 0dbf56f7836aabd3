import { z } from 'zod';

const isArrayField = (field: unknown): boolean => {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) return isArrayField(field.unwrap());
  return field instanceof z.ZodArray;
};

/**
 * Reads a query: `name[]=1&name[]=2` and `name=1` both give an array where the schema has one; empty values count as
 * absent (docs/product/api.md). Elsewhere the last of several values counts.
 */
export function readQuery(search: string, schema: z.ZodObject | undefined): Record<string, string | string[]> {
  const read: Record<string, string | string[]> = {};
  for (const [written, value] of new URLSearchParams(search)) {
    if (value === '') continue;
    const name = written.endsWith('[]') ? written.slice(0, -2) : written;
    if (!schema || !Object.hasOwn(schema.shape, name)) continue;
    if (!isArrayField(schema.shape[name])) read[name] = value;
    else {
      const list = read[name];
      if (Array.isArray(list)) list.push(value);
      else read[name] = [value];
    }
  }
  return read;
}
