export const dynamic = 'force-dynamic';

/** Tells a supervisor that this app answers. */
export const GET = () => new Response('ok');
