import { createGlobalStyle } from 'styled-components';
import { profileFormStyles } from '../account/ProfileForm.styles.ts';
import { dateFieldStyles } from '../forms/DateField.styles.ts';
import { panelStyles } from '../forms/Panel.styles.ts';
import { photoCropStyles } from '../forms/PhotoCrop.styles.ts';

/** Fields that only forms about the learner have: date, stars, tags, files, photo. Rendered after AccountStylesheet. */
export const ProfileStylesheet = createGlobalStyle`
  ${dateFieldStyles}
  ${photoCropStyles}
  ${panelStyles}
  ${profileFormStyles}
`;
