import type { Form } from '@suluh/domain/validation';
import type { Draft } from './draft.ts';

/**
 * What a field shows of a draft: what was typed, and what was wrong with it as long as nobody touched it.
 * @param own what the form itself says of the field by now, which comes first
 */
export const drafted = <F extends Form>(
  draft: Draft<F> | null | undefined,
  name: keyof F,
  { own = null, isTouched = false }: { own?: string | null | undefined; isTouched?: boolean } = {},
): { defaultValue: string | undefined; error: string | null } => ({
  defaultValue: draft?.values[name],
  error: own ?? (isTouched ? null : (draft?.errors[name] ?? null)),
});
