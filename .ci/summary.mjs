/**
 * Adds up what CI has run and prints it as the last line.
 * Arguments: how many steps passed, then the name of each step that failed.
 */
import { existsSync, readFileSync } from 'node:fs';

const [, , stepsPassed, ...failedSteps] = process.argv;
const reports = ['reports/tests.json', 'reports/tests-slow.json']
  .filter(existsSync)
  .map((path) => JSON.parse(readFileSync(path, 'utf8')));

const sum = (field) => reports.reduce((total, report) => total + report[field], 0);
const skipped = reports.flatMap(({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'pending' || status === 'skipped' || status === 'todo'),
  ),
);
const passed = sum('numPassedTests') + Number(stepsPassed);
const failed = sum('numFailedTests') + failedSteps.length;

for (const { fullName } of skipped) console.log(`SKIPPED: ${fullName}`);
for (const step of failedSteps) console.log(`FAILED: ${step}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
