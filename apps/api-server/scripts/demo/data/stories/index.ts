import { businessStories } from './business.ts';
import { dataAnalysisStories } from './dataAnalysis.ts';
import { designStories } from './design.ts';
import { digitalMarketingStories } from './digitalMarketing.ts';
import { engineeringStories } from './engineering.ts';
import { financeStories } from './finance.ts';
import { healthStories } from './health.ts';
import { informationTechnologyStories } from './informationTechnology.ts';
import { kitchenStories } from './kitchen.ts';
import { languageStories } from './language.ts';
import { seaStories } from './sea.ts';
import { selfDevelopmentStories } from './selfDevelopment.ts';
import type { DemoStory } from './shape.ts';

/** What the demo courses tell of themselves. */
const stories: readonly DemoStory[] = [
  ...informationTechnologyStories,
  ...dataAnalysisStories,
  ...digitalMarketingStories,
  ...businessStories,
  ...financeStories,
  ...selfDevelopmentStories,
  ...languageStories,
  ...designStories,
  ...healthStories,
  ...kitchenStories,
  ...engineeringStories,
  ...seaStories,
];

/** The story of the demo course of that title. @throws Error for one that nobody has written */
export function storyOf(title: string): DemoStory {
  const found = stories.find(({ course }) => title.startsWith(course));
  if (!found) throw new Error(`Nobody has written about "${title}".`);
  return found;
}
