import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { byOriginSetting } from './faces.ts';
import { assertDemo, assertFitFor, withSecretsOf, type Service } from './production.ts';

const SITES = {
  ...byOriginSetting((_, origin) => `https://${origin.split('_')[0]!.toLowerCase()}.suluh.example`),
  MAIN_ORIGIN: 'https://suluh.example',
};
const WHOLE = {
  ...SITES,
  BACK_OFFICE_ORIGIN: 'https://kantor.suluh.example',
  FRAME_ORIGIN: 'https://bingkai.suluh.example',
  DATABASE_URL: 'postgres://suluh:rahasia@db.internal/suluh',
  TOKEN_SECRET: 't'.repeat(32),
  VISITOR_SECRET: 'v'.repeat(32),
  CLIENT_SECRET: 'k'.repeat(20),
  SMTP_URL: 'smtps://relay.example',
  MAIL_FROM: 'Suluh <halo@suluh.id>',
  PAYMENT_GATEWAY: 'midtrans',
  MIDTRANS_URL: 'https://api.midtrans.com',
  MIDTRANS_SERVER_KEY: 'Mid-server-1',
  PRAKERJA_URL: 'https://api.prakerja.go.id',
  PRAKERJA_CLIENT_CODE: 'kode',
  PRAKERJA_SIGN_KEY: 'kunci',
};

const refusal = (service: Service, settings: Record<string, string>): string => {
  try {
    assertFitFor(service, readEnvironment(settings));
  } catch (error) {
    return (error as Error).message;
  }
  return 'fit';
};

describe('which mode it is', () => {
  test.each([
    ['demo', {}],
    ['demo', { MAIN_ORIGIN: 'http://localhost:3200' }],
    ['demo', { PROGRAM_ORIGIN: 'http://janabadra.localhost:3003' }],
    ['demo', { SULUH_HOST: '::1' }],
    ['production', { MAIN_ORIGIN: 'https://suluh.example' }],
    ['production', { PROGRAM_ORIGIN: 'http://192.0.2.7:3003' }],
    ['production', { SULUH_HOST: '0.0.0.0' }],
    ['production', { DATABASE_URL: 'postgres://suluh:rahasia@db.internal/suluh' }],
    ['demo', { DATABASE_URL: 'postgres://suluh@127.0.0.1:5432/suluh' }],
    ['demo', { DATABASE_URL: 'postgres://suluh@db.internal/suluh', SULUH_MODE: 'demo' }],
    ['demo', { SULUH_HOST: '0.0.0.0', SULUH_MODE: 'demo' }],
    ['production', { SULUH_MODE: 'production' }],
  ])('%s for %j', (mode, settings) => {
    expect(readEnvironment(settings).SULUH_MODE).toBe(mode);
  });
});

describe('what a production refuses', () => {
  test.each(['api', 'worker', 'app'] as const)(
    'nothing of %s when everything is given, and nothing of the demo',
    (kind) => {
      expect(refusal(kind, WHOLE)).toBe('fit');
      expect(refusal(kind, {})).toBe('fit');
    },
  );

  const google = { GOOGLE_CLIENT_ID: 'suluh.apps', GOOGLE_CLIENT_SECRET: 'rahasia-kami' };
  test.each([
    ['a registration of our own', google, 'fit'],
    ["the demo's registration", { ...google, GOOGLE_CLIENT_SECRET: 'rahasia-demo-google' }, 'GOOGLE_CLIENT_SECRET'],
    ['a played Google', { ...google, GOOGLE_ISSUER: 'http://localhost:4010/google' }, 'GOOGLE_ISSUER'],
    [
      'a played Facebook',
      { FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 's', FACEBOOK_GRAPH_URL: 'http://localhost:4010/facebook' },
      'FACEBOOK_GRAPH_URL',
    ],
  ])('sign-in elsewhere with %s', (_, settings, named) => {
    expect(refusal('api', { ...WHOLE, ...settings })).toContain(named);
  });

  test('without a registration nobody signs in elsewhere', () => {
    expect(readEnvironment(WHOLE)).toMatchObject({ GOOGLE_CLIENT_ID: '', FACEBOOK_APP_ID: '' });
    expect(() => readEnvironment({ GOOGLE_CLIENT_ID: 'suluh.apps' })).toThrow('GOOGLE_CLIENT_SECRET');
  });

  test('without a gateway nobody is sent a text message, and one of ours is not the demo’s', () => {
    const ours = { SMS_URL: 'https://api.twilio.com', SMS_ACCOUNT: 'AC1', SMS_KEY: 'kunci', SMS_SENDER: 'SULUH' };
    expect(readEnvironment(WHOLE).SMS_URL).toBe('');
    expect(readEnvironment({}).SMS_URL).toBe('http://127.0.0.1:4035');
    expect(refusal('api', { ...WHOLE, ...ours })).toBe('fit');
    expect(refusal('api', { ...WHOLE, ...ours, SMS_KEY: 'kunci-demo-sms' })).toContain('SMS_KEY');
    expect(refusal('api', { ...WHOLE, ...ours, SMS_URL: 'http://127.0.0.1:4035' })).toContain('SMS_URL');
  });

  test('without keys no device is offered messages, and the pair is not the demo’s', () => {
    const demo = readEnvironment({});
    const pair = (PUSH_PRIVATE_KEY: string) => ({
      ...WHOLE,
      PUSH_PUBLIC_KEY: 'B'.repeat(87),
      PUSH_PRIVATE_KEY,
      PUSH_CONTACT: 'mailto:halo@suluh.id',
    });
    expect([demo.PUSH_PUBLIC_KEY.length, readEnvironment(WHOLE).PUSH_PUBLIC_KEY]).toEqual([87, '']);
    expect(refusal('worker', pair('s'.repeat(43)))).toBe('fit');
    expect(refusal('worker', pair(demo.PUSH_PRIVATE_KEY))).toContain('PUSH_PRIVATE_KEY');
    expect(refusal('api', pair(demo.PUSH_PRIVATE_KEY))).toBe('fit'); // which is not handed the private one
  });

  test('an app needs no secrets of the others', () => {
    expect(refusal('app', { ...SITES, VISITOR_SECRET: WHOLE.VISITOR_SECRET, CLIENT_SECRET: 'rahasia' })).toBe('fit');
  });

  test.each<[Service, string, string | undefined]>([
    ['api', 'DATABASE_URL', undefined],
    ['api', 'TOKEN_SECRET', undefined],
    ['api', 'VISITOR_SECRET', undefined],
    ['api', 'CLIENT_SECRET', 'suluh-web-public'],
    ['api', 'MIDTRANS_SERVER_KEY', 'SB-Mid-server-suluh'],
    ['api', 'PRAKERJA_SIGN_KEY', 'suluh-prakerja-sign-key'],
    ['api', 'MIDTRANS_URL', 'http://127.0.0.1:4025'],
    ['api', 'PRAKERJA_URL', 'http://127.0.0.1:4030'],
    ['api', 'PAYMENT_GATEWAY', 'sandbox'],
    ['api', 'PAYMENT_GATEWAY', undefined],
    ['api', 'INTERNSHIP_ORIGIN', 'http://magang.suluh.example'],
    ['api', 'BACK_OFFICE_ORIGIN', undefined],
    ['api', 'FRAME_ORIGIN', undefined],
    ['api', 'MIDTRANS_URL', 'https://api.sandbox.midtrans.com'],
    ['worker', 'MIDTRANS_URL', 'https://api.sandbox.midtrans.com'],
    ['api', 'MIDTRANS_SERVER_KEY', 'SB-Mid-server-milik-kami'],
    ['worker', 'SMTP_URL', undefined],
    ['worker', 'MAIL_FROM', undefined],
    ['worker', 'PAYMENT_GATEWAY', 'sandbox'],
    ['app', 'VISITOR_SECRET', undefined],
    ['app', 'CLIENT_SECRET', 'suluh-web-public'],
    ['app', 'PROGRAM_ORIGIN', undefined],
  ])('%s with %s %s, by name', (service, name, value) => {
    const { [name]: _, ...rest } = WHOLE as Record<string, string>;
    expect(refusal(service, { ...rest, ...(value === undefined ? {} : { [name]: value }) })).toMatch(
      new RegExp(`^Configuration cannot be used in production: .*${name}`),
    );
  });

  test('all at once, in one sentence', () => {
    expect(refusal('app', { SULUH_MODE: 'production' })).toBe(
      'Configuration cannot be used in production: VISITOR_SECRET, CLIENT_SECRET must be given; MAIN_ORIGIN, INTERNSHIP_ORIGIN, MYINDIBIZ_ORIGIN, PROGRAM_ORIGIN must begin with https://.',
    );
  });

  test('what plays in the demo', () => {
    expect(() => assertDemo('The open mailbox', { SULUH_MODE: 'production' })).toThrow(
      'The open mailbox is for the demo',
    );
    expect(() => assertDemo('The open mailbox', { SULUH_MODE: 'demo' })).not.toThrow();
  });
});

test('a process is handed its own secrets and what is none', () => {
  expect(withSecretsOf({ TOKEN_SECRET: 'a', SMTP_URL: 'b', MAIN_PORT: '3000', PATH: '/bin' }, ['SMTP_URL'])).toEqual({
    SMTP_URL: 'b',
    MAIN_PORT: '3000',
    PATH: '/bin',
  });
});
