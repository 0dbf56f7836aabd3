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

/**
 * Makes sure there is a Chromium for stories and journeys: the system's, else Debian's package when we are root, else
 * Playwright's own download. Returns its path, or undefined for Playwright's own.
 */
export async function ensureChromium(workspace: Workspace): Promise<string | undefined> {
  const found = systemChromium();
  if (found) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && hasApt()) {
    await runLogged(
      workspace,
      'chromium',
      [
        'sh',
        '-c',
        'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium',
      ],
      {},
    );
    const installed = systemChromium();
    if (installed) return installed;
  }
  await runLogged(
    workspace,
    'chromium',
    ['pnpm', '--filter', '@suluh/e2e', 'exec', 'playwright', 'install', 'chromium'],
    {},
  );
  return undefined;
}
