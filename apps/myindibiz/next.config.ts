import { nextSettings } from '@suluh/config/next';
import { PICTURE_WIDTHS } from '@suluh/ui/pictures/pictureAddress.ts';
import type { NextConfig } from 'next';

const config: NextConfig = nextSettings({ assetPrefix: '/myindibiz-static', pictureWidths: PICTURE_WIDTHS });

export default config;
