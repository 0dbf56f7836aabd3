import { serveKeptPages } from '@suluh/kept-pages/server';
const KEPT=[/^\/$/,/^\/collection-course(\/[^/]+)?$/,/^\/course\/[^/]+$/,/^\/category\/[^/]+$/];
await serveKeptPages({ port: Number(process.env.PORT ?? 6390), hostname: 'localhost', folder: import.meta.dirname, megabytes: 64, keptAddress: (url) => KEPT.some((p)=>p.test(url.pathname)) ? url.pathname + url.search.replace(/[?&]_rsc=[^&]*/,'') : null, changes: { url: 'http://127.0.0.1:6400/api/changes', headers: () => ({}) }, onError: (e)=>console.error(e) });
console.log('ready');
