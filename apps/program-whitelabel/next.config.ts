import { builtWithShortNames } from '@suluh/config/names/builtWithShortNames';
import { nextSettings } from '@suluh/config/next';
import { assetsOf } from '@suluh/domain/address';
import { houseSources } from '@suluh/features/builtNames/houseSources';
import { PICTURE_WIDTHS } from '@suluh/ui/pictures/pictureAddress.ts';
import type { NextConfig } from 'next';

const config = async (phase: string): Promise<NextConfig> => ({
  ...nextSettings({ assetPrefix: assetsOf('program'), pictureWidths: PICTURE_WIDTHS }),
  ...(await builtWithShortNames(phase, houseSources)),
});

export default config;
