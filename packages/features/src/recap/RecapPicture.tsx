import type { Recap } from '@suluh/api/types';
import { recapCategoryText, recapText } from '@suluh/i18n-id/recap';
import type { ReactElement } from 'react';

/** The recap as it was drawn; what it says is said in words too. */
export const RecapPicture = ({ recap, src }: { recap: Recap; src: string }): ReactElement => (
  <img
    className="recap-picture"
    src={src}
    width={1080}
    height={1350}
    alt={recapText.pictureOf(
      recap.name,
      recapCategoryText[recap.category],
      recap.courses.length,
      recap.hours,
      recap.certificates,
    )}
  />
);
