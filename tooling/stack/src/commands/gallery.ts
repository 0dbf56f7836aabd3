import path from 'node:path';
import { parseArgs } from 'node:util';
import { Checking } from '../checking.ts';
import { browserSettings, ensureChromium } from '../chromium.ts';
import { openWorkspace, root, runLogged } from '../workspace.ts';

/**
 * `npm run gallery -- [--drawings FOLDER] [--face FACE|beside] [--page NAME …]`: looks at every page of every face of a
 * running stack and at what opens on them, on a phone and a desktop, light and dark, and at what stands beside the site
 * (mails, the back office, who plays the outside), and puts the pictures into one HTML page beside the drawings of the folder. Fails when a page is wider than its screen or not there.
 */
const { values } = parseArgs({
  options: {
    drawings: { type: 'string' },
    face: { type: 'string' },
    page: { type: 'string', multiple: true },
  },
});
const checking = new Checking();
const workspace = openWorkspace();
const browsers = await ensureChromium(workspace);
const out = path.join(workspace.dataDir, 'reports', 'gallery');
await checking.check('Looks at every page', () =>
  runLogged(
    workspace,
    'gallery',
    [
      'node',
      'looks/main.ts',
      `--out=${out}`,
      ...(values.drawings ? [`--drawings=${path.resolve(values.drawings)}`] : []),
      ...(values.face ? [`--face=${values.face}`] : []),
      ...(values.page ?? []).map((name) => `--page=${name}`),
    ],
    { folder: 'e2e', env: { NODE_ENV: 'test', ...browserSettings(browsers) } },
  ),
);
console.log(`  ${path.relative(root, path.join(out, 'index.html'))}`);
process.exit(checking.close());
