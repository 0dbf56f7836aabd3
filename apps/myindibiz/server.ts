import { MYINDIBIZ_ROUTES } from '@suluh/domain/address';
import { serveSite } from '@suluh/kept-pages/site';

await serveSite({
  folder: import.meta.dirname,
  port: ({ MYINDIBIZ_PORT }) => MYINDIBIZ_PORT,
  routesOf: () => MYINDIBIZ_ROUTES,
});
