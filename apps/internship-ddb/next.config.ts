import { nextSettings } from '@suluh/config/next';
import type { NextConfig } from 'next';

const config: NextConfig = nextSettings({ assetPrefix: '/internship-ddb-static' });

export default config;
