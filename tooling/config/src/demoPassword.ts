/** Password of every account of the demo, and of those at the servers that play others; the README tells it to everybody. */
export const DEMO_PASSWORD = 'Belajar123';
