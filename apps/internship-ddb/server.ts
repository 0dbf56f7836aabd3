import { INTERNSHIP_ROUTES } from '@suluh/domain/address';
import { serveSite } from '@suluh/kept-pages/site';

await serveSite({
  folder: import.meta.dirname,
  port: ({ INTERNSHIP_PORT }) => INTERNSHIP_PORT,
  routesOf: () => INTERNSHIP_ROUTES,
});
