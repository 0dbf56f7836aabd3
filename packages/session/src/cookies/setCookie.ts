interface CookieOptions {
  expires?: string;
  httpOnly?: boolean;
  secure: boolean;
  /** Where it is sent; the whole host without one. */
  path?: string;
}

/** One Set-Cookie header value. Every cookie is SameSite=Lax. */
export function setCookie(
  name: string,
  value: string,
  { expires, httpOnly = true, secure, path = '/' }: CookieOptions,
): string {
  const parts = [`${name}=${value}`, `Path=${path}`, 'SameSite=Lax'];
  if (expires !== undefined) parts.push(`Expires=${new Date(expires).toUTCString()}`);
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
