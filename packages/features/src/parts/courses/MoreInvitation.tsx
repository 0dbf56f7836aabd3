import { paginationText } from '@suluh/i18n-id/control';
import { besideListingText, listingText } from '@suluh/i18n-id/listing';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { GridInvitation } from '@suluh/ui/listing/GridInvitation';
import type { ReactElement } from 'react';

interface MoreInvitationProps {
  listing: { totalData: number; totalPage: number };
  query: { page: number; limit: number };
  nextHref: string;
  /** Every course, for who has not found what they look for at the end; null where that is what they see. */
  allHref: string | null;
}

/** Fills a last row of cards that is not full, for who has not found what they look for: where all courses are. */
export const AllInvitation = ({ href }: { href: string }): ReactElement => (
  <GridInvitation
    title={besideListingText.noneYet}
    body={besideListingText.noneYetBody}
    href={href}
    action={listingText.allCourses}
  />
);

/** Fills a last row of cards that is not full: how many courses follow, or where all of them are. */
export function MoreInvitation({ listing, query, nextHref, allHref }: MoreInvitationProps): ReactElement | null {
  if (query.page < listing.totalPage)
    return (
      <GridInvitation
        title={besideListingText.moreCourses(wholeNumber(listing.totalData - query.page * query.limit))}
        body={besideListingText.moreBody}
        href={nextHref}
        action={paginationText.next}
      />
    );
  return allHref === null ? null : <AllInvitation href={allHref} />;
}
