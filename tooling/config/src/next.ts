import { readEnvironment } from './environment.ts';

/** Days an optimized picture is kept: an uploaded picture has a name of its own, so that it never changes. */
const PICTURE_DAYS = 30;
const MEGABYTE = 1024 * 1024;

/**
 * Next's image optimizer: only our own storage, and the origins the configuration names. It follows no redirect, opens
 * no address of the machine's own network, and takes neither drawings nor files beyond 10 MB, so that nobody can send
 * it elsewhere.
 */
const pictureSettings = (widths: readonly number[]) => ({
  deviceSizes: [...widths],
  imageSizes: [],
  qualities: [75],
  formats: ['image/avif' as const, 'image/webp' as const],
  minimumCacheTTL: PICTURE_DAYS * 86_400,
  maximumRedirects: 0,
  maximumResponseBody: 10 * MEGABYTE,
  maximumDiskCacheSize: 512 * MEGABYTE,
  localPatterns: [
    { pathname: '/storage/!(user)/**', search: '' }, // a photo that its owner removes must be gone: it is never kept here
    { pathname: '/_ui/gambar/**', search: '' },
  ],
  remotePatterns: readEnvironment(process.env).PICTURE_ORIGINS.map((origin) => new URL(`${origin}/**`)),
});

/**
 * Settings every tenant app's next.config shares. `assetPrefix` keeps an app's built files apart when the main site
 * forwards its paths on one origin (Next multi-zones). `pictureWidths` are those ui asks for. Types are checked by
 * `tsc`, not a second time by the build.
 */
export const nextSettings = ({
  assetPrefix,
  pictureWidths,
}: {
  assetPrefix?: string;
  pictureWidths: readonly number[];
}) => ({
  ...(assetPrefix ? { assetPrefix } : {}),
  compiler: { styledComponents: true },
  transpilePackages: [
    '@suluh/api',
    '@suluh/domain',
    '@suluh/features',
    '@suluh/i18n-id',
    '@suluh/session',
    '@suluh/tenant',
    '@suluh/ui',
    '@suluh/config',
  ],
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  compress: readEnvironment(process.env).COMPRESS === 'on',
  reactStrictMode: true,
  /**
   * Next would send a soft navigation on to an address with `_rsc`, which a kept page is rendered without: round in a
   * circle. What the parameter guards, a cache that mixes parts with whole pages, `kept-pages/pageKey.ts` tells apart.
   */
  experimental: { validateRSCRequestHeaders: false },
  images: pictureSettings(pictureWidths),
  /** Browsers that take AVIF get the lighter file of a picture the house has drawn. */
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/_ui/gambar/:path*.webp',
        has: [{ type: 'header' as const, key: 'accept', value: '.*image/avif.*' }],
        destination: '/_ui/gambar/:path*.avif',
      },
    ],
    afterFiles: [
      // What browsers and phones ask every origin for without being told.
      { source: '/favicon.ico', destination: '/_ui/icon/favicon.ico' },
      { source: '/apple-touch-icon.png', destination: '/_ui/icon/apple-touch.png' },
    ],
    fallback: [],
  }),
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
      ],
    },
    {
      // Whoever has their address is let in: no other site is told it.
      source: '/:base*/(pratinjau|pintu)/:secret*',
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    },
    {
      source: '/storage/:path*',
      headers: [
        {
          key: 'Content-Security-Policy',
          value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
        },
      ],
    },
    {
      source: '/_ui/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
    },
    ...['/_ui', '/storage'].map((base) => ({
      source: `${base}/gambar/:path*`,
      headers: [{ key: 'Vary', value: 'Accept' }],
    })),
    {
      // Pages name what it answers for; a new one is looked for each time.
      source: '/_ui/offline.js',
      headers: [
        { key: 'Service-Worker-Allowed', value: '/' },
        { key: 'Cache-Control', value: 'no-cache' },
      ],
    },
    // The door of a class reads tickets by the camera, the check of a certificate its code; no other page asks for it.
    ...['/pintu', '/certificate-check'].map((page) => ({
      source: `${page}/:path*`,
      headers: [{ key: 'Permissions-Policy', value: 'camera=(self), microphone=(), geolocation=()' }],
    })),
  ],
});
