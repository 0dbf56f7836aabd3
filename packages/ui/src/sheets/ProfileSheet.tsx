import { createGlobalStyle } from 'styled-components';
import { profileFormStyles } from '../account/ProfileForm.styles.ts';
import { dateFieldStyles } from '../forms/DateField.styles.ts';
import { starFieldStyles } from '../forms/StarField.styles.ts';
import { tagFieldStyles } from '../forms/TagField.styles.ts';
import { fileUploadStyles } from '../forms/FileUpload.styles.ts';
import { panelStyles } from '../forms/Panel.styles.ts';
import { photoCropStyles } from '../forms/PhotoCrop.styles.ts';

/** Fields that only forms about the learner have: date, stars, tags, files, photo. Rendered after AccountSheet. */
export const ProfileSheet = createGlobalStyle`
  ${dateFieldStyles}
  ${starFieldStyles}
  ${tagFieldStyles}
  ${fileUploadStyles}
  ${photoCropStyles}
  ${panelStyles}
  ${profileFormStyles}
`;
