interface Envelope<Data> {
  data: Data;
}

/** Posts through a site's own API route. @throws Error when it is refused */
async function post(origin: string, path: string, body: object, cookie = ''): Promise<Response> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

/**
 * Logs a learner of the demo data in on the site at `origin` and puts a course into the cart.
 * @returns the cookies of the session, and the id of the cart
 */
export async function shopper(
  origin: string,
  account: { email: string; password: string },
  courseId: number,
): Promise<{ cookie: string; cartId: string }> {
  const login = await post(origin, '/auth/login', { ...account, sessionType: 'reguler' });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { data } = (await (await post(origin, '/cart', { courseId }, cookie)).json()) as Envelope<{ cartId: string }>;
  return { cookie, cartId: data.cartId };
}

/** A self-learning course that costs money, the dearest of the catalogue. */
export async function paidCourseId(origin: string): Promise<number> {
  const response = await fetch(`${origin}/api/course/filter?courseType[]=online&sort=1&limit=30`);
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
  const { data } = (await response.json()) as Envelope<
    { id: number; priceAfter: number; coursetype: { id: string } }[]
  >;
  const course = data.find(({ priceAfter, coursetype }) => priceAfter > 0 && coursetype.id === 'a');
  if (!course) throw new Error('The demo has no self-learning course that costs money');
  return course.id;
}
