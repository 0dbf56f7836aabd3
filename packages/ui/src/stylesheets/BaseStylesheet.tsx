import { stylesheet } from './stylesheet.tsx';
import { wishlistHeartStyles } from '../wishlist/WishlistHeart.styles.ts';
import { badgeStyles } from '../badges/Badge.styles.ts';
import { chipStyles } from '../badges/Chip.styles.ts';
import { buttonStyles } from '../buttons/Button.styles.ts';
import { iconButtonStyles } from '../buttons/IconButton.styles.ts';
import { courseCardStyles } from '../cards/CourseCard.styles.ts';
import { clothStyles } from '../cloth/Cloth.styles.ts';
import { thumbnailStyles } from '../cloth/CourseThumbnail.styles.ts';
import { emptyStateStyles } from '../feedback/EmptyState.styles.ts';
import { noteStyles } from '../feedback/Note.styles.ts';
import { avatarStyles } from '../feedback/Avatar.styles.ts';
import { skeletonStyles } from '../feedback/Skeleton.styles.ts';
import { snackbarStyles } from '../feedback/Snackbar.styles.ts';
import { fontStyles } from '../foundations/font.styles.ts';
import { groundStyles } from '../foundations/ground.styles.ts';
import { hemStyles } from '../foundations/hem.styles.ts';
import { layoutStyles } from '../foundations/layout.styles.ts';
import { skipLinkStyles } from '../furniture/SkipLink.styles.ts';
import { resetStyles } from '../foundations/reset.styles.ts';
import { tokenStyles } from '../foundations/tokens.styles.ts';
import { typeStyles } from '../foundations/type.styles.ts';
import { breadcrumbStyles } from '../furniture/Breadcrumb.styles.ts';
import { footerStyles } from '../furniture/Footer.styles.ts';
import { headerStyles } from '../furniture/Header.styles.ts';
import { searchBoxStyles } from '../furniture/SearchBox.styles.ts';
import { iconStyles } from '../icons/Icon.styles.ts';
import { pictureStyles } from '../pictures/Picture.styles.ts';
import { priceStyles } from '../price/Price.styles.ts';
import { starsStyles } from '../rating/Stars.styles.ts';
import { scrollRowStyles } from '../sections/ScrollRow.styles.ts';
import { sectionStyles } from '../sections/Section.styles.ts';

/**
 * What every page needs: tokens, reset, type, header, footer, buttons and course cards. Rendered once by the root
 * layout.
 */
export const BaseStylesheet = stylesheet`
  ${fontStyles}
  ${tokenStyles}
  ${resetStyles}
  ${typeStyles}
  ${layoutStyles}
  ${groundStyles}
  ${skipLinkStyles}
  ${hemStyles}
  ${iconStyles}
  ${buttonStyles}
  ${iconButtonStyles}
  ${badgeStyles}
  ${chipStyles}
  ${starsStyles}
  ${priceStyles}
  ${pictureStyles}
  ${thumbnailStyles}
  ${clothStyles}
  ${wishlistHeartStyles}
  ${courseCardStyles}
  ${sectionStyles}
  ${scrollRowStyles}
  ${searchBoxStyles}
  ${headerStyles}
  ${footerStyles}
  ${breadcrumbStyles}
  ${avatarStyles}
  ${skeletonStyles}
  ${snackbarStyles}
  ${emptyStateStyles}
  ${noteStyles}
`;
