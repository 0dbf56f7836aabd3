import type { TenantConfig } from '@suluh/tenant/tenant';

/** Address of a course below this prefix, for islands, which cannot be given functions. */
export const coursePrefix = ({ routes }: Pick<TenantConfig, 'routes'>): string => routes.course('');

/** The part of a tenant `courseView` needs, made from a prefix. */
export const routesOfPrefix = (prefix: string) => ({
  routes: { course: (slug: string | number) => `${prefix}${encodeURIComponent(String(slug))}` },
});
