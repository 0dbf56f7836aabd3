import { headers } from 'next/headers';

/**
 * The number that scripts standing in the page carry, from the policy the request was given; undefined for a page that is
 * kept, whose policy names its scripts by their hashes (tooling/decisions/0030).
 */
export async function pageNonce(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
}
