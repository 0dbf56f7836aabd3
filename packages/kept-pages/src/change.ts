/**
 * What changed in the database, or in what the clock makes of it: all pages, or only those that show one of these
 * courses by itself (seats, reviews), whichever way they name it. The API announces them (apps/api-server, `GET
 * /api/changes`).
 */
export type Change = { kind: 'all' } | { kind: 'courses'; names: readonly string[] };
