/** `npm start [-- --ruleset FILE]`: builds what is stale, then runs the server. Nothing has to be installed, set or signed up for. */
import { spawnSync } from 'node:child_process';
import { localSettings, startOptions } from './local-settings.ts';
import { build, ROOT, staleWorkspaces } from './workspaces.ts';

const options = startOptions(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
if (options === null) {
  process.stderr.write('usage: npm start [-- --ruleset FILE]\n');
  process.exit(1);
}
Object.assign(process.env, options);
const stale = staleWorkspaces();
for (const [index, workspace] of stale.entries()) {
  const { name, folder } = workspace;
  process.stdout.write(`Building ${name} (${index + 1} of ${stale.length}) ...\n`);
  let output = '';
  const isBuilt = build(workspace, () => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build', '--workspace', folder], {
      cwd: ROOT,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    output = `${stdout}${stderr}`;
    return status === 0;
  });
  if (isBuilt) continue;
  process.stderr.write(`${output}\n${name} can't be built.\n`);
  process.exit(1);
}
Object.assign(process.env, localSettings(process.env));
process.stdout.write('Starting Mundo Manager ...\n');
await import('../main.ts');
