import type { Executor } from '../../../src/db/executor.ts';
import { and, eq } from 'drizzle-orm';
import {
  collection,
  course,
  courseProgram,
  membership,
  program,
  programCategory,
  programCategoryCourse,
  userAccount,
} from '../../../src/db/schema/index.ts';
import { hashPassword } from '../../../src/modules/auth/password.ts';
import { categories } from '../data/categories.ts';
import { DEMO_PASSWORD } from '@suluh/config/demoPassword';
import { people, programs, smallBusinessLine } from '../data/people.ts';
import type { InsertedCourse } from './courses.ts';

interface Origins {
  /** Origin of the OpenID provider of the programmes with external sign-in. */
  oidc: string;
  /** Host name programmes get as sub-domain of, for the mode without prefix. */
  programHost: string;
}

/** Inserts the programme of small businesses with its courses. @throws when a title of it begins no course */
async function insertSmallBusinessLine(tx: Executor, courses: readonly InsertedCourse[]): Promise<void> {
  const { slug, name, titles } = smallBusinessLine;
  const [line] = await tx
    .insert(program)
    .values({ slug, name, sessionType: 'mysooltan' })
    .returning({ id: program.id });
  await tx.insert(courseProgram).values(
    titles.map((begin) => {
      const found = courses.find(({ demo }) => demo.title.startsWith(begin));
      if (!found) throw new Error(`No course of the demo begins with ${begin}.`);
      return { courseId: found.id, programId: line!.id };
    }),
  );
}

/**
 * Inserts the partner programmes with their courses and sections, gives the internship the courses that cost nothing,
 * and the demo accounts.
 */
export async function insertPeople(
  tx: Executor,
  courses: readonly InsertedCourse[],
  { oidc, programHost }: Origins,
): Promise<void> {
  const made = await tx
    .insert(program)
    .values(
      programs.map(({ slug, name, brandColor, external, canRegister, accessType, collectionSlug }) => ({
        slug,
        name,
        logo: `program/${slug}.svg`,
        brandColor,
        canRegister,
        accessType,
        collectionSlug,
        host: `${slug}.${programHost}`,
        hasPromo: false,
        ...(external
          ? {
              oidcIssuer: oidc,
              oidcClientId: `suluh-${slug}`,
              oidcClientSecret: `rahasia-demo-${slug}`,
              signOutUrl: `${oidc}/session/end`,
              emailDomains: [`${slug}.example`],
            }
          : {}),
      })),
    )
    .returning({ id: program.id, slug: program.slug, collectionSlug: program.collectionSlug });
  for (const { id: programId, collectionSlug } of made)
    if (collectionSlug) await tx.update(collection).set({ programId }).where(eq(collection.slug, collectionSlug));
  for (const { slug, categories: slugs } of programs) {
    const programId = made.find((row) => row.slug === slug)!.id;
    const own = courses.filter(({ demo }) => (slugs as readonly string[]).includes(demo.category));
    await tx.insert(courseProgram).values(own.map(({ id }) => ({ courseId: id, programId })));
    const sections = await tx
      .insert(programCategory)
      .values(
        slugs.map((category, position) => ({
          programId,
          name: categories.find((row) => row.slug === category)!.name,
          subType: category,
          position,
        })),
      )
      .returning({ id: programCategory.id, position: programCategory.position });
    await tx
      .insert(programCategoryCourse)
      .values(
        sections.flatMap((section) =>
          own
            .filter(({ demo }) => demo.category === slugs[section.position])
            .map(({ id }, position) => ({ courseId: id, programCategoryId: section.id, position })),
        ),
      );
  }
  await tx.insert(courseProgram).select(
    tx
      .select({ courseId: course.id, programId: program.id })
      .from(course)
      .innerJoin(program, and(eq(program.slug, 'internship-ddb'), eq(course.priceAfter, 0))),
  );
  await insertSmallBusinessLine(tx, courses);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const programId = (slug: string | null) => made.find((row) => row.slug === slug)?.id ?? null;
  const accounts = await tx
    .insert(userAccount)
    .values(
      people.map(({ fullname, email, phone, city, isVerified, program: slug }) => ({
        fullname,
        email,
        phone,
        city,
        isVerified,
        passwordHash,
        programId: programId(slug),
        consentAt: new Date(),
      })),
    )
    .returning({ id: userAccount.id, email: userAccount.email });
  await tx.insert(membership).values(
    people.map(({ email, sessionType, program: slug }) => ({
      userId: accounts.find((row) => row.email === email)!.id,
      sessionType,
      programId: programId(slug),
    })),
  );
}
