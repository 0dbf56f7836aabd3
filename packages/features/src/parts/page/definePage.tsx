import { namedIn, type Named, type PageName } from '@suluh/domain/address';
import { seoText } from '@suluh/i18n-id/seo';
import type { Metadata } from 'next';
import type { ComponentType, ReactElement } from 'react';
import type { AppContext } from '../context/index.ts';
import type { SearchParams } from '../list-query/index.ts';
import { metadataOf, type Said } from './metadata.ts';

/** What a Screen is given: its app's context, what the path names, and the query. */
export type ScreenProps<Name extends PageName = never> = {
  context: AppContext;
  search: SearchParams;
} & Readonly<Record<Named<Name>, string>>;

/** The parameters of a route. */
export type RouteParameters = Promise<Record<string, string | string[]>>;

/** An app's context, or how it follows from the parameters of a route. */
export type ContextSource = AppContext | ((params: RouteParameters) => Promise<AppContext>);

/** What Next hands to a page. */
interface PageRequest {
  params: RouteParameters;
  searchParams: Promise<SearchParams>;
}

interface PageParts<Name extends PageName> {
  /** Its title, or how all it says follows from what it shows. */
  words: string | ((props: ScreenProps<Name>) => Said | Promise<Said>);
  Screen: ComponentType<ScreenProps<Name>> | ((props: ScreenProps<Name>) => Promise<ReactElement>);
}

/** The two exports of a page's file. */
interface PageExports {
  Page: (request: PageRequest) => Promise<ReactElement>;
  generateMetadata: (request: PageRequest) => Promise<Metadata>;
}

/** A page as its feature exports it: called with an app's context it gives what the page's file exports. */
export interface PageFeature {
  (source: ContextSource): PageExports;
  /** Its name in the table of pages. */
  page: PageName;
}

/** The context of a request. */
export const contextOf = (source: ContextSource, params: RouteParameters): AppContext | Promise<AppContext> =>
  typeof source === 'function' ? source(params) : source;

/** Makes a page whole: what it shows and what it says of itself, which therefore no app can forget. */
export function definePage<Name extends PageName>(name: Name, { words, Screen }: PageParts<Name>): PageFeature {
  const Shown = Screen as ComponentType<ScreenProps>;
  async function propsOf(source: ContextSource, { params, searchParams }: PageRequest) {
    const [context, given, search] = await Promise.all([contextOf(source, params), params, searchParams]);
    const named = Object.fromEntries(namedIn(name).map((part) => [part, String(given[part] ?? '')]));
    return { context, named, props: { context, search, ...named } as ScreenProps<Name> };
  }
  const feature = (source: ContextSource): PageExports => ({
    Page: async (request) => {
      const { props } = await propsOf(source, request);
      return <Shown {...props} />;
    },
    generateMetadata: async (request) => {
      const { context, named, props } = await propsOf(source, request);
      const said = typeof words === 'string' ? { title: words } : await words(props);
      // That it is not to be kept in an index, Next says by itself of what it does not find.
      if (said === 'missing') return { title: seoText.notFound, robots: null };
      // What cannot be shown now is nothing to be found by, whatever the table says of the page.
      if (said === null) return { robots: seoText.robotsPrivate };
      return metadataOf(context.tenant, name, { named, search: props.search }, said);
    },
  });
  return Object.assign(feature, { page: name });
}
