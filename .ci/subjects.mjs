/**
 * Fails when the subject of a commit is not `scope: imperative` in at most 72 characters. Commits up to the one named here are older than the
 * rule; a clone without it (a shallow one) is not checked.
 */
import { spawnSync } from 'node:child_process';

const LAST_UNCHECKED = 'e594743b6519';
const MOST = 72;
const FORM = /^[a-z][a-z-]*: \S/;

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' });

if (git('cat-file', '-e', `${LAST_UNCHECKED}^{commit}`).status !== 0) {
  console.log('SUBJECTS NOT CHECKED: the history is too short.');
} else {
  const log = git('log', '--no-merges', '--format=%h %s', `${LAST_UNCHECKED}..HEAD`).stdout.trim();
  const subjects = log === '' ? [] : log.split('\n').map((line) => line.slice(line.indexOf(' ') + 1));
  const wrong = subjects.filter((subject) => subject.length > MOST || !FORM.test(subject));
  for (const subject of wrong) console.log(`${subject.length} characters: ${subject}`);
  console.log(
    `Commits: ${subjects.length} subjects, ${wrong.length} of them not \`scope: imperative\` in ${MOST} characters.`,
  );
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
