import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { profileFormStyles } from './ProfileForm.styles.ts';
import { dateFieldStyles } from '@suluh/ui/forms/DateField.styles.ts';
import { otpFieldStyles } from '@suluh/ui/forms/OtpField.styles.ts';
import { panelStyles } from '@suluh/ui/forms/Panel.styles.ts';
import { photoCropStyles } from '@suluh/ui/forms/PhotoCrop.styles.ts';

/** Fields that only forms about the learner have: date, stars, tags, files, photo. Rendered after AccountStylesheet. */
export const ProfileStylesheet = stylesheet`
  ${dateFieldStyles}
  ${otpFieldStyles}
  ${photoCropStyles}
  ${panelStyles}
  ${profileFormStyles}
`;
