const metaOf = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** What styles that scripts write have to carry; empty where the page has no policy. */
export const pageNonce = (): string => {
  const tag = document.querySelector<HTMLScriptElement>('script[nonce]');
  return tag?.nonce ?? '';
};

/** Address of a stored picture; one that names its own site is left as it is. */
export const pictureAddress = (stored: string): string =>
  stored.includes('http') ? stored : `${metaOf('suluh-storage')}/${stored}`;

/** Address of a page of the main site. @param path beginning with a slash */
export const siteAddress = (path: string): string => `${metaOf('suluh-site')}${path}`;
