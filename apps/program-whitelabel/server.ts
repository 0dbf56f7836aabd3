import { programRoutesOf } from '@suluh/domain/address';
import { serveSite } from '@suluh/kept-pages/site';

await serveSite({
  folder: import.meta.dirname,
  port: ({ PROGRAM_PORT }) => PROGRAM_PORT,
  routesOf: programRoutesOf,
  variesByHost: true,
});
