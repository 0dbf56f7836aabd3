import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';

interface FormProblemProps {
  form: { problem: string | null; submitCount: number };
  /** What was wrong with the form as it was posted before JavaScript; gone once it is sent again. */
  posted: string | null;
}

/** Why a form was refused as a whole, read out at once. */
export function FormProblem({ form, posted }: FormProblemProps): ReactElement | null {
  const shown = form.problem ?? (form.submitCount === 0 ? posted : null);
  return shown === null ? null : (
    <Note tone="error" alert>
      {shown}
    </Note>
  );
}
