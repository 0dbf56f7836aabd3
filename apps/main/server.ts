import { MAIN_ROUTES, zoneOf } from '@suluh/domain/address';
import { serveSite } from '@suluh/kept-pages/site';

await serveSite({
  folder: import.meta.dirname,
  port: ({ MAIN_PORT }) => MAIN_PORT,
  routesOf: () => MAIN_ROUTES,
  isForwarded: (pathname) => zoneOf(pathname) !== undefined,
});
