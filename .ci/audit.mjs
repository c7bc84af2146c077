/**
 * Fails for a dependency with a known vulnerability of high or critical severity. Some registries answer no audits:
 * where the endpoint is absent, prints so and passes; other failures of the audit are tried again, and then fail.
 */
import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const ABSENT = [404, 405, 501];
/** Seconds before each further try. */
const PAUSES = [10, 60];

let { stdout, stderr, answer } = audit();
for (const seconds of PAUSES) {
  if (isAnswered(answer)) break;
  console.warn(`Audit failed, once more in ${seconds} s.`, stderr);
  await wait(seconds * 1000);
  ({ stdout, stderr, answer } = audit());
}
const severities = answer?.metadata?.vulnerabilities;

if (severities) {
  const grave = severities.high + severities.critical;
  for (const [name, { severity, range }] of Object.entries(answer.vulnerabilities)) {
    console.log(`${severity.padEnd(8)} ${name} ${range}`);
  }
  console.log(`Audit: ${severities.total} known vulnerabilities, ${grave} of them high or critical.`);
  process.exitCode = grave > 0 ? 1 : 0;
} else if (isAbsent(answer)) {
  console.warn('AUDIT NOT DONE: audit not available from this registry (it has no audit endpoint).');
} else {
  console.error(stdout, stderr, 'Audit failed: no answer that can be read.');
  process.exitCode = 1;
}

function audit() {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json', '--audit-level=high'], { encoding: 'utf8' });
  return { stdout, stderr, answer: parse(stdout) };
}

function isAnswered(answer) {
  return answer?.metadata?.vulnerabilities !== undefined || isAbsent(answer);
}

function isAbsent(answer) {
  return ABSENT.includes(Number(/^\d{3}/.exec(answer?.message ?? '')?.[0]));
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
