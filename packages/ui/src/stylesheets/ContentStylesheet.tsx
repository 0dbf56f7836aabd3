import { stylesheet } from './stylesheet.tsx';
import { jobCardStyles } from '../cards/JobCard.styles.ts';
import { contentStyles } from '../content/Content.styles.ts';
import { newsCardStyles } from '../home/NewsCards.styles.ts';
import { partnerInvitationStyles } from '../home/PartnerInvitation.styles.ts';
import { partnerListStyles } from '../home/PartnerList.styles.ts';
import { listingPageStyles } from '../listing/ListingPage.styles.ts';
import { paginationStyles } from '../navigation/Pagination.styles.ts';

/** Jobs, institutions and news: lists and reading pages. */
export const ContentStylesheet = stylesheet`
  ${listingPageStyles}
  ${paginationStyles}
  ${jobCardStyles}
  ${partnerListStyles}
  ${partnerInvitationStyles}
  ${newsCardStyles}
  ${contentStyles}
`;
