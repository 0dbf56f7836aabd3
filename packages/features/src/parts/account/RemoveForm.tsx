import { controlText } from '@suluh/i18n-id/control';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import type { ReactElement } from 'react';
import { PostedFields } from '../posted-fields/index.ts';

interface RemoveFormProps {
  /** Where the form is posted to. */
  action: string;
  id: string;
  /** What is removed, by its name, for who cannot see what stands beside the button. */
  name: string;
  /** The page to return to. */
  redirectTo: string;
}

/** 'Hapus' at one of the things an account keeps; a plain form. */
export const RemoveForm = ({ action, id, name, redirectTo }: RemoveFormProps): ReactElement => (
  <form method="post" action={action}>
    <PostedFields values={{ id, redirectTo }} />
    <SubmitButton kind="line" size="small">
      {controlText.delete}
      <span className="layout-hidden">: {name}</span>
    </SubmitButton>
  </form>
);
