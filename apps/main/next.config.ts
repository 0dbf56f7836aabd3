import type { NextConfig } from 'next';
const config: NextConfig = { compiler: { styledComponents: true }, transpilePackages: ['@suluh/ui'], cacheComponents: true, typedRoutes: true, typescript: { ignoreBuildErrors: true } };
export default config;
