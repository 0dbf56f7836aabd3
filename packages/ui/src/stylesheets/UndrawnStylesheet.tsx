import { stylesheet } from './stylesheet.tsx';
import { checkInSessionStyles } from '../account/CheckInSession.styles.ts';
import { progressBarStyles } from '../feedback/ProgressBar.styles.ts';
import { fileUploadStyles } from '../forms/FileUpload.styles.ts';
import { starFieldStyles } from '../forms/StarField.styles.ts';

/** Styles of components that stories draw outside of the pages that register them, and of what no page draws yet. */
export const UndrawnStylesheet = stylesheet`
  ${checkInSessionStyles}
  ${progressBarStyles}
  ${fileUploadStyles}
  ${starFieldStyles}
`;
