import { expect, it } from 'vitest';
import { descriptionOf } from './jobDescriptions.ts';
import { jobs } from './jobs.ts';
import { workOf } from './work.ts';

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/);
const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, '');

it.each(jobs.map(([title, company]) => [title, company] as const))(
  'the description of %s has three to five sentences that its lists do not say',
  (title, company) => {
    const description = descriptionOf(title);
    const words = description.split(/\s+/).length;
    expect(words, `${words} words`).toBeGreaterThanOrEqual(58);
    expect(words).toBeLessThanOrEqual(90);
    const sentences = sentencesOf(description);
    expect(sentences.length).toBeGreaterThanOrEqual(3);
    expect(sentences.length).toBeLessThanOrEqual(6);
    const { tasks, requirements, facilities, companyAbout } = workOf(title, company);
    const listed = [...tasks, ...requirements, ...facilities, ...sentencesOf(companyAbout)].map(bare);
    // A word or two of a list ("Makan siang") may well occur in a sentence.
    for (const line of listed.filter((each) => each.split(' ').length > 3))
      expect(bare(description)).not.toContain(line);
    for (const sentence of sentences) expect(listed).not.toContain(bare(sentence));
  },
);

it('no two vacancies share a sentence', () => {
  const all = jobs.flatMap(([title]) => sentencesOf(descriptionOf(title)));
  expect(new Set(all).size).toBe(all.length);
});
