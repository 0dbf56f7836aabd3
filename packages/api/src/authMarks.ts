import { AUTH_MARKS } from './generated/authMarks.ts';

/** Auth mark of an endpoint (docs/product/api.md). */
export type AuthMark = 'P' | 'O' | 'B' | 'R' | 'W' | 'A' | 'S';

interface Pattern {
  method: string;
  segments: readonly string[];
  auth: AuthMark;
}

const patterns: readonly Pattern[] = AUTH_MARKS.map(({ method, path, auth }) => ({
  method,
  auth,
  segments: path.split('/'),
}));

const isPlaceholder = (segment: string): boolean => segment.startsWith('{');

function matches(pattern: Pattern, method: string, segments: readonly string[]): boolean {
  if (pattern.method !== method || pattern.segments.length !== segments.length) return false;
  return pattern.segments.every((segment, index) => isPlaceholder(segment) || segment === segments[index]);
}

/** Paths written out win over paths with placeholders, the further left the stronger. */
function specificity(pattern: Pattern): string {
  return pattern.segments.map((segment) => (isPlaceholder(segment) ? '1' : '0')).join('');
}

/**
 * The auth mark of a request, by method and path without query (`/api/course/12/content`).
 * Undefined: the API has no such endpoint, so nothing should be sent. Needs neither zod nor the catalogue.
 */
export function authMarkOf(method: string, path: string): AuthMark | undefined {
  const segments = path.split('/');
  const found = patterns.filter((pattern) => matches(pattern, method.toUpperCase(), segments));
  found.sort((left, right) => specificity(left).localeCompare(specificity(right)));
  return found[0]?.auth;
}

export { AUTH_MARKS };
