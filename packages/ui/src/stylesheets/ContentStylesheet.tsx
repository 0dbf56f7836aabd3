import { stylesheet } from './stylesheet.tsx';
import { contentStyles } from '../content/Content.styles.ts';
import { newsCardStyles } from '../home/NewsCards.styles.ts';
import { partnerFactsStyles } from '../home/PartnerFacts.styles.ts';
import { partnerInvitationStyles } from '../home/PartnerInvitation.styles.ts';
import { partnerListStyles } from '../home/PartnerList.styles.ts';
import { listingPageStyles } from '../listing/ListingPage.styles.ts';
import { paginationStyles } from '../navigation/Pagination.styles.ts';

/** Institutions, news and vacancies: lists and reading pages. */
export const ContentStylesheet = stylesheet`
  ${listingPageStyles}
  ${paginationStyles}
  ${partnerListStyles}
  ${partnerFactsStyles}
  ${partnerInvitationStyles}
  ${newsCardStyles}
  ${contentStyles}
`;
