const LONGEST = 150;

/**
 * Letters and digits of a name, parted by hyphens, for an address.
 * @param otherwise where no letter of it can stand in one
 */
export const slugOf = (name: string, otherwise = 'baru'): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, LONGEST) || otherwise;
