/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SESSION_TYPES } from '@suluh/domain/session';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Folders called `test` inside a source are of the subject tests, and are read. */
const SAMPLES =
  /^apps\/api-server\/test\/|\/(demo|seed|bench|stories|storybook|testing|scripts|generated)\/|\.(test|stories|fixture)\.tsx?$/;

/** Where the tables are asked: which face has which page, and what is so in the area of a session type. */
const TABLE = /^packages\/domain\/src\/(address\/|session\/sessionType\.ts$)/;

/** What a tenant is called: its id, its words' key, its brand, or a label in a menu. */
const NAME = String.raw`(?:\b(?:\w+\.)*(?:tenant|routes|line|theme)\.(?:id|copy|face|productName|tenant|program)|\b(?:subBrand|productName|brand|copy|face|tenant)|\b(?:\w+\.)?label|\btenantId)`;
const VALUE = String.raw`(?:['"\`]|\w*[tT]ext\b|[A-Z_]{3,}\b)`;

/** A session type as it is stored, and what holds one. */
const TYPE = String.raw`['"\`](?:${SESSION_TYPES.join('|')})['"\`]`;
const SESSION = String.raw`(?:\b(?:\w+\.)*\w*[sS]essionType|session_type)\b`;

const DECISIONS = [
  new RegExp(String.raw`(?:[!=]==?|<>|\bcase)\s*${TYPE}`),
  new RegExp(String.raw`${TYPE}\s*[!=]==?`),
  new RegExp(String.raw`\b(?:eq|ne|includes|has|indexOf)\((?:[\w.]+, )?${TYPE}`),
  new RegExp(String.raw`(?:${SESSION}\s*(?:[!=]==?|<>)|\bsession_type\s*=)\s*${VALUE}`),
  new RegExp(String.raw`${VALUE}\s*[!=]==?\s*${SESSION}`),
  new RegExp(String.raw`\bswitch \(${SESSION}\)`),
  new RegExp(String.raw`\[${SESSION}\]`),
  new RegExp(String.raw`${NAME}\s*[!=]==?\s*${VALUE}`),
  new RegExp(String.raw`(?:['"\`]|\w*[tT]ext\.\w+)\s*[!=]==?\s*${NAME}\b`),
  new RegExp(String.raw`\bswitch \(${NAME}\)`),
  new RegExp(String.raw`\.(?:includes|has|indexOf)\((?:${NAME})\)`),
];

const decides = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => DECISIONS.some((decision) => decision.test(line)))
    .map((line) => line.trim());

describe('no decision by a name', () => {
  it.each([
    ["if (tenant.id === 'main') return null;"],
    ["const others = context.tenant.id !== 'main' ? [] : banners;"],
    ['if (subBrand === internshipText.name) return hero;'],
    ["return tenant.productName === 'Suluh' ? a : b;"],
    ["tenant.theme.tenant === 'main' ? 'patchwork' : house"],
    ["if ('program' === tenant.routes.face) return;"],
    ["if (tenant === 'main') return KAWUNG;"],
    ['switch (tenant.copy) {'],
    ['account.filter(({ label }) => publicItems.includes(label))'],
    ["links.find(({ label }) => label === 'Promo')"],
    ["if (learner(caller).sessionType !== 'mysooltan') throw new ApiError('FORBIDDEN');"],
    ['if (found.sessionType !== INTERNSHIP) return null;'],
    ["const isMain = program === null && 'reguler' === area.sessionType;"],
    ['.filter(({ sessionType }) => sessionType === LANDING_SESSION[type])'],
    ["if (row.kind === 'mysooltan') return null;"],
    ["eq(program.sessionType, 'internship-ddb')"],
    ["['reguler', 'mysooltan'].some((type) => type === 'reguler')"],
    ["where is_published and kind <> 'mysooltan'"],
    ["where m.session_type = 'reguler'"],
    ["case 'internship-ddb':"],
    ['switch (area.sessionType) {'],
    ['copy: COPY_OF[login.sessionType]'],
  ])('finds %s', (line) => {
    expect(decides(line)).toEqual([line]);
  });

  it.each([
    ['if (!tenant.capabilities.hasWishlist) notFound();'],
    ['const { aboutTitle } = ABOUT_TEXT[tenant.copy];'],
    ["tenant.capabilities.cardKind === 'enrol'"],
    ["if (tenant === null) throw new Error('An island stands outside TenantProvider.');"],
    ['tenant.program ? { program: tenant.program } : {}'],
    ['if (!abilitiesOf(found.sessionType).hasOnJobPeriods) return null;'],
    ['membership.sessionType === login.sessionType &&'],
    ["userId, sessionType: 'reguler', programId: null"],
    ['eq(membership.sessionType, INTERNSHIP)'],
  ])('allows %s', (line) => {
    expect(decides(line)).toEqual([]);
  });

  it('is taken anywhere', () => {
    const sources = globSync('{packages/*/src,apps/*}/**/*.{ts,tsx}', {
      cwd: ROOT,
      exclude: (name) => /^(node_modules|\.next|storybook-static)$/.test(name),
    }).filter((file) => !SAMPLES.test(file) && !TABLE.test(file));
    expect(sources.length).toBeGreaterThan(900);
    expect(sources).toContain('apps/api-server/src/modules/test/startAttempt.ts');
    const found = sources.flatMap((file) =>
      decides(readFileSync(`${ROOT}${file}`, 'utf8')).map((line) => `${file}: ${line}`),
    );
    expect(found).toEqual([]);
  });
});
