import { landingContent } from '@suluh/api/catalogue/entities/landing';
import { expect, it } from 'vitest';
import { landings } from './landings.ts';
import { programs } from './people.ts';

/** What landing pages may say, but for what is drawn and counted when the demo begins. */
const sayable = landingContent.omit({ badge: true, picture: true, storyPicture: true });

const own = landings.filter(({ program }) => program !== null);

it('every programme of the demo has a page', () => {
  expect(own.map(({ program }) => program).sort()).toEqual(programs.map(({ slug }) => slug).sort());
});

it.each(own.map((landing) => [landing.program, landing] as const))(
  '%s welcomes by somebody with a name and a face, and says what one has of it',
  (_, landing) => {
    const { story, storyTitle, storyName, storyRole, storyPicture, benefitsTitle, benefits } = landing;
    for (const words of [story, storyTitle, storyName, storyRole, benefitsTitle]) expect(words).not.toBe('');
    expect(storyPicture).not.toBeNull();
    expect(sayable.safeParse(landing).error).toBeUndefined();
    expect(benefits.length).toBeGreaterThanOrEqual(3);
    for (const { title, text, art } of benefits) expect([title, text, art?.path ?? '']).not.toContain('');
  },
);

it('no two programmes share what they say of benefits and welcomes', () => {
  const said = own.flatMap(({ story, benefitsTitle, benefits }) => [
    story,
    benefitsTitle,
    ...benefits.flatMap(({ title, text }) => [title, text]),
  ]);
  expect(new Set(said).size).toBe(said.length);
});
