import { readEnvironment, type Environment } from './environment.ts';

type OriginSettings = Pick<Environment, 'MAIN_ORIGIN' | 'INTERNSHIP_ORIGIN' | 'MYINDIBIZ_ORIGIN' | 'PROGRAM_ORIGIN'>;

/** Origin of each face of the product, as browsers see it. */
export const siteOrigins = (environment: OriginSettings = readEnvironment(process.env)) => ({
  main: environment.MAIN_ORIGIN,
  internship: environment.INTERNSHIP_ORIGIN,
  myindibiz: environment.MYINDIBIZ_ORIGIN,
  program: environment.PROGRAM_ORIGIN,
});
