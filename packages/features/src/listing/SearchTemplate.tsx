import { pathTo } from '@suluh/domain/address';
import { EMPTY_LISTING_QUERY } from '@suluh/domain/listing';
import { seoText } from '@suluh/i18n-id/seo';
import { Pagination } from '@suluh/ui/navigation/Pagination';
import { aside } from '@suluh/kept-pages/aside';
import type { TemplateDrawing } from '@suluh/kept-pages/template';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { isPageSaving } from '../parts/data-saver/index.ts';
import { JsonLdScript } from '../parts/structured-data/index.ts';
import { ageGroup } from './filterGroups.ts';
import type { ChoiceGroupView } from './filterView.ts';
import { FilterChoiceGroup } from './FilterGroupDetails.tsx';
import { EVERYTHING, fillSearch, MANY_PAGES, UNTYPED_AGE } from './fillSearch.tsx';
import { ListingView } from './ListingView.tsx';
import { SearchHistoryStylesheet } from './SearchHistoryStylesheet.tsx';

interface SearchTemplateProps {
  context: AppContext;
  template: TemplateDrawing;
}

/** A group that stands in the place of groups. */
const groupSign = (name: string): ChoiceGroupView => ({
  kind: 'checkbox',
  id: `~${name}~`,
  name: '',
  title: `~${name}~`,
  open: true,
  visibleCount: 0,
  options: [],
});

/**
 * The page of a search with signs in place of what depends on the words: drawn once, and filled in for each request that
 * finds something (`fillSearch`, tooling/decisions/0062).
 */
export async function SearchTemplate({ context, template }: SearchTemplateProps): Promise<ReactElement> {
  const { tenant } = context;
  const isSaving = await isPageSaving();
  const path = pathTo(tenant.routes, 'search');
  const words = template.textSign('words');
  const hasMore = template.form === MANY_PAGES;
  const [before, after] = [groupSign('before'), groupSign('after')];
  for (const [name, group] of Object.entries({ before, after }))
    template.listSign(name, group, aside()?.drawn(() => <FilterChoiceGroup group={group} />) ?? '');
  template.fillBy((typed) => fillSearch({ context, path, isSaving }, typed));
  return (
    <>
      <SearchHistoryStylesheet />
      <ListingView
        tenant={tenant}
        source={EVERYTHING}
        path={path}
        query={{ ...EMPTY_LISTING_QUERY, q: words }}
        title={seoText.search(words)}
        groups={[before, ageGroup(UNTYPED_AGE), after]}
        totalText={template.textSign('total')}
        hasMore={hasMore}
        listData={<JsonLdScript text={template.partSign('list')} />}
        results={{ dangerouslySetInnerHTML: { __html: template.partSign('results') } }}
        pagination={
          <Pagination
            page={1}
            totalPages={hasMore ? 2 : 1}
            hrefOf={() => path}
            {...(hasMore ? { still: template.partSign('pages') } : {})}
          />
        }
      />
    </>
  );
}
