import { describe, expect, test } from 'vitest';
import { ConfigurationError, readEnvironment } from './environment.ts';

const refusal = (source: Record<string, string>): string => {
  try {
    readEnvironment(source);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('defaults', () => {
  test('nothing has to be set', () => {
    expect(readEnvironment({})).toMatchObject({
      SULUH_HOST: '127.0.0.1',
      SULUH_DATA_DIR: '.suluh',
      MAIN_PORT: 3000,
      API_PORT: 4000,
      POSTGRES_PORT: 5433,
      DATABASE_POOL_SIZE: 10,
      LOG_LEVEL: 'info',
      MAIL_FROM: 'Suluh <halo@suluh.example>',
    });
  });

  test('what has no default stays away', () => {
    const { DATABASE_URL, TOKEN_SECRET, SMTP_URL } = readEnvironment({});
    expect([DATABASE_URL, TOKEN_SECRET, SMTP_URL]).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    ['', true],
    ['2', true],
    ['10.0.0.1', true],
    ['10.0.0.0/8, fd00::/8', true],
    ['10.0.0.0/33', false],
    ['10.0.0.0/8/8', false],
    ['loopback', false],
    ['-1', false],
  ])('TRUSTED_PROXIES=%j can be used: %s', (setting, expected) => {
    expect(refusal({ TRUSTED_PROXIES: setting }) === 'accepted').toBe(expected);
  });

  test('an empty string counts as absent', () => {
    expect(
      readEnvironment({ MAIN_PORT: '', DATABASE_URL: '', MAIN_ORIGIN: '', SULUH_HOST: '', TOKEN_SECRET: '' }),
    ).toEqual(readEnvironment({}));
  });

  test('pictures lie where the API serves them, and no other origin may be asked for pictures', () => {
    expect(readEnvironment({ API_PORT: '4400' })).toMatchObject({
      STORAGE_URL: 'http://localhost:4400/storage',
      PICTURE_ORIGINS: [],
    });
  });

  test('a bucket comes with its keys', () => {
    const bucket = { S3_BUCKET_URL: 'https://s3.example/suluh' };
    expect(refusal(bucket)).toContain('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given');
    expect(readEnvironment({ ...bucket, S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' })).toMatchObject(bucket);
    expect(refusal({ S3_BUCKET_URL: 'suluh' })).toContain('S3_BUCKET_URL');
  });

  test('origins of pictures are separated by commas and lose their paths', () => {
    expect(
      readEnvironment({ PICTURE_ORIGINS: 'https://cdn.example/a, http://media.example:8080' }).PICTURE_ORIGINS,
    ).toEqual(['https://cdn.example', 'http://media.example:8080']);
    expect(refusal({ PICTURE_ORIGINS: 'https://cdn.example,*' })).toContain('PICTURE_ORIGINS');
  });

  test('settings of other programs are left out', () => {
    expect(readEnvironment({ HOME: '/home/sekar' })).not.toHaveProperty('HOME');
  });
});

describe('origins', () => {
  test.each([
    ['MAIN', '3200'],
    ['INTERNSHIP', '3201'],
    ['MYINDIBIZ', '3202'],
    ['PROGRAM', '3203'],
    ['API', '4200'],
    ['OIDC', '4210'],
    ['SANDBOX', '4220'],
  ] as const)('%s_ORIGIN follows %s_PORT unless it is given', (name, port) => {
    expect(readEnvironment({ [`${name}_PORT`]: port })[`${name}_ORIGIN`]).toBe(`http://localhost:${port}`);
    expect(
      readEnvironment({ [`${name}_PORT`]: port, [`${name}_ORIGIN`]: 'https://suluh.example/' })[`${name}_ORIGIN`],
    ).toBe('https://suluh.example');
  });

  test.each([
    [{}, 'http://127.0.0.1:4025'],
    [
      { MIDTRANS_URL: 'https://api.sandbox.midtrans.com', MIDTRANS_SERVER_KEY: 'kunci' },
      'https://app.sandbox.midtrans.com',
    ],
    [
      {
        MIDTRANS_URL: 'https://api.midtrans.com',
        MIDTRANS_SERVER_KEY: 'kunci',
        MIDTRANS_SNAP_URL: 'https://snap.example',
      },
      'https://snap.example',
    ],
  ])('Snap is where Midtrans is, unless it is given: %o', (given, snap) => {
    expect(readEnvironment(given).MIDTRANS_SNAP_URL).toBe(snap);
  });

  test('a path is cut off', () => {
    expect(readEnvironment({ API_ORIGIN: 'https://api.suluh.example:8443/v1?x=1' }).API_ORIGIN).toBe(
      'https://api.suluh.example:8443',
    );
  });
});

describe('values that cannot be used', () => {
  test('every one is named, in one sentence', () => {
    const message = refusal({
      MAIN_PORT: 'tiga',
      API_PORT: '70000',
      MAIN_ORIGIN: 'suluh',
      DATABASE_URL: 'mysql://x/y',
      LOG_LEVEL: 'keras',
      TOKEN_SECRET: 'pendek',
    });
    expect(message).toMatch(/^Configuration cannot be used: .+\.$/);
    for (const name of ['MAIN_PORT', 'API_PORT', 'MAIN_ORIGIN', 'DATABASE_URL', 'LOG_LEVEL', 'TOKEN_SECRET'])
      expect(message).toContain(`${name} (`);
    expect(message).not.toMatch(/\n|OIDC_PORT/);
  });

  test('a service that is not ours needs keys of its own', () => {
    const prakerja = { PRAKERJA_URL: 'https://api.prakerja.go.id', PRAKERJA_CLIENT_CODE: 'suluh' };
    expect(refusal({ MIDTRANS_URL: 'https://api.midtrans.com' })).toContain('MIDTRANS_SERVER_KEY');
    expect(refusal({ SMS_URL: 'https://api.twilio.com', SMS_KEY: 'kunci' })).toContain('SMS_ACCOUNT and SMS_SENDER');
    expect(refusal(prakerja)).toMatch(/^Configuration cannot be used: .*PRAKERJA_SIGN_KEY must be given too\.$/);
    expect(
      refusal({
        ...prakerja,
        PRAKERJA_SIGN_KEY: 'kunci',
        MIDTRANS_URL: 'https://api.midtrans.com',
        MIDTRANS_SERVER_KEY: 'Mid-server-1',
      }),
    ).toBe('accepted');
  });

  test('a secret is never repeated', () => {
    expect(refusal({ TOKEN_SECRET: 'rahasia-sekali' })).not.toContain('rahasia-sekali');
  });

  test.each([
    ['MAIN_PORT', '0', '1'],
    ['MAIN_PORT', '65536', '65535'],
    ['MAIN_PORT', '3000.5', '3000'],
    ['MAIN_PORT', ' ', '3000'],
    ['DATABASE_POOL_SIZE', '0', '1'],
    ['DATABASE_POOL_SIZE', '201', '200'],
    ['RATE_LIMIT_PER_MINUTE', '0', '1'],
    ['TOKEN_SECRET', 'a'.repeat(31), 'a'.repeat(32)],
    ['DATABASE_URL', 'http://localhost/suluh', 'postgresql://suluh@127.0.0.1:5432/suluh'],
    ['DATABASE_URL', 'localhost', 'postgres://localhost/suluh'],
    ['SMTP_URL', 'http://localhost', 'smtps://localhost:465'],
    ['MAIN_ORIGIN', 'ftp://suluh.example', 'http://suluh.example'],
    ['LOG_LEVEL', 'INFO', 'silent'],
  ])('%s may not be "%s" but may be "%s"', (name, bad, good) => {
    expect(refusal({ [name]: bad })).toContain(name);
    expect(refusal({ [name]: good })).toBe('accepted');
  });
});
