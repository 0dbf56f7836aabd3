import { applyText, jobText, savedJobText } from '@suluh/i18n-id/job';
import { definePage, unsaid, type PageWords, type ScreenProps, type Said } from '../parts/page/index.ts';
import { sharedPictures } from '../parts/pictures/index.ts';
import { JobApplyScreen } from './JobApplyScreen.tsx';
import { JobListScreen } from './JobListScreen.tsx';
import { JobScreen } from './JobScreen.tsx';
import { SavedJobsScreen } from './SavedJobsScreen.tsx';
import { loadJob } from './load.ts';

/** Signs of a description that search engines show. */
const MOST_SHOWN = 160;

/** The beginning of a description, whole words of it. */
const summaryOf = (text: string): string =>
  text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN).replace(/\s+\S*$/, '')}…`;

async function wordsOf({ context, slug }: ScreenProps<'job'>): Promise<Said> {
  const outcome = await loadJob(context, slug);
  if (outcome.kind !== 'found') return unsaid(outcome);
  const { jobTitle, company, slugJob, description } = outcome.data.data;
  return {
    title: `${jobTitle} · ${company.title}`,
    description: summaryOf(description),
    canonical: { slug: slugJob },
    pictures: sharedPictures(company.logo),
  };
}

/** Job vacancies, to be searched. */
export const jobVacanciesPage = definePage('jobVacancies', { words: jobText.title, Screen: JobListScreen });

/** One vacancy, by slug or id. */
export const jobPage = definePage('job', { words: wordsOf, Screen: JobScreen });

async function applyWordsOf({ context, slug }: ScreenProps<'jobApply'>): Promise<PageWords> {
  const outcome = await loadJob(context, slug);
  return { title: outcome.kind === 'found' ? applyText.title(outcome.data.data.jobTitle) : applyText.mine };
}

/** The application for a vacancy. */
export const jobApplyPage = definePage('jobApply', { words: applyWordsOf, Screen: JobApplyScreen });

/** Vacancies somebody keeps, searches that are watched for them, and what they applied for. */
export const savedJobsPage = definePage('savedJobs', { words: savedJobText.title, Screen: SavedJobsScreen });
