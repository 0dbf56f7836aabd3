import { businessFirstLessons } from './business.ts';
import { dataAnalysisFirstLessons } from './dataAnalysis.ts';
import { designFirstLessons } from './design.ts';
import { digitalMarketingFirstLessons } from './digitalMarketing.ts';
import { engineeringFirstLessons } from './engineering.ts';
import { financeFirstLessons } from './finance.ts';
import { healthFirstLessons } from './health.ts';
import { informationTechnologyFirstLessons } from './informationTechnology.ts';
import { kitchenFirstLessons } from './kitchen.ts';
import { languageFirstLessons } from './language.ts';
import { seaFirstLessons } from './sea.ts';
import { selfDevelopmentFirstLessons } from './selfDevelopment.ts';
import type { FirstLessons } from './shape.ts';

const firstLessons: FirstLessons = {
  ...informationTechnologyFirstLessons,
  ...dataAnalysisFirstLessons,
  ...digitalMarketingFirstLessons,
  ...businessFirstLessons,
  ...financeFirstLessons,
  ...selfDevelopmentFirstLessons,
  ...languageFirstLessons,
  ...designFirstLessons,
  ...healthFirstLessons,
  ...kitchenFirstLessons,
  ...engineeringFirstLessons,
  ...seaFirstLessons,
};

/** Paragraphs of the lesson to try of a demo course, by how its story names it; undefined where its lessons are in `data/lessons`. */
export const firstLessonOf = (course: string): readonly string[] | undefined => firstLessons[course];
