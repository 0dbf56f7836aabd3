import { abroadReadings } from './abroad.ts';
import { boatsReadings } from './boats.ts';
import { businessReadings } from './business.ts';
import { careReadings } from './care.ts';
import { dataAnalysisReadings } from './dataAnalysis.ts';
import { designReadings } from './design.ts';
import { digitalMarketingReadings } from './digitalMarketing.ts';
import { engineeringReadings } from './engineering.ts';
import { financeReadings } from './finance.ts';
import { healthReadings } from './health.ts';
import { informationTechnologyReadings } from './informationTechnology.ts';
import { kitchenReadings } from './kitchen.ts';
import { languageReadings } from './language.ts';
import { seaReadings } from './sea.ts';
import { selfDevelopmentReadings } from './selfDevelopment.ts';
import type { Readings } from './shape.ts';

export const readings: Readings = {
  ...businessReadings,
  ...informationTechnologyReadings,
  ...dataAnalysisReadings,
  ...designReadings,
  ...digitalMarketingReadings,
  ...engineeringReadings,
  ...financeReadings,
  ...kitchenReadings,
  ...languageReadings,
  ...seaReadings,
  ...selfDevelopmentReadings,
  ...healthReadings,
  ...careReadings,
  ...boatsReadings,
  ...abroadReadings,
};
