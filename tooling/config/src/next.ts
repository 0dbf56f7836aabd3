/**
 * Settings every tenant app's next.config shares. `assetPrefix` keeps an app's built files apart when the main site forwards
 * its paths on one origin (Next multi-zones). Types are checked by `tsc`, not a second time by the build.
 */
export const nextSettings = ({ assetPrefix }: { assetPrefix?: string } = {}) => ({
  ...(assetPrefix ? { assetPrefix } : {}),
  compiler: { styledComponents: true },
  transpilePackages: ['@suluh/api', '@suluh/domain', '@suluh/features', '@suluh/i18n-id', '@suluh/session', '@suluh/tenant', '@suluh/ui', '@suluh/config'],
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'Content-Security-Policy', value: "frame-ancestors 'none'; base-uri 'self'; object-src 'none'" },
        { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
      ],
    },
    { source: '/_ui/:path*', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }] },
  ],
});
