import type { CourseCard } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { comparedValue, MOST_COMPARED, withCompared } from '@suluh/domain/comparison';
import { comparisonText } from '@suluh/i18n-id/comparison';
import { searchText } from '@suluh/i18n-id/search';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { CourseThumbnail } from '@suluh/ui/cloth/CourseThumbnail';
import { Note } from '@suluh/ui/feedback/Note';
import { TextField } from '@suluh/ui/forms/TextField';
import { Price } from '@suluh/ui/price/Price';
import type { ReactElement } from 'react';
import { courseView } from '../parts/courses/index.ts';

/** Signs of words that are searched for. */
export const WORDS_MAX_LENGTH = 100;

interface MoreToCompareProps {
  tenant: TenantConfig;
  /** What stands side by side already. */
  slugs: readonly string[];
  /** What was searched for. */
  words: string;
  /** What the words found, or what is like the first. */
  courses: readonly CourseCard[];
}

/** Looks for one more course to put beside the others, by links and a plain form. */
export function MoreToCompare({ tenant, slugs, words, courses }: MoreToCompareProps): ReactElement {
  const { routes, capabilities } = tenant;
  const offered = courses.filter(({ slug }) => !slugs.includes(slug));
  const named = comparedValue(slugs);
  const isFirst = slugs.length === 0;
  const around = isFirst ? comparisonText.toBegin : comparisonText.similar;
  return (
    <section className="moreToCompare" aria-labelledby="tambah-kursus">
      <h2 className="type-h2" id="tambah-kursus">
        {isFirst ? comparisonText.firstTitle(MOST_COMPARED) : comparisonText.moreTitle(MOST_COMPARED - slugs.length)}
      </h2>
      <form role="search" aria-label={comparisonText.search} action={pathTo(routes, 'comparison')} method="get">
        {named && <input type="hidden" name="kursus" value={named} />}
        <TextField
          name="cari"
          label={comparisonText.searchLabel}
          defaultValue={words}
          maxLength={WORDS_MAX_LENGTH}
          type="search"
        />
        <SubmitButton>{searchText.submit}</SubmitButton>
      </form>
      <h3 className="type-h3">{words === '' ? around : comparisonText.found(words)}</h3>
      {offered.length === 0 && <Note>{comparisonText.nothingFound}</Note>}
      <ul>
        {offered.map((course) => {
          const view = courseView(course, tenant);
          return (
            <li key={course.id}>
              <CourseThumbnail cloth={view.cloth} imageUrl={view.imageUrl ?? null} plainEdge />
              <div>
                <a className="type-link" href={view.href}>
                  {view.title}
                </a>
                <p className="type-muted type-small">{view.partner}</p>
                {capabilities.hasCart && <Price price={view.price} />}
              </div>
              <ButtonLink
                kind="line"
                size="small"
                href={pathTo(routes, 'comparison', { kursus: comparedValue(withCompared(slugs, course.slug)) })}
                aria-label={comparisonText.addNamed(view.title)}
              >
                {comparisonText.add}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
