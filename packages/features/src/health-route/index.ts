import { connection } from 'next/server';

/** Tells a supervisor that this app answers. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response('ok');
}
