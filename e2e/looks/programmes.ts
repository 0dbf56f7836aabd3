import { tenants, type Tenant } from '../fixtures/addresses.ts';

/** Partner programmes of the demo beside the one whose every page is opened. */
const OTHERS = ['fordigi', 'magenta', 'bse-bumn'] as const;

/** Pages on which a programme shows what is its own: its colours, its courses, its way in. */
const OWN: readonly string[] = ['home', 'login', 'courses', 'course', 'search'];

const opened = tenants.find(({ face }) => face === 'program');

/** The same addresses with the name of another programme. */
const renamed = (text: string, slug: string): string => text.replace(`/${opened?.program}`, `/${slug}`);

/** The other programmes, each with its own pages alone; nobody logs in there. */
export const otherProgrammes: readonly Tenant[] = opened
  ? OTHERS.map((slug) => ({
      ...opened,
      name: `the partner ${slug}`,
      api: renamed(opened.api, slug),
      login: renamed(opened.login, slug),
      siteMap: renamed(opened.siteMap, slug),
      program: slug,
      pages: opened.pages
        .filter(({ name }) => OWN.includes(name))
        .map((page) => ({ ...page, path: page.path === null ? null : renamed(page.path, slug) })),
    }))
  : [];
