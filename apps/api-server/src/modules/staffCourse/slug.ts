const LONGEST = 150;

/** Letters and digits of a name, parted by hyphens, for an address. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST) || 'baru';
