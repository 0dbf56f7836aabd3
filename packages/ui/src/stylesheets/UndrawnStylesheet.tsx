import { stylesheet } from './stylesheet.tsx';
import { checkInSessionStyles } from '../account/CheckInSession.styles.ts';
import { progressBarStyles } from '../feedback/ProgressBar.styles.ts';
import { fileUploadStyles } from '../forms/FileUpload.styles.ts';
import { starFieldStyles } from '../forms/StarField.styles.ts';

/** Styles of components that no page draws yet; each moves to the stylesheet of the first page that does. */
export const UndrawnStylesheet = stylesheet`
  ${checkInSessionStyles}
  ${progressBarStyles}
  ${fileUploadStyles}
  ${starFieldStyles}
`;
