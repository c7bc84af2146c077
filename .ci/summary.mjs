/**
 * Adds up what CI has run, names what failed or was skipped, and prints the sum as the last line.
 * Arguments: how many steps passed, then the name of each step that failed.
 */
import { existsSync, readFileSync } from 'node:fs';

const [, , stepsPassed, ...failedSteps] = process.argv;
const reports = ['reports/tests.json', 'reports/tests-slow.json']
  .filter(existsSync)
  .map((path) => JSON.parse(readFileSync(path, 'utf8')));

const files = reports.flatMap(({ testResults }) => testResults);
const tests = files.flatMap(({ assertionResults }) => assertionResults);
const skipped = tests.filter(({ status }) => status === 'pending' || status === 'skipped' || status === 'todo');
const failedTests = tests.filter(({ status }) => status === 'failed');
// A file that could not be loaded has failed without any test of it.
const failedFiles = files.filter(
  ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
);
const passed = tests.filter(({ status }) => status === 'passed').length + Number(stepsPassed);
const failed = failedTests.length + failedFiles.length + failedSteps.length;

for (const { fullName } of skipped) console.log(`SKIPPED: ${fullName}`);
for (const { fullName } of failedTests) console.log(`FAILED: ${fullName}`);
for (const { name } of failedFiles) console.log(`FAILED: ${name}`);
for (const step of failedSteps) console.log(`FAILED: ${step}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
