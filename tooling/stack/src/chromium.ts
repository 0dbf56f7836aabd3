import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runLogged, type Workspace } from './workspace.ts';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium the system already has. */
export const systemChromium = (): string | undefined => SYSTEM_BROWSERS.find((file) => existsSync(file));

const hasApt = () => {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false; // not a Debian system
  }
};

/** Debian's Chromium without windows. */
const SYSTEM_SHELL = '/usr/bin/chromium-headless-shell';

/** Browsers tests run in, as paths; undefined for Playwright's own. */
export interface Browsers {
  /** The browser people have: for what only it does, such as keeping pages that were left, and push. */
  whole: string | undefined;
  /**
   * The same engine without windows and what belongs to them, which takes a quarter less processor time and which Playwright
   * takes by itself where it has both; the whole one where there is no other.
   */
  shell: string | undefined;
}

const systemBrowsers = (): Browsers | undefined => {
  const whole = systemChromium();
  return whole === undefined ? undefined : { whole, shell: existsSync(SYSTEM_SHELL) ? SYSTEM_SHELL : whole };
};

const install = (packages: string) =>
  `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${packages}`;

/**
 * Makes sure there is a Chromium for stories and journeys: the system's, else Debian's packages when we are root, else
 * Playwright's own download.
 */
export async function ensureChromium(workspace: Workspace): Promise<Browsers> {
  const found = systemBrowsers();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && hasApt()) {
    const both = `${install('chromium chromium-headless-shell')} || ${install('chromium')}`;
    await runLogged(workspace, 'chromium', ['sh', '-c', `apt-get update -qq && { ${both}; }`], {});
    const installed = systemBrowsers();
    if (installed) return installed;
  }
  await runLogged(
    workspace,
    'chromium',
    ['pnpm', '--filter', '@suluh/e2e', 'exec', 'playwright', 'install', 'chromium'],
    {},
  );
  return { whole: undefined, shell: undefined };
}

/** How tests are told of their browsers. */
export const browserSettings = ({ whole, shell }: Browsers): Record<string, string> => ({
  ...(shell ? { CHROMIUM_PATH: shell } : {}),
  ...(whole ? { CHROMIUM_WHOLE_PATH: whole } : {}),
});
