/** Where a place is looked for on a map, for a schedule that names no address of its own (docs/product/ticket.md). */
export const placeOnMap = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place }).toString()}`;
