import { readEnvironment, type Environment } from './environment.ts';

/** The settings that are an origin of a face. */
export const ORIGIN_SETTINGS = ['MAIN_ORIGIN', 'INTERNSHIP_ORIGIN', 'MYINDIBIZ_ORIGIN', 'PROGRAM_ORIGIN'] as const;

export type OriginSettings = Pick<Environment, (typeof ORIGIN_SETTINGS)[number]>;

/** Origin of each face of the product, as browsers see it. */
export const siteOrigins = (environment: OriginSettings = readEnvironment(process.env)) => ({
  main: environment.MAIN_ORIGIN,
  internship: environment.INTERNSHIP_ORIGIN,
  myindibiz: environment.MYINDIBIZ_ORIGIN,
  program: environment.PROGRAM_ORIGIN,
});
