import { redirect } from 'next/navigation';

interface Pages {
  page: number;
  /** How many there are; 0 while nothing is in the list, which says so itself. */
  totalPage: number;
}

/** Leads an address beyond a list's last page to that page, so that no list with something in it looks empty. */
export function redirectBeyondLast({ page, totalPage }: Pages, hrefOf: (page: number) => string): void {
  if (totalPage > 0 && page > totalPage) redirect(hrefOf(totalPage));
}
