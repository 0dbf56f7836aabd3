import { nextSettings } from '@suluh/config/next';
import { assetsOf } from '@suluh/domain/address';
import { PICTURE_WIDTHS } from '@suluh/ui/pictures/pictureAddress.ts';
import type { NextConfig } from 'next';

const config: NextConfig = nextSettings({ assetPrefix: assetsOf('internship'), pictureWidths: PICTURE_WIDTHS });

export default config;
