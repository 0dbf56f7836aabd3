/** Pattern of what holds these words as they are: signs of patterns in them are taken as letters. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
